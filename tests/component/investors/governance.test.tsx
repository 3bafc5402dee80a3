/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen } from '@testing-library/react';
import { Board } from '@/components/investors/board';
import { Governance } from '@/components/investors/governance';
import { LOCALES } from '@/lib/i18n/locales';
import { isSampleContent } from '@/lib/website-api';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/website-api', () => ({ isSampleContent: jest.fn() }));

const LABEL = { zt: '示例資料', zh: '示例数据', en: 'Sample data' };

describe.each([
  ['corporateRegulation', Governance],
  ['boardMembers', Board],
] as const)('decisions, Names: /%s', (route, Page) => {
  test.each(LOCALES)('decisions, Names: in %s sample content is labelled so, and nothing else is', (locale) => {
    speak(locale);
    jest.mocked(isSampleContent).mockReturnValue(true);
    const { unmount } = render(<Page page={{ route, layout: 'mobile', locale }} />);
    expect(screen.getByText(LABEL[locale])).toBeInTheDocument();
    unmount();
    jest.mocked(isSampleContent).mockReturnValue(false);
    render(<Page page={{ route, layout: 'mobile', locale }} />);
    expect(screen.queryByText(LABEL[locale])).not.toBeInTheDocument();
  });
});
