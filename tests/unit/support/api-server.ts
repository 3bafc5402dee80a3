import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** What arrived at the fake API. */
export interface SeenRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed JSON; undefined where no body was sent. */
  body: unknown;
}

type Answer = (request: Request) => Response | Promise<Response>;

export const WEBSITE = 'https://website.test';
export const FINTECH = 'https://fintech.test';

/** A fake website API and fintech API at the network edge. Call it once, at the top of a test file. */
export function fakeApi() {
  const seen: SeenRequest[] = [];
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    seen.length = 0;
  });
  afterAll(() => server.close());

  /** The first request gets the first answer, and so on; the last answer repeats. */
  function answers(...list: Answer[]) {
    server.use(
      http.all(/^https:\/\/(?:website|fintech)\.test\//, async ({ request }) => {
        const text = await request.clone().text();
        seen.push({
          method: request.method,
          url: new URL(request.url),
          headers: request.headers,
          body: text === '' ? undefined : JSON.parse(text),
        });
        const answer = list[Math.min(seen.length, list.length) - 1];
        return answer ? answer(request) : HttpResponse.error();
      }),
    );
  }

  return { seen, answers };
}

/** A good answer in the frame of §7. */
export const good = (data?: object | string, envelope: object = {}) =>
  HttpResponse.json({ result: 1, msg: 'success', ...(data === undefined ? {} : { data }), ...envelope });

export const refused = (envelope: object = {}) => HttpResponse.json({ result: 0, ...envelope });

/** Makes the 30 seconds of every call pass as soon as it is answered by `silence`. */
export function timeoutAtOnce() {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  const silence = async (): Promise<Response> => {
    controller.abort(Object.assign(new Error('The operation timed out.'), { name: 'TimeoutError' }));
    return new Promise(() => {});
  };
  return { timeout, silence };
}
