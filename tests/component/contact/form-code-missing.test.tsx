/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsultationOpener } from '@/components/consultation/consultation-opener';
import { AskQuestion } from '@/components/investors/questions/ask-question';
import type { Layout } from '@/lib/site/routes';
import common from '@/messages/en/common.json';
import words from '@/messages/en/consultation.json';
import { withoutIntersections } from '../support/browser';
import { ENDPOINT, fields, fillIn, form, showContactForm, submit, submitButton, TYPED } from '../support/contact-form';
import { installDialogs } from '../support/dialog';
import { enter } from '../support/enter';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));

/** The tab was opened before a release: its files are gone from the server. */
jest.mock('@/components/forms/form-machine', () => {
  throw new Error('Loading chunk failed');
});

withoutIntersections();
installDialogs();
beforeEach(() => speak('en'));

/** What the browser sends by itself, as it stands then. */
const native: { action: string | null; fields: Record<string, unknown> }[] = [];
beforeEach(() => {
  native.length = 0;
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    native.push({ action: this.getAttribute('action'), fields: Object.fromEntries(new FormData(this)) });
  });
});
afterEach(() => jest.restoreAllMocks());

describe('Forms: a form whose code cannot be fetched goes out as the plain form that it is', () => {
  test('the contact form does, with all that stands in it', async () => {
    const user = showContactForm();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(native).toHaveLength(1));
    const [businessType, companyName, name, phone, content] = TYPED;
    expect(native[0]).toEqual({
      action: ENDPOINT,
      fields: { businessType, companyName, name, phone, content, returnTo: '/contactUs', lang: 'en', subtopic: '' },
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what the browser can tell is wrong stays, and can be sent once it is right', async () => {
    const user = showContactForm();
    await submit(user);
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
    expect(native).toEqual([]);
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(native).toHaveLength(1));
  });

  test('without a network it stays, says that it was not sent and keeps every word', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const user = showContactForm();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    expect([native, fields().name.value]).toEqual([[], TYPED[2]]);
    onLine.mockReturnValue(true);
    await submit(user);
    await waitFor(() => expect(native).toHaveLength(1));
  });

  test('cleared while its code is awaited, it does not', async () => {
    const user = showContactForm();
    await fillIn(user);
    form().requestSubmit();
    form().reset();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([native, fields().name.value]).toEqual([[], '']);
  });

  test.each(['desktop', 'mobile'] as const)('the question form does, on %s', async (layout) => {
    const user = userEvent.setup();
    render(<AskQuestion page={{ route: 'investorRelations', layout, locale: 'en' }} />);
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    await enter(user, screen.getByLabelText('Your question'), 'When are the annual results due?');
    await enter(user, screen.getByLabelText('Contact e-mail'), 'holder@example.com');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(native).toHaveLength(1));
    expect(native[0]).toMatchObject({
      action: '/website/Website/questionBox',
      fields: { email: 'holder@example.com', questionContent: 'When are the annual results due?', lang: 'en' },
    });
  });

  test.each(['desktop', 'mobile'] as const)('the consultation popup does, on %s', async (layout) => {
    const user = userEvent.setup();
    showPopup(layout);
    await user.click(screen.getByRole('link', { name: 'Talk to us' }));
    await screen.findByTestId('consultation-popup');
    for (const [label, value] of [
      [words.companyName, 'Harbour Lane'],
      [words.name, 'Visitor Example'],
      [words.phone, '9123 4567'],
      [words.content, 'Please call back'],
    ] as const) {
      await enter(user, screen.getByLabelText(label), value);
    }
    await user.click(screen.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(native).toHaveLength(1));
    expect(native[0]).toMatchObject({
      action: `${ENDPOINT}?form=consultation`,
      fields: { businessType: '7', name: 'Visitor Example', returnTo: '/contactUs' },
    });
  });
});

function showPopup(layout: Layout) {
  const { phone, ...placeholder } = words.placeholder;
  render(
    <ConsultationOpener
      label="Talk to us"
      contactPage="/contactUs?lang=en"
      popup={{
        layout,
        locale: 'en',
        action: `${ENDPOINT}?form=consultation`,
        returnTo: '/contactUs',
        businessType: '7',
        businessTypes: [{ value: '7', label: common.businessType7 }],
        words: {
          ...words,
          privacy: <p>{common.privacy.consultation}</p>,
          form: common.submission,
          fields: { ...words, contact: words.phone, placeholder: { ...placeholder, contact: phone } },
          problems: { ...placeholder, contact: words.phoneProblem },
        },
      }}
    />,
  );
}
