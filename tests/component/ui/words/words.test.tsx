/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Words } from '@/components/ui/words/words';

const htmlOf = (children: React.ReactNode) => render(<Words>{children}</Words>).container.innerHTML;

describe('design, Chinese lines', () => {
  test('a line of Chinese may break between words and nowhere else', () => {
    expect(htmlOf('一次登入，80萬+ 用戶')).toMatch(/^<span[^>]*>一次登入，<wbr>80萬\+ 用戶<\/span>$/);
  });

  test('it reads, is found and is copied as it was written', () => {
    const { container } = render(<Words>香港聯合交易所 GEM 上市公司，股份代號 08017</Words>);
    expect(container).toHaveTextContent('香港聯合交易所 GEM 上市公司，股份代號 08017');
  });

  test.each(['Trade in one app', '08017', ''])('%s is given back as it is', (text) => {
    expect(htmlOf(text)).toBe(text);
  });

  test('of several pieces those that are text are treated so', () => {
    expect(htmlOf(['查看走勢', <strong key="price">0.86</strong>])).toMatch(/<wbr>.*<strong>0\.86<\/strong>$/);
  });
});
