/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Prose, Words } from '@/components/ui/text/words';

const htmlOf = (children: React.ReactNode) => render(<Words>{children}</Words>).container.innerHTML;

describe('design, Chinese lines', () => {
  test('a line of Chinese may break between words and nowhere else', () => {
    expect(htmlOf('一次登入，80萬+ 用戶')).toMatch(/^<span[^>]*>一次登入，<wbr>80萬\+ 用戶<\/span>$/);
  });

  test.each([
    ['截至二零二六年十月三十一日止月份但之股份發行人的證券變動月報表', ['月份', '三十一日止', '月報表']],
    ['截至二零二六年六月三十日止六個月之中期業績公告', ['三十日止', '六個月']],
    ['Windows 版 10.30：一次登入，六個螢幕', ['一次登入，', '六個']],
    ['合計 80萬+ 用戶，遍及 59 個市場', ['80萬+', '59 個']],
    ['截至二零二六年十月三十一日止月份', ['月份']],
    ['前三季度收入 8,640 万港元，同比增长 23.8%。', ['前三季度', '8,640 万港元', '23.8%。']],
  ])('in %s these are never broken', (text, wholes) => {
    const lines = htmlOf(text)
      .replace(/^<span[^>]*>|<\/span>$/g, '')
      .replaceAll('&nbsp;', ' ')
      .split('<wbr>');
    expect(lines.length).toBeGreaterThan(1);
    for (const whole of wholes) expect([whole, lines.some((line) => line.includes(whole))]).toEqual([whole, true]);
  });

  test('what never fills a line is left as it is, and what the text holds is no markup', () => {
    expect(htmlOf('投資者關係')).toBe('投資者關係');
    expect(htmlOf('買賣盤 <b>傳遞</b> & 風險管理系統')).toContain('&lt;b&gt;');
  });

  test('it reads, is found and is copied as it was written', () => {
    const { container } = render(<Words>香港聯合交易所 GEM 上市公司，股份代號 08017</Words>);
    expect(container).toHaveTextContent('香港聯合交易所 GEM 上市公司，股份代號 08017');
  });

  test.each(['Trade in one app', '08017', ''])('%s is given back as it is', (text) => {
    expect(htmlOf(text)).toBe(text);
  });

  test('of several pieces those that are text are treated so', () => {
    expect(htmlOf(['查看即日及歷史走勢圖', <strong key="price">0.86</strong>])).toMatch(
      /<wbr>.*<strong>0\.86<\/strong>$/,
    );
  });
});

describe('design, Chinese lines: running text', () => {
  test('a paragraph has no places to break of ours, and its numbers stay whole', () => {
    const text = '集團為券商、投資者及上市公司提供交易軟件，首九個月收入為 8,640 萬港元。';
    const { container } = render(
      <p>
        <Prose>{text}</Prose>
      </p>,
    );
    expect(container.querySelectorAll('wbr')).toHaveLength(0);
    expect(Array.from(container.querySelectorAll('[data-whole]'), ({ textContent }) => textContent)).toEqual([
      '九個月',
      '8,640\u00a0萬港元',
    ]);
    expect(container).toHaveTextContent(text);
  });

  test('what fits a line is plain text, and what the text holds is no markup', () => {
    expect(render(<Prose>業績在 8 月</Prose>).container.innerHTML).toBe('業績在 8&nbsp;月');
    expect(render(<Prose>買賣盤 {'<b>'}傳遞系統連接券商的前台</Prose>).container.querySelector('b')).toBeNull();
  });

  test('links stand in it, and nothing is lost', () => {
    render(
      <Prose>
        {'請致電客戶服務部，或電郵至 '}
        <a href="#mail">account@example.com</a>
        {'，並註明在 6 個月內提出要求的原因。'}
      </Prose>,
    );
    expect(screen.getByRole('link', { name: 'account@example.com' })).toHaveAttribute('href', '#mail');
    expect(document.body).toHaveTextContent(
      '請致電客戶服務部，或電郵至 account@example.com，並註明在 6 個月內提出要求的原因。',
    );
  });

  test.each(['Trade in one app', ''])('%s is given back as it is', (text) => {
    expect(render(<Prose>{text}</Prose>).container.innerHTML).toBe(text);
  });
});
