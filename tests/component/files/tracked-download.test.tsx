/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": [""]}
 */
import '../support/node-globals';

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { TrackedDownload, type TrackedDownloadProps } from '@/components/files/tracked-download';
import { clickOn, type TerminalId } from '@/lib/content/downloads';
import { comesIntoView, installMotion } from '../support/motion';

const STORE = 'https://example.com/app-store/tradego';
const GUIDE = '/tradeGodownload?id=jybIos&lang=en';

const server = setupServer();
let sent: { call: string; language: string | null; body: unknown }[] = [];
let asked = 0;

/** Every call of the links is answered; the visitor's area with what is given. */
function answerCalls(area: () => Response, counted: () => Response = () => HttpResponse.json({ result: 1 })) {
  server.use(
    http.get('*/popularity/account/queryArea', () => {
      asked += 1;
      return area();
    }),
    http.post('*/website/Website/:call', async ({ request, params }) => {
      const body: unknown = await request.json();
      sent.push({ call: String(params.call), language: request.headers.get('language'), body });
      return counted();
    }),
  );
}

const areaIs = (data: unknown) => () => HttpResponse.json({ result: 1, data });

const link = (name = /Download/) => screen.getByRole('link', { name });

function show(terminal: TerminalId, more: Partial<TrackedDownloadProps> = {}) {
  return render(
    <TrackedDownload
      href={STORE}
      click={clickOn(terminal)}
      locale="en"
      installGuide={terminal === 'ios' ? GUIDE : undefined}
      newTab=" (opens in a new tab)"
      {...more}
    >
      {more.children ?? 'Download'}
    </TrackedDownload>,
  );
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  installMotion();
  // The visitor's area is asked for once a visit: every test is another one.
  jest.resetModules();
  // Jsdom opens no windows.
  document.addEventListener('click', stay);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  server.resetHandlers();
  sent = [];
  asked = 0;
});
afterAll(() => server.close());

const stay = (event: Event) => event.preventDefault();

describe('§7 download click', () => {
  test.each([
    ['android', 1],
    ['ios', 2],
    ['windows', 3],
    ['mac', 4],
    ['web', 5],
  ] as const)('§9 download click: %s is counted with pageNum %i and plate 1', async (terminal, pageNum) => {
    answerCalls(areaIs('HK'));
    show(terminal);
    await userEvent.click(link());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: 'downloadsPoint', body: { pageNum, plate: 1 } });
  });

  test('§7 download click: a package is counted too, with its pid and the organisation', async () => {
    answerCalls(areaIs('HK'));
    show('android', { pid: 'TTT-AND-MAIN' });
    await userEvent.click(link());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.find(({ call }) => call === 'updateDownloadCount')?.body).toEqual({
      orgCode: 'TTT',
      pid: 'TTT-AND-MAIN',
    });
  });

  test.each([
    ['zt', 'cht'],
    ['zh', 'chs'],
    ['en', 'en'],
  ] as const)('§7 download click: in %s the call says %s', async (locale, language) => {
    answerCalls(areaIs('HK'));
    show('web', { locale });
    await userEvent.click(link());
    await waitFor(() => expect(sent[0]?.language).toBe(language));
  });

  test('§7 download click: it is fire and forget, so a failure changes nothing', async () => {
    const complaint = jest.fn();
    process.on('unhandledRejection', complaint);
    answerCalls(areaIs('HK'), () => HttpResponse.error());
    show('mac', { pid: 'TTT-MAC-MAIN' });
    await userEvent.click(link());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(link()).toHaveAttribute('href', STORE);
    expect(complaint).not.toHaveBeenCalled();
    process.off('unhandledRejection', complaint);
  });

  test('§7 download click: where its code cannot be fetched, in a tab of before a release, the link is a link', async () => {
    const complaint = jest.fn();
    process.on('unhandledRejection', complaint);
    jest.doMock('@/components/files/download-calls', () => {
      throw new Error('Loading chunk failed');
    });
    show('ios');
    comesIntoView();
    await userEvent.click(link());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([link().getAttribute('href'), complaint.mock.calls]).toEqual([STORE, []]);
    process.off('unhandledRejection', complaint);
    jest.dontMock('@/components/files/download-calls');
  });

  test('§7 download click: the browser opens the file itself, in a new window that knows nothing of this one', () => {
    show('web');
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link()).toHaveAccessibleName('Download (opens in a new tab)');
  });
});

describe('§7 the iOS link', () => {
  test('§7 iOS: in the area CN it goes to the install guide', async () => {
    answerCalls(areaIs('CN'));
    show('ios');
    comesIntoView();
    await waitFor(() => expect(link()).toHaveAttribute('href', GUIDE));
  });

  test.each([
    ['another area', areaIs('HK')],
    ['no area', areaIs('')],
    ['a refusal', () => HttpResponse.json({ result: 0, msg: 'no' })],
    ['an answer that is not JSON', () => new HttpResponse('<html>')],
  ])('§7 iOS: with %s it stays the app store', async (_, area) => {
    answerCalls(area);
    show('ios');
    comesIntoView();
    await waitFor(() => expect(asked).toBe(1));
    // By the time a click is counted, the answer before it has been dealt with.
    await userEvent.click(link());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(link()).toHaveAttribute('href', STORE);
  });

  test('Calls: the area is asked for by the browser, once the link comes near, once a visit', async () => {
    answerCalls(areaIs('CN'));
    const { container } = show('ios');
    expect([asked, container.querySelector('a')?.getAttribute('href')]).toEqual([0, STORE]);
    comesIntoView();
    await waitFor(() => expect(link()).toHaveAttribute('href', GUIDE));
    show('ios', { children: 'Second' });
    comesIntoView();
    await waitFor(() => expect(link(/Second/)).toHaveAttribute('href', GUIDE));
    expect(asked).toBe(1);
  });

  test('§7 iOS: no other terminal asks for the area', async () => {
    answerCalls(areaIs('CN'));
    show('android');
    comesIntoView();
    await userEvent.click(link());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([asked, link().getAttribute('href')]).toEqual([0, STORE]);
  });
});
