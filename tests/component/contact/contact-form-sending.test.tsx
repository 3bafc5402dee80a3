/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withoutIntersections } from '../support/browser';
import {
  ENDPOINT,
  FAILURE,
  fields,
  fillIn,
  form,
  LIMITED,
  marks,
  showContactForm,
  submit,
  submitButton,
  TYPED,
  values,
  WORDS,
} from '../support/contact-form';
import { accepted, answerOnCall, fakeEndpoint, noNetwork, refused } from '../support/network';

withoutIntersections();
const { sent, answers } = fakeEndpoint(ENDPOINT);

const toast = () => screen.findByTestId('toast');
const alert = () => screen.findByRole('alert');
const released = () => waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));

async function send(layout: 'desktop' | 'mobile' = 'desktop') {
  const user = showContactForm(layout);
  await fillIn(user);
  await submit(user);
  return user;
}

describe('§4 contact form: while it is being sent', () => {
  test('§4 contact form: a second click is not a second submission', async () => {
    const { answer, give } = answerOnCall();
    answers(answer);
    const user = await send();
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
    await submit(user);
    await user.type(fields().name, '{Enter}');
    give();
    await toast();
    expect(sent).toHaveLength(1);
  });

  test('§4 contact form: two submits in one moment are one submission', async () => {
    answers(accepted);
    const user = showContactForm();
    await fillIn(user);
    act(() => {
      fireEvent.submit(form());
      fireEvent.submit(form());
    });
    await toast();
    expect(sent).toHaveLength(1);
  });

  test('§4 contact form: two submits before its code has come are one submission', async () => {
    answers(accepted);
    showContactForm();
    const { businessType, ...texts } = fields();
    businessType.value = '4';
    for (const [index, field] of Object.values(texts).entries()) field.value = TYPED[index + 1] ?? '';
    fireEvent.submit(form());
    fireEvent.submit(form());
    await toast();
    expect(sent).toHaveLength(1);
  });

  test('§4 contact form: what stood there at the click is judged, not what is typed while its code comes', async () => {
    answers(accepted);
    showContactForm();
    const { businessType, ...texts } = fields();
    fireEvent.submit(form());
    businessType.value = '4';
    for (const [index, field] of Object.values(texts).entries()) field.value = TYPED[index + 1] ?? '';
    await waitFor(() => expect(marks()).toEqual(Array(5).fill('valid')), { timeout: 5000 });
    expect(sent).toEqual([]);
  });

  test('§4 contact form: refused when its code has come, it leads to the first field in question', async () => {
    showContactForm();
    fireEvent.submit(form());
    await waitFor(() => expect(fields().businessType).toHaveFocus());
  });

  test('§4 contact form: refused when its code has come, it leaves whoever is typing where they are', async () => {
    const user = showContactForm();
    fireEvent.submit(form());
    await user.type(fields().name, 'V');
    await waitFor(() => expect(marks()).toEqual(['invalid', 'invalid', 'valid', 'invalid', 'invalid']));
    expect(fields().name).toHaveFocus();
  });

  test('§4 contact form: cleared while its code comes, it is not sent and not marked', async () => {
    answers(accepted);
    const user = showContactForm();
    fireEvent.submit(form());
    fireEvent.reset(form());
    await user.type(fields().name, 'Visitor');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(marks()).toEqual(Array(5).fill(null));
    expect(submitButton()).not.toHaveAttribute('aria-busy');
  });

  test('§4 contact form: after an answer it can be sent again', async () => {
    answers(() => refused(502));
    const user = await send();
    await alert();
    await released();
    answers(accepted);
    await submit(user);
    await toast();
    expect(sent).toHaveLength(2);
  });
});

describe('§4 contact form: result 1', () => {
  beforeEach(() => answers(accepted));

  test.each(['desktop', 'mobile'] as const)('§4 contact form, %s: the success toast is shown', async (layout) => {
    await send(layout);
    expect(await toast()).toHaveTextContent(WORDS.success);
    expect(within(form()).getByText(WORDS.received)).toBeVisible();
  });

  test('§4 contact form: the fields are empty and unmarked', async () => {
    await send();
    await toast();
    await waitFor(() => expect(marks()).toEqual(Array(5).fill(null)));
    expect(values()).toEqual(['', '', '', '', '']);
  });

  test('§4 contact form: no alert is shown', async () => {
    await send();
    await toast();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('§9 contact form: the toast is there for 2000 ms', async () => {
    const { answer, give } = answerOnCall();
    answers(answer);
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    give();
    await toast();
    act(() => jest.advanceTimersByTime(1800));
    expect(screen.queryByTestId('toast')).not.toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByTestId('toast')).toBeNull();
    jest.useRealTimers();
  });
});

describe('Forms: a failure', () => {
  const failures = [
    ['a status of 502', () => refused(502)],
    ['another result', () => refused(200)],
    ['no network', noNetwork],
  ] as const;

  test.each(failures)('Forms: desktop, %s: an alert names phone and e-mail', async (_, answer) => {
    answers(answer);
    await send();
    expect(await alert()).toHaveTextContent(FAILURE);
    expect(FAILURE).toMatch(/\+852 5800 0000.*cooperation@example\.com/);
  });

  test.each(failures)('Forms: desktop, %s: every word typed stays', async (_, answer) => {
    answers(answer);
    await send();
    await alert();
    expect(values()).toEqual(TYPED);
  });

  test('Forms: desktop: no toast is shown', async () => {
    answers(noNetwork);
    await send();
    await alert();
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  test.each(failures)('Forms: mobile, %s: the failure toast is shown', async (_, answer) => {
    answers(answer);
    await send('mobile');
    expect(await toast()).toHaveTextContent(WORDS.failureToast);
  });

  test('Forms: mobile: every word typed stays', async () => {
    answers(noNetwork);
    await send('mobile');
    await toast();
    expect(values()).toEqual(TYPED);
  });

  test('Forms: too many submissions have a sentence of their own', async () => {
    answers(() => refused(429));
    await send();
    expect(await alert()).toHaveTextContent(LIMITED);
  });

  test('Forms: the alert goes with the next attempt', async () => {
    answers(noNetwork);
    const user = await send();
    await alert();
    await released();
    const { answer, give } = answerOnCall();
    answers(answer);
    await submit(user);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    give();
    await toast();
  });

  test('Forms: the alert goes with a reset', async () => {
    answers(noNetwork);
    const user = await send();
    await alert();
    await user.click(screen.getByRole('button', { name: WORDS.reset }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('Forms: a message whose answer was lost on the way back', () => {
  const keys = () => sent.map(({ headers }) => headers.get('idempotency-key'));

  test('Forms: sent again it has the same key, and the next message another', async () => {
    answers(noNetwork);
    const user = await send();
    await alert();
    await released();
    answers(accepted);
    await submit(user);
    await toast();
    for (const [index, field] of Object.values(fields()).entries()) {
      fireEvent.input(field, { target: { value: TYPED[index] } });
    }
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(3));
    const [first, second, third] = keys();
    expect(first).toMatch(/^\S{10,}$/);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('Forms: with other words it is another message', async () => {
    answers(noNetwork);
    const user = await send();
    await alert();
    await released();
    await user.type(fields().content, ' tomorrow');
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('§4 contact form: what is typed while a message is on its way', () => {
  test('§4 contact form: success says so and leaves a new draft as it stands, unmarked', async () => {
    const { answer, give } = answerOnCall();
    answers(answer);
    const user = await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.clear(fields().content);
    await user.type(fields().content, 'Another matter');
    give();
    expect(await toast()).toHaveTextContent(WORDS.success);
    expect(fields().content.value).toBe('Another matter');
    await waitFor(() => expect(marks()).toEqual(Array(5).fill(null)));
  });

  test('§5 contact form: after a failure the marks are of what stands there by then', async () => {
    const { answer, give } = answerOnCall(() => refused(502));
    answers(answer);
    const user = await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.clear(fields().content);
    give();
    await alert();
    await waitFor(() => expect(marks()).toEqual([...Array(4).fill('valid'), 'invalid']));
  });
});
