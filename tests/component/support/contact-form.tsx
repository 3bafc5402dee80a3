import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import type { Layout } from '@/lib/site/routes';
import common from '@/messages/en/common.json';
import consultation from '@/messages/en/consultation.json';
import contact from '@/messages/en/contact.json';
import { enter } from './enter';

export const WORDS = { ...contact.form, received: consultation.received, individual: consultation.individual };
export const FORM_WORDS = common.submission;
export const ENDPOINT = '/website/Website/informationBox';

const PHONE = '+852 5800 0000';
const EMAIL = 'cooperation@example.com';
const withContacts = (text: string) => text.replace('{phone}', PHONE).replace('{email}', EMAIL);
export const FAILURE = withContacts(WORDS.failure);
export const LIMITED = withContacts(WORDS.limited);

const TYPES = [1, 2, 3, 4, 5, 6, 7] as const;

/** The contact page's form in English, as its page draws it. */
export function showContactForm(layout: Layout = 'desktop'): UserEvent {
  render(contactForm(layout));
  return userEvent.setup();
}

export function contactForm(layout: Layout = 'desktop') {
  return (
    <ContactForm
      action={ENDPOINT}
      returnTo="/contactUs"
      locale="en"
      layout={layout}
      businessTypes={TYPES.map((type) => ({ value: String(type), label: common[`businessType${type}`] }))}
      words={FORM_WORDS}
      privacy={<p>{common.privacy.consultation}</p>}
      individual={WORDS.individual}
      labels={{ ...WORDS, failure: FAILURE, limited: LIMITED }}
    />
  );
}

export const form = () => screen.getByTestId<HTMLFormElement>('consultation-form');
const inForm = () => within(form());
export const fields = () => ({
  businessType: inForm().getByRole<HTMLSelectElement>('combobox', { name: WORDS.businessType }),
  companyName: inForm().getByRole<HTMLInputElement>('textbox', { name: WORDS.companyName }),
  name: inForm().getByRole<HTMLInputElement>('textbox', { name: WORDS.name }),
  phone: inForm().getByRole<HTMLInputElement>('textbox', { name: WORDS.contact }),
  content: inForm().getByRole<HTMLTextAreaElement>('textbox', { name: WORDS.content }),
});

export const values = () => Object.values(fields()).map(({ value }) => value);
export const marks = () => Object.values(fields()).map((field) => field.getAttribute('data-validity'));
export const submitButton = () => screen.getByRole('button', { name: WORDS.submit });
export const submit = (user: UserEvent) => user.click(submitButton());

/** What a visitor types, and what it comes to when it is judged. */
export const TYPED = ['4', ' Harbour Lane ', 'Visitor Example', '+852 9123 4567', ' Please call back '];
export const JUDGED = {
  businessType: '4',
  companyName: 'Harbour Lane',
  name: 'Visitor Example',
  phone: '91234567',
  content: 'Please call back',
};

export async function fillIn(user: UserEvent): Promise<void> {
  const { businessType, ...texts } = fields();
  await user.selectOptions(businessType, TYPED[0] ?? '');
  for (const [index, field] of Object.values(texts).entries()) await enter(user, field, TYPED[index + 1] ?? '');
}
