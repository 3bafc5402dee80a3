/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AskQuestion } from '@/components/investors/questions/ask-question';
import type { Layout } from '@/lib/site/routes';
import { withoutIntersections } from '../../support/browser';
import { installDialogs } from '../../support/dialog';
import { enter } from '../../support/enter';
import { accepted, answerOnCall, fakeEndpoint, noNetwork, refused } from '../../support/network';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

withoutIntersections();
installDialogs();
const { sent, answers } = fakeEndpoint('/website/Website/questionBox');
beforeEach(() => speak('en'));
afterEach(() => {
  window.location.hash = '';
  document.body.replaceChildren();
});

const Desk = ({ layout = 'desktop' }: { layout?: Layout }) => (
  <AskQuestion page={{ route: 'investorRelations', layout, locale: 'en' }} />
);
const form = () => screen.findByTestId('question-form');
const noForm = () => waitFor(() => expect(screen.queryByTestId('question-form')).not.toBeInTheDocument());
const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact e-mail' });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));
const ask = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Ask a question' }));
const toast = () => screen.findByTestId('toast');

async function open(layout: Layout = 'desktop'): Promise<UserEvent> {
  const user = userEvent.setup();
  render(<Desk layout={layout} />);
  await ask(user);
  await form();
  return user;
}

async function send(user: UserEvent): Promise<void> {
  await enter(user, content(), '  When are the annual results due? ');
  await enter(user, email(), 'holder@example.com');
  await submit(user);
}

describe('§4 question modal: opening and closing', () => {
  test.each(['desktop', 'mobile'] as const)(
    '§4 on %s Ask question opens an empty form without marks',
    async (layout) => {
      await open(layout);
      expect([content().value, email().value]).toEqual(['', '']);
      expect([content(), email()].map((field) => field.getAttribute('data-validity'))).toEqual([null, null]);
    },
  );

  test('§4 closing clears the fields and the validation', async () => {
    const user = await open();
    await user.type(content(), 'Draft');
    await submit(user);
    await waitFor(() => expect(email()).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await noForm();
    await ask(user);
    expect([content().value, email().getAttribute('data-validity')]).toEqual(['', null]);
  });

  test('after it is closed the keyboard is back at the button', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await noForm();
    expect(screen.getByRole('button', { name: 'Ask a question' })).toHaveFocus();
  });

  test('the space bar opens it, as it does with any button', async () => {
    const user = userEvent.setup();
    render(<Desk />);
    screen.getByRole('button', { name: 'Ask a question' }).focus();
    await user.keyboard(' ');
    expect(await form()).toBeInTheDocument();
  });
});

describe('§5 question form', () => {
  test('§5 nothing is marked before the first submit; after it each field has its message', async () => {
    const user = await open();
    await user.type(email(), 'holder@example');
    expect(email()).not.toHaveAttribute('data-validity');
    await submit(user);
    await waitFor(() => expect(content()).toHaveAccessibleDescription(/Please enter your question/));
    expect(email()).toHaveAccessibleDescription(/Please enter your contact e-mail/);
    expect(sent).toEqual([]);
  });

  test('§5 a question of more than 400 characters is kept whole, counted and not sent', async () => {
    const user = await open();
    await user.type(email(), 'holder@example.com');
    await user.click(content());
    await user.paste('x'.repeat(470));
    expect(content().value).toHaveLength(470);
    expect(content()).toHaveAccessibleDescription(/Characters too many: 70$/);
    await submit(user);
    await waitFor(() => expect(content()).toBeInvalid());
    expect(sent).toEqual([]);
  });

  test('§5 near 400 characters it says how many are left', async () => {
    const user = await open();
    await user.click(content());
    await user.paste('x'.repeat(390));
    expect(content()).toHaveAccessibleDescription(/Characters left: 10$/);
  });
});

describe('§4 question modal: sending', () => {
  test('§7 it sends the e-mail and the trimmed question', async () => {
    answers(accepted);
    await send(await open());
    await screen.findByTestId('question-success');
    expect(sent.map(({ body }) => body)).toMatchObject([
      { email: 'holder@example.com', questionContent: 'When are the annual results due?' },
    ]);
  });

  test('§4 a second submit is ignored while the first is in flight', async () => {
    const { answer, give } = answerOnCall();
    answers(answer);
    await send(await open());
    fireEvent.submit(await form());
    fireEvent.submit(await form());
    give();
    await screen.findByTestId('question-success');
    expect(sent).toHaveLength(1);
  });

  test('§4 success closes the form, opens the success modal, and Close closes that', async () => {
    answers(accepted);
    const user = await open();
    await send(user);
    const success = await screen.findByTestId('question-success');
    await noForm();
    await user.click(within(success).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByTestId('question-success')).not.toBeInTheDocument());
    await ask(user);
    expect(content().value).toBe('');
  });

  test.each([
    ['a result other than 1', () => refused(200)],
    ['an error', () => refused(502)],
    ['no network', noNetwork],
  ])('Forms: %s closes the form and shows the failure toast', async (_, answer) => {
    answers(answer);
    await send(await open());
    expect(await toast()).toHaveTextContent('Could not send');
    await noForm();
    expect(screen.queryByTestId('question-success')).not.toBeInTheDocument();
  });

  test('Forms: too many submissions are told as such', async () => {
    answers(() => refused(429));
    await send(await open());
    expect(await toast()).toHaveTextContent('Too many submissions');
  });

  test('Forms: the toast reopens the form with the draft, which can be sent again', async () => {
    answers(() => refused(502));
    const user = await open();
    await send(user);
    await toast();
    answers(accepted);
    await user.click(screen.getByRole('button', { name: 'Reopen your draft' }));
    expect([content().value.trim(), email().value]).toEqual(['When are the annual results due?', 'holder@example.com']);
    await submit(user);
    expect(await screen.findByTestId('question-success')).toBeInTheDocument();
    // Should the first one have arrived and only its answer been lost, they are one question.
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set([expect.any(String)]));
  });
});

describe('§4 question modal: an answer that comes while another question is written', () => {
  /** Sends a question, closes the form and begins another; `give` then answers the first. */
  async function sendAndBegin(what = accepted) {
    const { answer, give } = answerOnCall(what);
    answers(answer);
    const user = await open();
    await send(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await noForm();
    await ask(user);
    await user.type(content(), 'A second question');
    return { user, give };
  }

  test('§4 success leaves the form open with every word, and says so within it', async () => {
    const { give } = await sendAndBegin();
    give();
    expect((await toast()).closest('dialog')).toContainElement(await form());
    expect(await toast()).toHaveTextContent('Thank you');
    expect([content().value, screen.queryByTestId('question-success')]).toEqual(['A second question', null]);
  });

  test('Forms: failure does too; once the form is closed the first question can be reopened', async () => {
    const { user, give } = await sendAndBegin(() => refused(502));
    give();
    expect(await toast()).toHaveTextContent('Could not send');
    expect(content().value).toBe('A second question');
    expect(screen.queryByRole('button', { name: 'Reopen your draft' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await noForm();
    await user.click(await screen.findByRole('button', { name: 'Reopen your draft' }));
    expect([content().value.trim(), email().value]).toEqual(['When are the annual results due?', 'holder@example.com']);
  });

  test('§4 words typed since it was sent stay too', async () => {
    const { answer, give } = answerOnCall();
    answers(answer);
    const user = await open();
    await send(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.type(content(), 'And the interim ones?');
    give();
    expect(await toast()).toHaveTextContent('Thank you');
    expect(content().value).toContain('And the interim ones?');
  });

  test('Forms: closed while it is sent, a question that failed can be reopened with its words', async () => {
    const { answer, give } = answerOnCall(() => refused(502));
    answers(answer);
    const user = await open();
    await send(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await noForm();
    give();
    await user.click(await screen.findByRole('button', { name: 'Reopen your draft' }));
    expect([content().value.trim(), email().value]).toEqual(['When are the annual results due?', 'holder@example.com']);
  });

  test('Forms: closed while its code comes, a question is not lost without a word', async () => {
    render(<Desk />);
    // All in one moment, before the code can come.
    fireEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    fireEvent.change(content(), { target: { value: 'When are the annual results due?' } });
    fireEvent.submit(screen.getByTestId('question-form'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen your draft' }));
    expect(content().value).toBe('When are the annual results due?');
  });

  test('Forms: two questions that failed can be reopened, one after the other', async () => {
    const { user, give } = await sendAndBegin(() => refused(502));
    await user.type(email(), 'holder@example.com');
    give();
    await toast();
    answers(() => refused(502));
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Reopen your draft' }));
    expect(content().value).toBe('A second question');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Reopen your draft' }));
    expect(content().value.trim()).toBe('When are the annual results due?');
  });

  test('Forms: the draft a toast offers keeps the page from being loaded again', async () => {
    answers(() => refused(502));
    await send(await open());
    await toast();
    expect(document.documentElement).toHaveAttribute('data-kept-words');
  });
});

describe('Forms: without JavaScript', () => {
  const html = () => {
    document.body.innerHTML = renderToString(<Desk />);
  };

  test('the button is a link to the form in the page', () => {
    html();
    const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Ask a question' });
    expect(document.querySelector(link?.getAttribute('href') ?? '')).toContainElement(
      screen.getByTestId('question-form'),
    );
  });

  test('the form is a plain POST to the endpoint, with the page to come back to', () => {
    html();
    const plain = screen.getByTestId<HTMLFormElement>('question-form');
    expect([plain.getAttribute('action'), plain.method]).toEqual(['/website/Website/questionBox', 'post']);
    expect(Object.fromEntries(new FormData(plain))).toMatchObject({ returnTo: '/investorRelations', lang: 'en' });
    expect([content().required, email().required, email().inputMode]).toEqual([true, true, 'email']);
    // A field of type `email` refuses what a Chinese keyboard writes before the rules of ours see it.
    fireEvent.input(email(), { target: { value: 'chan＠example。com' } });
    expect(email().validity.valid).toBe(true);
    expect(content()).toHaveAttribute('maxlength', '400');
  });

  test('the page holds both messages for the answer', () => {
    html();
    expect(document.querySelector('#sent')).toHaveTextContent(/Thank you/);
    expect(document.querySelector('#not-sent')).toHaveTextContent(/ir@example\.com/);
  });

  test('with JavaScript there is no second form in the page', () => {
    render(<Desk />);
    expect(screen.queryByTestId('question-form')).not.toBeInTheDocument();
  });

  test('an address that leads to the form keeps it in the page, with JavaScript too', () => {
    window.location.hash = '#ask';
    render(<Desk />);
    expect(screen.getByTestId('question-form')).toBeInTheDocument();
  });
});
