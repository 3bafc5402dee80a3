/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ConsultationInPage } from '@/components/consultation/consultation-in-page';
import common from '@/messages/en/common.json';
import words from '@/messages/en/consultation.json';
import { withoutIntersections } from '../support/browser';
import { enter } from '../support/enter';
import { accepted, answerOnCall, fakeEndpoint, noNetwork, refused } from '../support/network';

const ENDPOINT = '/website/Website/informationBox';
const TYPES = [1, 2, 3, 4, 5, 6, 7] as const;
const FIELDS = ['businessType', 'companyName', 'name', 'phone', 'content'] as const;

/** §9's 30 s are not waited for. */
jest.mock('@/lib/contract/constants', () => ({
  ...jest.requireActual('@/lib/contract/constants'),
  REQUEST_TIMEOUT_MS: 1500,
}));

withoutIntersections();
const { sent, answers } = fakeEndpoint(ENDPOINT);

const field = (name: (typeof FIELDS)[number]) => screen.getByLabelText<HTMLInputElement>(words[name]);
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: words.submit }));
const texts = () => FIELDS.map((name) => field(name).value);

/** The form of the broker page, in English. */
function show(): UserEvent {
  const { phone, ...placeholder } = words.placeholder;
  render(
    <ConsultationInPage
      layout="desktop"
      locale="en"
      action={ENDPOINT}
      returnTo="/brokerService"
      businessType="4"
      received={words.received}
      businessTypes={TYPES.map((type) => ({ value: String(type), label: common[`businessType${type}`] }))}
      words={{
        ...words,
        privacy: <p>{common.privacy.consultation}</p>,
        form: common.submission,
        fields: { ...words, contact: words.phone, placeholder: { ...placeholder, contact: phone } },
        problems: { ...placeholder, contact: words.phoneProblem },
      }}
    />,
  );
  return userEvent.setup();
}

const WRITTEN = ['4', 'Harbour Lane', 'Visitor Example', '+852 9123 4567', 'Please call back'];
const BLANK = ['4', '', '', '', ''];

async function fillIn(user: UserEvent): Promise<void> {
  for (const [i, name] of FIELDS.entries()) if (i > 0) await enter(user, field(name), WRITTEN[i] ?? '');
}

describe('§4 consultation in the page', () => {
  test('§9 it opens with business type 4, and all seven to choose from', () => {
    show();
    expect(texts()).toEqual(BLANK);
    expect(screen.getAllByRole('option').slice(1)).toHaveLength(7);
  });

  test('§5 one tap fills in that it is an individual, and the field is judged with it', async () => {
    const user = show();
    await submit(user);
    await waitFor(() => expect(field('companyName')).toHaveAttribute('data-validity', 'invalid'));
    await user.click(screen.getByRole('button', { name: words.individual.action }));
    expect(field('companyName')).toHaveValue(words.individual.value);
    await waitFor(() => expect(field('companyName')).toHaveAttribute('data-validity', 'valid'));
  });

  test('§4 untouched: no field is marked before the first submit', async () => {
    const user = show();
    await user.type(field('phone'), '1');
    for (const name of FIELDS) expect(field(name)).not.toHaveAttribute('data-validity');
  });

  test('§4 after the first submit every field shows valid or invalid, and nothing is sent', async () => {
    const user = show();
    await user.type(field('name'), 'Visitor');
    await submit(user);
    await waitFor(() => expect(field('companyName')).toHaveAttribute('data-validity', 'invalid'));
    expect(FIELDS.map((name) => field(name).dataset.validity)).toEqual([
      'valid',
      'invalid',
      'valid',
      'invalid',
      'invalid',
    ]);
    expect(field('phone')).toHaveAccessibleDescription(words.phoneProblem);
    expect(sent).toEqual([]);
  });

  test.each([
    ['result 1', accepted, words.success, BLANK],
    ['another result', () => refused(200), words.failure, WRITTEN],
    ['status 500', () => refused(500), words.failure, WRITTEN],
    ['too many', () => refused(429), words.limited, WRITTEN],
    ['no network', noNetwork, words.failure, WRITTEN],
    ['no answer in time', () => answerOnCall().answer(), words.failure, WRITTEN],
  ] as const)('§4, §8 %s: what it says, what stays, and the lock is released', async (_, answer, says, stays) => {
    answers(answer);
    const user = show();
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText(says)).toBeVisible();
    expect([sent.length, texts()]).toEqual([1, stays]);
    await waitFor(() => expect(screen.getByRole('button', { name: words.submit })).not.toHaveAttribute('aria-busy'));
  });

  test.each([
    ['a double click', async (user: UserEvent) => user.dblClick(screen.getByRole('button', { name: words.submit }))],
    [
      'a second submit while the first is in flight',
      async (user: UserEvent) => {
        await submit(user);
        await waitFor(() => expect(sent).toHaveLength(1));
        fireEvent.submit(screen.getByTestId('consultation-form'));
      },
    ],
  ])('§4 %s sends one message', async (_, press) => {
    const { answer, give } = answerOnCall();
    answers(answer);
    const user = show();
    await fillIn(user);
    await press(user);
    give();
    await screen.findByText(words.success);
    expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ businessType: '4', phone: '91234567' })]);
  });

  test('that a message has arrived stays said when the toast has gone, until something else is written', async () => {
    answers(accepted);
    const user = show();
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText(words.received)).toBeVisible();
    await waitFor(() => expect(screen.queryByTestId('toast')).not.toBeInTheDocument(), { timeout: 4000 });
    expect(screen.getByText(words.received)).toBeVisible();
    await user.type(field('name'), 'A');
    expect(screen.queryByText(words.received)).not.toBeInTheDocument();
  });

  test('§4 after a failure the next submit sends again', async () => {
    answers(() => refused(500));
    const user = show();
    await fillIn(user);
    await submit(user);
    await screen.findByText(words.failure);
    answers(accepted);
    await submit(user);
    await screen.findByText(words.success);
    expect([sent.length, texts()]).toEqual([2, BLANK]);
  });

  test('§4 the reset button clears the form and its marks', async () => {
    const user = show();
    await user.selectOptions(field('businessType'), '2');
    await user.type(field('name'), 'Visitor');
    await submit(user);
    await waitFor(() => expect(field('phone')).toBeInvalid());
    await user.click(screen.getByRole('button', { name: words.reset }));
    expect(texts()).toEqual(BLANK);
    await waitFor(() => expect(field('phone')).not.toHaveAttribute('data-validity'));
  });

  test('§4 the business type cannot be typed, and the option chosen is what is sent', async () => {
    answers(accepted);
    const user = show();
    await user.type(field('businessType'), 'x');
    expect(field('businessType')).toHaveValue('4');
    await user.selectOptions(field('businessType'), common.businessType3);
    await fillIn(user);
    await submit(user);
    await screen.findByText(words.success);
    expect(sent[0]?.body).toMatchObject({ businessType: '3' });
  });
});
