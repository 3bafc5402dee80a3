/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */
import '../support/node-globals';

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { ConsolePanel, type ConsolePanelProps } from '@/components/open-api/console/console-panel';
import recording from '@/open-api/sandbox/recorded-session.json';

const words: ConsolePanelProps['words'] = {
  title: '控制台',
  about: '重播',
  subscription: '訂閱訊息',
  start: '連線',
  send: '再次訂閱',
  stop: '中斷連線',
  clear: '清除紀錄',
  log: '收發的訊息',
  shown: '錄下的連線',
  empty: '尚未連線',
  sent: '發出',
  received: '收到',
  state: { idle: '未連線', running: '已連線', closed: '連線已結束', failed: '未能連線' },
  problem: {
    notJson: '不是 JSON',
    notSubscribe: '不是訂閱',
    channel: '沒有這個頻道',
    symbols: '沒有證券',
    notRecorded: '只錄下 {symbols}',
  },
  noScript: '需要 JavaScript',
};
const server = setupServer(http.get('http://localhost/recording.json', () => HttpResponse.json(recording)));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show() {
  render(<ConsolePanel id="c" sandbox={undefined} recording="http://localhost/recording.json" words={words} />);
  return { log: screen.getByRole('region', { name: '收發的訊息' }), field: screen.getByLabelText('訂閱訊息') };
}
const subscription = (rest: object) => JSON.stringify({ type: 'subscribe', id: 2, channel: 'quote', ...rest });

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

describe('the console of the documents', () => {
  test('replays the recorded connection, both ways, for what the subscription names alone', async () => {
    const { log, field } = show();
    await write(field, subscription({ symbols: ['02871.HK'] }));
    await userEvent.click(screen.getByRole('button', { name: '連線' }));
    expect(await within(log).findByText('signIn')).toBeInTheDocument();
    expect(await within(log).findByText('snapshot', {}, { timeout: 3000 })).toBeInTheDocument();
    expect(await within(log).findByText('quote', {}, { timeout: 3000 })).toBeInTheDocument();
    expect(within(log).queryByText(/02853/)).not.toBeInTheDocument();
    expect(within(log).queryByText('depth')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('已連線');
    await userEvent.click(screen.getByRole('button', { name: '中斷連線' }));
    expect(screen.getByRole('status')).toHaveTextContent('連線已結束');
    await userEvent.click(screen.getByRole('button', { name: '清除紀錄' }));
    expect(log).toHaveTextContent('尚未連線');
  });

  test.each([
    ['{', '不是 JSON'],
    ['[]', '不是 JSON'],
    [JSON.stringify({ type: 'resend' }), '不是訂閱'],
    [subscription({ channel: 'orders', symbols: ['02871.HK'] }), '沒有這個頻道'],
    [subscription({ symbols: [] }), '沒有證券'],
    [subscription({ symbols: '02871.HK' }), '沒有證券'],
    [subscription({ symbols: ['99999.HK'] }), '只錄下 02871.HK, 02853.HK'],
  ])('%s is not sent, and says why; what was written stays', async (text, problem) => {
    const { log, field } = show();
    await write(field, text);
    await userEvent.click(screen.getByRole('button', { name: '連線' }));
    expect(await screen.findByText(problem)).toBeInTheDocument();
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(within(log).queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('a recording that cannot be had says so, and can be tried again', async () => {
    server.use(
      http.get('http://localhost/recording.json', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    show();
    await userEvent.click(screen.getByRole('button', { name: '連線' }));
    expect(await screen.findByText('未能連線')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '連線' }));
    expect(await screen.findByText('hello')).toBeInTheDocument();
  });

  test('what was recorded stands there before anything is started, and gives way to what is', async () => {
    const recorded = [{ from: 'server' as const, at: 0, message: { type: 'signedOut' } }];
    render(
      <ConsolePanel
        id="c"
        sandbox={undefined}
        recording="http://localhost/recording.json"
        recorded={recorded}
        words={words}
      />,
    );
    const log = screen.getByRole('region', { name: '收發的訊息' });
    expect(within(log).getByText('signedOut')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '清除紀錄' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '連線' }));
    expect(await within(log).findByText('hello')).toBeInTheDocument();
    expect(within(log).queryByText('signedOut')).not.toBeInTheDocument();
  });

  test('leaving the page ends the replay', async () => {
    const { unmount } = render(
      <ConsolePanel id="c" sandbox={undefined} recording="http://localhost/recording.json" words={words} />,
    );
    await userEvent.click(screen.getByRole('button', { name: '連線' }));
    await screen.findByText('hello');
    unmount();
    // React warns of a change after the end, and the set-up of the tests fails on warnings.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByText('hello')).not.toBeInTheDocument();
  });
});
