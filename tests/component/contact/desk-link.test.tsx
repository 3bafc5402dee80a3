/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactBlocks } from '@/components/contact/contact-blocks';
import { MESSAGE_FORM_ID } from '@/components/contact/message-form-id';
import { withoutIntersections } from '../support/browser';
import { contactForm, fields, submit } from '../support/contact-form';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));

withoutIntersections();
beforeEach(() => {
  speak('en');
  Element.prototype.scrollIntoView = jest.fn();
});

function showPage() {
  render(
    <>
      <ContactBlocks />
      <section id={MESSAGE_FORM_ID}>{contactForm()}</section>
    </>,
  );
  return userEvent.setup();
}

const desk = (name: string) => screen.getByRole('link', { name: new RegExp(`^Write to this desk ?: ${name}$`) });

describe('§2 contact us: the desks', () => {
  test.each([
    ['Customer service', '7'],
    ['Accounts and partnerships', '1'],
    ['Investor relations', '7'],
    ['Media', '7'],
  ])('§2 contact us: %s chooses business type %s in the form and leads there', async (name, type) => {
    const user = showPage();
    await user.click(desk(name));
    expect(fields().businessType).toHaveValue(type);
    expect(fields().businessType).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('§4 contact us: the form judges what the desk chose', async () => {
    const user = showPage();
    await submit(user);
    await screen.findAllByText(/Choose a business type/);
    await user.click(desk('Media'));
    expect(fields().businessType).toHaveAttribute('data-validity', 'valid');
  });

  test('§2 contact us: each desk says when it answers, and leads to the form without JavaScript too', () => {
    showPage();
    for (const item of screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement)) {
      if (!item) throw new Error('a desk without its words');
      expect(within(item).getByText(/^Replies|call us from 08:30 to 18:00/)).toBeVisible();
      expect(within(item).getByRole('link', { name: /^Write to this desk/ })).toHaveAttribute('href', '#message');
    }
  });
});
