import { fileAddress } from '@/lib/text/file-address';

describe('Calls: addresses of files as an API gives them', () => {
  test.each([
    'https://files.example.com/a.pdf',
    'http://files.example.com/a.pdf?x=1#page=2',
    'HTTPS://files.example.com/a.pdf',
    '/assets/reports/a.pdf',
    '/assets/reports/年報.pdf',
  ])('Calls: %j can be opened', (address) => {
    expect(fileAddress(address)).toBe(address);
  });

  test('Calls: blanks around an address are not part of it', () => {
    expect(fileAddress(' https://files.example.com/a.pdf\n')).toBe('https://files.example.com/a.pdf');
  });

  test.each([
    '',
    ' ',
    null,
    undefined,
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://www.example.com/0',
    'file:///etc/passwd',
    'ftp://files.example.com/a.pdf',
    'mailto:a@example.com',
    'http://[',
    'https://',
    'https:files.example.com/a.pdf',
    '//files.example.com/a.pdf',
    '/\\files.example.com/a.pdf',
    '/\t/files.example.com/a.pdf',
    'a.pdf',
    './a.pdf',
    '#',
    '?a',
    '-',
  ])('Calls: %j is none', (address) => {
    expect(fileAddress(address)).toBeUndefined();
  });
});
