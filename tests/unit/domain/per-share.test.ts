import { perShareWords } from '@/lib/domain/per-share';

test.each([
  [0.01, 'HKD', 'HK1.0 cent', '1.0 港仙'],
  [0.025, 'HKD', 'HK2.5 cents', '2.5 港仙'],
  [0.07, 'HKD', 'HK7.0 cents', '7.0 港仙'],
  [0.00125, 'HKD', 'HK0.125 cents', '0.125 港仙'],
  [1.5, 'HKD', 'HK$1.50', '1.50 港元'],
  [0.01, 'USD', 'US$0.01', '0.01 美元'],
  [0.125, 'CNY', 'RMB0.125', '人民幣 0.125 元'],
])('%d %s of a share is written with all its digits', (amount, currency, en, zt) => {
  expect(perShareWords(amount, currency, 'en')).toBe(en);
  expect(perShareWords(amount, currency, 'zt')).toBe(zt);
});
