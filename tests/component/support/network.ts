import './node-globals';

import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** What the browser sent to one of our own endpoints. */
export interface SentRequest {
  headers: Headers;
  /** The query of the address. */
  search: string;
  body: unknown;
}

/** One endpoint of our own origin. Call it once, at the top of a test file. */
export function fakeEndpoint(path: string) {
  const sent: SentRequest[] = [];
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
  });
  afterAll(() => server.close());

  function answers(answer: () => Response | Promise<Response>) {
    server.use(
      http.post(`*${path}`, async ({ request }) => {
        sent.push({
          headers: request.headers,
          search: new URL(request.url).search,
          body: await request.clone().json(),
        });
        return answer();
      }),
    );
  }

  return { sent, answers };
}

export const accepted = () => HttpResponse.json({ result: 1, msg: 'success' });
export const refused = (status: number) => HttpResponse.json({ result: 0, msg: 'no' }, { status });
export const noNetwork = () => HttpResponse.error();

/** An answer that comes when it is told to. */
export function answerOnCall(what: () => Response = accepted) {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { answer: () => given.then(what), give: () => give() };
}
