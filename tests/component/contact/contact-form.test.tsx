/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { withoutIntersections } from '../support/browser';
import {
  contactForm,
  ENDPOINT,
  FORM_WORDS,
  fields,
  fillIn,
  form,
  JUDGED,
  marks,
  showContactForm,
  submit,
  values,
  WORDS,
} from '../support/contact-form';
import { accepted, fakeEndpoint } from '../support/network';

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
    expect([sent[0]?.body, sent[0]?.headers.get('language')]).toEqual([{ ...JUDGED, subtopic: '' }, 'en']);
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

describe('Forms: honeypot and plain form', () => {
  test('Forms: no person comes upon the honeypot', () => {
    showContactForm();
    expect(screen.queryByRole('textbox', { name: FORM_WORDS.honeypot })).toBeNull();
    expect(form().querySelector('input[name="subtopic"]')).toHaveAttribute('tabindex', '-1');
  });

  test('Forms: what a program writes into it is sent along', async () => {
    const user = showContactForm();
    await fillIn(user);
    form().querySelector('input[name="subtopic"]')?.setAttribute('value', 'https://spam.example.com');
    await submit(user);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ subtopic: 'https://spam.example.com' }));
  });

  test('Forms: without JavaScript the form posts to the endpoint, with its page and language', () => {
    showContactForm();
    const hidden = (name: string) => form().querySelector(`input[type="hidden"][name="${name}"]`);
    expect([form().getAttribute('method'), form().getAttribute('action')]).toEqual(['post', ENDPOINT]);
    expect(hidden('returnTo')).toHaveValue('/contactUs');
    expect(hidden('lang')).toHaveValue('en');
  });

  test('Forms: no browser or password manager fills the honeypot in by its name', () => {
    showContactForm();
    const honeypot = form().querySelector('input[tabindex="-1"]');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot?.getAttribute('name')).not.toMatch(/web|site|url|link|mail|name|company|phone|address|code|pass/i);
  });

  test.each([
    ['companyName', 80],
    ['name', 30],
    ['phone', 50],
    ['content', 200],
  ] as const)(
    '§5 contact form: without scripts %s is required and the browser holds it to %d characters',
    (name, most) => {
      document.body.innerHTML = renderToString(contactForm());
      expect(fields()[name]).toBeRequired();
      expect(fields()[name]).toHaveAttribute('maxlength', String(most));
      document.body.replaceChildren();
    },
  );
});

describe('Forms: nothing pasted is cut, what is too long is said', () => {
  const over = (count: number) => FORM_WORDS.over.replace('{count}', String(count));
  const left = (count: number) => FORM_WORDS.left.replace('{count}', String(count));
  const paste = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };

  test.each([
    ['companyName', 80],
    ['name', 30],
    ['content', 200],
  ] as const)(
    '§5 contact form: %s takes a paste whole and says how many characters past %d it is',
    async (name, most) => {
      const user = showContactForm();
      await paste(user, fields()[name], '留'.repeat(most + 70));
      expect(fields()[name].value).toHaveLength(most + 70);
      expect(screen.getByText(over(70))).toBeInTheDocument();
      expect(fields()[name]).toHaveAccessibleDescription(over(70));
    },
  );

  test('§5 contact form: an address of 51 characters keeps its last letter, is refused and says by how much', async () => {
    const user = showContactForm();
    await fillIn(user);
    await user.clear(fields().phone);
    const address = `${'a'.repeat(39)}@example.com`;
    await paste(user, fields().phone, address);
    await submit(user);
    await waitFor(() => expect(fields().phone).toBeInvalid());
    expect([fields().phone.value, sent]).toEqual([address, []]);
    expect(fields().phone).toHaveAccessibleDescription(expect.stringContaining(over(1)));
  });

  test('§5 contact form: a message of 270 characters is not sent as one of 200', async () => {
    const user = showContactForm();
    await fillIn(user);
    await user.clear(fields().content);
    await paste(user, fields().content, 'x'.repeat(270));
    await submit(user);
    await waitFor(() => expect(fields().content).toBeInvalid());
    expect(sent).toEqual([]);
    expect(fields().content).toHaveAccessibleDescription(`${WORDS.problems.content} ${over(70)}`);
  });

  test('§9 far from its limit a field counts nothing, near it what is left, as the rules count', async () => {
    const user = showContactForm();
    await paste(user, fields().content, 'x'.repeat(179));
    expect(fields().content).not.toHaveAccessibleDescription();
    await paste(user, fields().content, 'x');
    expect(fields().content).toHaveAccessibleDescription(left(20));
    await paste(user, fields().content, '  \n');
    expect(fields().content).toHaveAccessibleDescription(left(20));
  });

  test('a screen reader hears the count politely, once the typing rests', async () => {
    const user = showContactForm();
    await paste(user, fields().name, 'x'.repeat(31));
    const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(heard()).not.toContain(over(1));
    await waitFor(() => expect(heard()).toContain(over(1)), { timeout: 3000 });
  });

  test('a form that is cleared counts from nothing', async () => {
    const user = showContactForm();
    await paste(user, fields().name, 'x'.repeat(31));
    fireEvent.click(screen.getByRole('button', { name: WORDS.reset }));
    await waitFor(() => expect(screen.queryByText(over(1))).toBeNull());
  });
});

describe('§5 contact form: a visitor without a company', () => {
  test('§5 contact form: one tap fills in that it is an individual, and the field is judged with it', async () => {
    const user = showContactForm();
    await submit(user);
    await settled(ALL_INVALID);
    await user.click(screen.getByRole('button', { name: WORDS.individual.action }));
    expect(fields().companyName).toHaveValue('Individual');
    expect(fields().companyName).toHaveFocus();
    await settled(['invalid', 'valid', 'invalid', 'invalid', 'invalid']);
  });

  test('§5 contact form: the field stays required, and without JavaScript there is no button that does nothing', () => {
    const html = renderToString(contactForm());
    expect(html).not.toContain('writing as an individual');
    showContactForm();
    expect(fields().companyName).toBeRequired();
  });
});
