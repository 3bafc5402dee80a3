/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ConsultationOpener } from '@/components/consultation/consultation-opener';
import type { Layout } from '@/lib/site/routes';
import common from '@/messages/en/common.json';
import words from '@/messages/en/consultation.json';
import { withoutIntersections } from '../support/browser';
import { installDialogs } from '../support/dialog';
import { enter } from '../support/enter';
import { accepted, answerOnCall, fakeEndpoint, noNetwork, refused } from '../support/network';

const ENDPOINT = '/website/Website/informationBox';
const TYPES = [1, 2, 3, 4, 5, 6, 7] as const;

withoutIntersections();
installDialogs();
const { sent, answers } = fakeEndpoint(ENDPOINT);

/** The opener of a page whose business type is 7, in English. */
function showOpener(layout: Layout): UserEvent {
  const { phone, ...placeholder } = words.placeholder;
  render(
    <ConsultationOpener
      label="Talk to us"
      contactPage="/contactUs?lang=en"
      popup={{
        layout,
        locale: 'en',
        action: ENDPOINT,
        returnTo: '/contactUs',
        businessType: '7',
        businessTypes: TYPES.map((type) => ({ value: String(type), label: common[`businessType${type}`] })),
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
  return userEvent.setup();
}

const popup = () => screen.findByTestId('consultation-popup');
/** The desktop pop-up takes its second to go. */
const gone = () =>
  waitFor(() => expect(screen.queryByTestId('consultation-popup')).not.toBeInTheDocument(), { timeout: 3000 });
const field = (name: string) => within(screen.getByTestId('consultation-popup')).getByLabelText<HTMLInputElement>(name);
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: words.submit }));

async function open(layout: Layout): Promise<UserEvent> {
  const user = showOpener(layout);
  await openPopup(user);
  return user;
}

async function openPopup(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Talk to us' }));
  await popup();
}

/** Sends the form and closes it while the request is on its way. */
async function sendAndClose(user: UserEvent): Promise<void> {
  await fillIn(user);
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: words.close }));
  await gone();
}

async function fillIn(user: UserEvent): Promise<void> {
  for (const [name, value] of [
    [words.companyName, 'Harbour Lane'],
    [words.name, 'Visitor Example'],
    [words.phone, '+852 9123 4567'],
    [words.content, 'Please call back'],
  ] as const)
    await enter(user, field(name), value);
}

describe('§4 consultation popup', () => {
  test('§4 consultation: without JavaScript the button is the way to the contact page', () => {
    showOpener('desktop');
    expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contactUs?lang=en');
  });

  test.each(['desktop', 'mobile'] as const)('§9 consultation: on %s it opens with business type 7', async (layout) => {
    await open(layout);
    expect(field(words.businessType).value).toBe('7');
  });

  test.each(['desktop', 'mobile'] as const)('§5 consultation: on %s one tap fills in an individual', async (layout) => {
    const user = await open(layout);
    await user.click(screen.getByRole('button', { name: words.individual.action }));
    expect(field(words.companyName).value).toBe(words.individual.value);
  });

  test('§4 consultation: before the first submit no field is marked', async () => {
    const user = await open('desktop');
    await user.type(field(words.phone), '1');
    expect(field(words.phone)).not.toHaveAttribute('data-validity');
  });

  test('§5 consultation: on desktop the messages are the placeholders, the phone has its own', async () => {
    const user = await open('desktop');
    await submit(user);
    await waitFor(() => expect(field(words.companyName)).toHaveAccessibleDescription(words.placeholder.companyName));
    expect(field(words.phone)).toHaveAccessibleDescription(words.phoneProblem);
    expect(sent).toEqual([]);
  });

  test('§5 consultation: on mobile a field is marked without words, and what is wrong is heard', async () => {
    const user = await open('mobile');
    await submit(user);
    await waitFor(() => expect(field(words.companyName)).toBeInvalid());
    expect(screen.queryByText(words.phoneProblem)).not.toBeInTheDocument();
    expect(field(words.phone)).toHaveAttribute('aria-description', words.phoneProblem);
  });

  test('§5 consultation: an e-mail address is no phone number here', async () => {
    const user = await open('desktop');
    await fillIn(user);
    await user.clear(field(words.phone));
    await user.type(field(words.phone), 'reader@example.com');
    await submit(user);
    await waitFor(() => expect(field(words.phone)).toBeInvalid());
    expect(sent).toEqual([]);
  });

  test('§7 consultation: what is sent is trimmed and normalised', async () => {
    answers(accepted);
    const user = await open('desktop');
    await fillIn(user);
    await submit(user);
    await screen.findByTestId('toast');
    expect(sent[0]?.body).toEqual({
      businessType: '7',
      companyName: 'Harbour Lane',
      name: 'Visitor Example',
      phone: '91234567',
      content: 'Please call back',
      subtopic: '',
    });
  });

  test('§4 consultation: second submit is ignored while the first is in flight', async () => {
    const { answer, give } = answerOnCall();
    answers(answer);
    const user = await open('desktop');
    await fillIn(user);
    await submit(user);
    await submit(user);
    give();
    await screen.findByTestId('toast');
    expect(sent).toHaveLength(1);
  });

  test('§4 consultation: on desktop success shows the toast and closes the popup a second later', async () => {
    answers(accepted);
    const user = await open('desktop');
    await fillIn(user);
    await submit(user);
    expect(await screen.findByTestId('toast')).toHaveTextContent(words.success);
    expect(screen.getByTestId('consultation-popup')).toBeInTheDocument();
    await gone();
  });

  test('§4 consultation: on desktop a failure keeps the popup, every word and the button, and says whom to ask', async () => {
    answers(noNetwork);
    const user = await open('desktop');
    await fillIn(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failure);
    expect(field(words.companyName).value).toBe('Harbour Lane');
    await waitFor(() => expect(screen.getByRole('button', { name: words.submit })).not.toHaveAttribute('aria-busy'));
  });

  test('§8 consultation: on mobile success says so and closes the popup', async () => {
    answers(accepted);
    const user = await open('mobile');
    await fillIn(user);
    await submit(user);
    expect(await screen.findByTestId('toast')).toHaveTextContent(words.success);
    await gone();
  });

  test('§8 consultation: on mobile a failure says so and closes; opened again, the draft is there', async () => {
    answers(() => refused(500));
    const user = await open('mobile');
    await fillIn(user);
    await submit(user);
    expect(await screen.findByTestId('toast')).toHaveTextContent(words.failureToast);
    await gone();
    await openPopup(user);
    expect(field(words.companyName).value).toBe('Harbour Lane');
  });

  test.each(['desktop', 'mobile'] as const)(
    '§4 consultation: on %s showing it again begins with empty, unmarked fields',
    async (layout) => {
      const user = await open(layout);
      await user.type(field(words.companyName), 'Harbour Lane');
      await submit(user);
      await waitFor(() => expect(field(words.name)).toBeInvalid());
      await user.click(screen.getByRole('button', { name: words.close }));
      await gone();
      await openPopup(user);
      expect(field(words.companyName).value).toBe('');
      await waitFor(() => expect(field(words.name)).not.toHaveAttribute('data-validity'));
    },
  );

  test.each(['desktop', 'mobile'] as const)(
    '§4 consultation: on %s, closed while it is sent, it says when it has gone and is empty again',
    async (layout) => {
      const { answer, give } = answerOnCall();
      answers(answer);
      const user = await open(layout);
      await sendAndClose(user);
      give();
      const toast = await screen.findByTestId('toast');
      expect(toast).toHaveTextContent(words.success);
      expect(toast.closest('dialog')).toBeNull();
      await openPopup(user);
      expect(field(words.companyName).value).toBe('');
    },
  );

  test.each(['desktop', 'mobile'] as const)(
    '§8 consultation: on %s, closed while it is sent, it says that it failed and keeps the draft, unmarked',
    async (layout) => {
      const { answer, give } = answerOnCall(() => refused(500));
      answers(answer);
      const user = await open(layout);
      await sendAndClose(user);
      give();
      const toast = await screen.findByTestId('toast');
      expect(toast).toHaveTextContent(words.failureToast);
      expect(toast.closest('dialog')).toBeNull();
      await openPopup(user);
      expect(field(words.companyName).value).toBe('Harbour Lane');
      await waitFor(() => expect(field(words.companyName)).not.toHaveAttribute('data-validity'));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('§4 consultation: closed while its code comes, it is sent all the same and says so', async () => {
    answers(accepted);
    await open('desktop');
    // All in one moment, before the code can come.
    for (const [name, value] of [
      [words.companyName, 'Harbour Lane'],
      [words.name, 'Visitor Example'],
      [words.phone, '9123 4567'],
      [words.content, 'Please call back'],
    ] as const) {
      fireEvent.change(field(name), { target: { value } });
    }
    fireEvent.submit(screen.getByTestId('consultation-form'));
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    expect(await screen.findByTestId('toast')).toHaveTextContent(words.success);
    expect(sent).toHaveLength(1);
  });

  test('§4 consultation: opened again while it is sent, it shows the message on its way and takes no second', async () => {
    const { answer, give } = answerOnCall();
    answers(answer);
    const user = await open('desktop');
    await sendAndClose(user);
    await openPopup(user);
    expect(field(words.companyName).value).toBe('Harbour Lane');
    expect(screen.getByRole('button', { name: words.submit })).toHaveAttribute('aria-busy', 'true');
    await submit(user);
    give();
    expect(await screen.findByTestId('toast')).toHaveTextContent(words.success);
    expect(sent).toHaveLength(1);
  });

  test('§4 consultation: what is on its way is not cleared', async () => {
    const { answer, give } = answerOnCall(() => refused(500));
    answers(answer);
    const user = await open('desktop');
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: words.reset }));
    expect(field(words.companyName).value).toBe('Harbour Lane');
    give();
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByRole('button', { name: words.reset })).not.toHaveAttribute('aria-disabled'));
    await user.click(screen.getByRole('button', { name: words.reset }));
    expect(field(words.companyName).value).toBe('');
  });

  test('§8 consultation: on mobile the draft is there whichever button opens the form again', async () => {
    answers(() => refused(500));
    const user = await open('mobile');
    await fillIn(user);
    await submit(user);
    await gone();
    showOpener('mobile');
    await user.click(screen.getAllByRole('link', { name: 'Talk to us' })[1] as HTMLElement);
    await popup();
    expect(field(words.content).value).toBe('Please call back');
  });

  test('§8 consultation: on mobile there is time to read whom to ask after too many messages', async () => {
    answers(() => refused(429));
    const user = await open('mobile');
    await fillIn(user);
    await submit(user);
    expect(await screen.findByTestId('toast')).toHaveTextContent(words.limited);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(screen.getByTestId('toast')).toBeInTheDocument();
  });

  test('§4 consultation: the reset button clears the form', async () => {
    const user = await open('desktop');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: words.reset }));
    expect([field(words.companyName).value, field(words.businessType).value]).toEqual(['', '7']);
  });

  test('§5 consultation: the endpoint hears which form it is, and the upstream payload stays as it is', async () => {
    answers(accepted);
    const user = await open('desktop');
    await fillIn(user);
    await submit(user);
    await screen.findByTestId('toast');
    expect(sent[0]?.search).toBe('?form=consultation');
  });

  test.each(['desktop', 'mobile'] as const)(
    '§4 consultation: on %s the answer to an earlier message does not close the form over a new draft',
    async (layout) => {
      const { answer, give } = answerOnCall();
      answers(answer);
      const user = await open(layout);
      await sendAndClose(user);
      await openPopup(user);
      await user.clear(field(words.content));
      await user.type(field(words.content), 'Another matter');
      give();
      const toast = await screen.findByTestId('toast');
      expect([toast.textContent, toast.closest('dialog') === null]).toEqual([words.success, false]);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(field(words.content).value).toBe('Another matter');
    },
  );

  test('§8 consultation: on mobile a failure while a new draft is typed closes nothing either', async () => {
    const { answer, give } = answerOnCall(() => refused(500));
    answers(answer);
    const user = await open('mobile');
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.type(field(words.content), ' tomorrow');
    give();
    expect(await screen.findByTestId('toast')).toHaveTextContent(words.failureToast);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(field(words.content).value).toBe('Please call back tomorrow');
  });

  test('§4 consultation: what is typed in the second after a success is not closed over', async () => {
    answers(accepted);
    const user = await open('desktop');
    await fillIn(user);
    await submit(user);
    await screen.findByTestId('toast');
    fireEvent.input(field(words.content), { target: { value: 'One more thing' } });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(field(words.content).value).toBe('One more thing');
  });

  test('Forms: a draft that waits to be reopened keeps the page from being loaded again', async () => {
    answers(() => refused(500));
    const user = await open('mobile');
    await fillIn(user);
    await submit(user);
    await gone();
    expect(document.documentElement).toHaveAttribute('data-kept-words');
    await openPopup(user);
    expect(document.documentElement).not.toHaveAttribute('data-kept-words');
  });
});
