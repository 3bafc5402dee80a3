/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withoutIntersections } from './support/browser';
import {
  ENDPOINT,
  fields,
  fillIn,
  form,
  JUDGED,
  marks,
  showContactForm,
  submit,
  values,
  WORDS,
} from './support/contact-form';
import { accepted, fakeEndpoint } from './support/network';

withoutIntersections();
const { sent, answers } = fakeEndpoint(ENDPOINT);
beforeEach(() => answers(accepted));

const settled = (expected: (string | null)[]) => waitFor(() => expect(marks()).toEqual(expected));
const ALL_INVALID = Array(5).fill('invalid');
const ALL_VALID = Array(5).fill('valid');
const UNMARKED = Array(5).fill(null);

describe('§4 contact form: untouched', () => {
  test('§4 contact form: no field is marked', () => {
    showContactForm();
    expect(marks()).toEqual(UNMARKED);
  });

  test('§5 contact form: what is typed before the first submit is not marked', async () => {
    const user = showContactForm();
    await user.type(fields().phone, '7');
    await user.type(fields().name, 'x');
    await user.clear(fields().name);
    expect(marks()).toEqual(UNMARKED);
  });

  test('§4 contact form: the seven business types can be chosen, none is chosen', () => {
    showContactForm();
    const { businessType } = fields();
    expect([businessType.value, [...businessType.options].map(({ value }) => value)]).toEqual([
      '',
      ['', '1', '2', '3', '4', '5', '6', '7'],
    ]);
  });
});

describe('§4 contact form: after the first submit', () => {
  test('§4 contact form: an empty form has every field marked invalid', async () => {
    await submit(showContactForm());
    await settled(ALL_INVALID);
  });

  test.each(['businessType', 'companyName', 'name', 'contact', 'content'] as const)(
    '§5 contact form: the message of %s is shown and belongs to its field',
    async (field) => {
      await submit(showContactForm());
      await settled(ALL_INVALID);
      const name = field === 'contact' ? 'phone' : field;
      expect(fields()[name]).toHaveAccessibleDescription(WORDS.problems[field]);
    },
  );

  test('§4 contact form: an invalid form is not sent', async () => {
    await submit(showContactForm());
    await settled(ALL_INVALID);
    expect(sent).toEqual([]);
  });

  test('§4 contact form: every field shows valid or invalid', async () => {
    const user = showContactForm();
    await user.type(fields().companyName, 'Harbour Lane');
    await user.type(fields().phone, '71234567');
    await submit(user);
    await settled(['invalid', 'valid', 'invalid', 'invalid', 'invalid']);
  });

  test('§5 contact form: spaces only are no company', async () => {
    const user = showContactForm();
    await user.type(fields().companyName, '   ');
    await submit(user);
    await settled(ALL_INVALID);
  });

  test('§5 contact form: marks follow the typing', async () => {
    const user = showContactForm();
    await submit(user);
    await settled(ALL_INVALID);
    await user.type(fields().phone, 'visitor@example.com');
    await settled(['invalid', 'invalid', 'invalid', 'valid', 'invalid']);
  });

  test('the first field in question has the focus', async () => {
    const user = showContactForm();
    await user.selectOptions(fields().businessType, '1');
    await submit(user);
    await waitFor(() => expect(fields().companyName).toHaveFocus());
  });
});

describe('§4 contact form: valid', () => {
  test('§5 contact form: it is sent trimmed, with a normalised number and in the language of the page', async () => {
    const user = showContactForm();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([sent[0]?.body, sent[0]?.headers.get('language')]).toEqual([{ ...JUDGED, website: '' }, 'en']);
  });

  test.each(['13812345678', '51234567', 'visitor@example.com'])('§5 contact form: %s is a contact', async (contact) => {
    const user = showContactForm();
    await fillIn(user);
    await user.clear(fields().phone);
    await user.type(fields().phone, contact);
    await submit(user);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ phone: contact }));
  });

  test('§4 contact form: the Enter key in a field submits too', async () => {
    const user = showContactForm();
    await fillIn(user);
    await user.type(fields().name, '{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('§4 contact form: a form that was refused and then corrected is sent', async () => {
    const user = showContactForm();
    await submit(user);
    await settled(ALL_INVALID);
    await fillIn(user);
    await settled(ALL_VALID);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('§4 contact form: reset', () => {
  const reset = () => userEvent.click(screen.getByRole('button', { name: WORDS.reset }));

  test('§4 contact form: the reset button clears every field', async () => {
    await fillIn(showContactForm());
    await reset();
    expect(values()).toEqual(['', '', '', '', '']);
  });

  test('§4 contact form: the reset button takes the marks away', async () => {
    await submit(showContactForm());
    await settled(ALL_INVALID);
    await reset();
    await settled(UNMARKED);
  });

  test('§4 contact form: after a reset nothing is marked until the next submit', async () => {
    const user = showContactForm();
    await submit(user);
    await settled(ALL_INVALID);
    await reset();
    await user.type(fields().name, 'x');
    await settled(UNMARKED);
    await submit(user);
    await settled(['invalid', 'invalid', 'valid', 'invalid', 'invalid']);
  });
});

describe('decisions, Forms: honeypot and plain form', () => {
  test('decisions, Forms: no person comes upon the honeypot', () => {
    showContactForm();
    expect(screen.queryByRole('textbox', { name: WORDS.honeypot })).toBeNull();
    expect(form().querySelector('input[name="website"]')).toHaveAttribute('tabindex', '-1');
  });

  test('decisions, Forms: what a program writes into it is sent along', async () => {
    const user = showContactForm();
    await fillIn(user);
    form().querySelector('input[name="website"]')?.setAttribute('value', 'https://spam.example.com');
    await submit(user);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ website: 'https://spam.example.com' }));
  });

  test('decisions, Forms: without JavaScript the form posts to the endpoint, with its page and language', () => {
    showContactForm();
    const hidden = (name: string) => form().querySelector(`input[type="hidden"][name="${name}"]`);
    expect([form().getAttribute('method'), form().getAttribute('action')]).toEqual(['post', ENDPOINT]);
    expect(hidden('returnTo')).toHaveValue('/contactUs');
    expect(hidden('lang')).toHaveValue('en');
  });

  test.each([
    ['companyName', 80],
    ['name', 30],
    ['phone', 50],
    ['content', 200],
  ] as const)('§5 contact form: %s is required and holds %d characters', (name, most) => {
    showContactForm();
    expect(fields()[name]).toBeRequired();
    expect(fields()[name]).toHaveAttribute('maxlength', String(most));
  });
});
