import { formAddress, messageFormAt } from '@/lib/contract/form-address';

describe('§7 the address that a form is sent to', () => {
  test.each([
    ['contact', '/website/Website/informationBox'],
    ['consultation', '/website/Website/informationBox?form=consultation'],
    ['question', '/website/Website/questionBox'],
  ] as const)('§7 %s: %s', (name, address) => {
    expect(formAddress(name)).toBe(address);
  });

  test.each(['contact', 'consultation'] as const)('§5 %s: the endpoint reads from it which form it is', (name) => {
    expect(messageFormAt(`https://www.example.com${formAddress(name)}`)).toBe(name);
  });
});
