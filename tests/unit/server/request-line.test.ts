import { judgeRequest } from '@/lib/server/request-line';

const judge = (change: Partial<Parameters<typeof judgeRequest>[0]>) =>
  judgeRequest({ method: 'GET', target: '/home', httpVersion: '1.1', hosts: ['www.example.com'], ...change });

test.each(['TRACE', 'PROPFIND', 'CONNECT', 'PURGE', ''])('an unknown method is 501: %s', (method) => {
  expect(judge({ method })).toEqual({ refuse: 501 });
});

test.each(
  ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
    ['/favicon.ico', '/assets/a.svg', '/_next/static/a.js', '/home', '/website/nothing', '/healthz'].map(
      (target) => [method, target] as const,
    ),
  ),
)('another method than reading is 405 where nothing is sent: %s %s', (method, target) => {
  expect(judge({ method, target })).toEqual({ refuse: 405, allow: 'GET, HEAD' });
});

test.each([
  '/website/Website/informationBox?a=1',
  '/website/alerts/subscribe',
  '/website/alerts/confirm?key=1.a&lang=en',
  '/website/alerts/leave?key=a',
])('what takes forms judges its method itself, with a query too: %s', (target) => {
  expect(judge({ method: 'POST', target })).toEqual({ target, host: 'www.example.com' });
});

test.each([[[]], [['']], [['a b']], [['[']], [['a/b']], [['u@a']], [['::::']], [['a:99999']], [['a', 'b']]])(
  'a host that is missing, unreadable or there twice is 400: %j',
  (hosts) => {
    expect(judge({ hosts })).toEqual({ refuse: 400 });
  },
);

test('HTTP/1.0 knows no host', () => {
  expect(judge({ hosts: [], httpVersion: '1.0' })).toEqual({ target: '/home', host: undefined });
});

test.each(['*/x', '*', 'home', '/drawing/%ff', '/%', '/home%E0%A4%A', '?x', 'ftp://a/home', 'http://', 'javascript:1'])(
  'a target that is no address of ours is 400: %s',
  (target) => {
    expect(judge({ target })).toMatchObject({ refuse: 400 });
  },
);

test('OPTIONS of the whole server is 405', () => {
  expect(judge({ method: 'OPTIONS', target: '*' })).toEqual({ refuse: 405, allow: 'GET, HEAD' });
});

test.each([
  ['http://www.example.com/home?a=1', '/home?a=1', 'www.example.com'],
  ['https://other.example.com:8443', '/', 'other.example.com:8443'],
  ['http://a?x', '/?x', 'a'],
])('an absolute target is taken apart and its host counts: %s', (target, inside, host) => {
  expect(judge({ target })).toEqual({ target: inside, host });
});

test.each(['http://[/home', 'http://a b/home'])('an absolute target with an unreadable host is 400: %s', (target) => {
  expect(judge({ target })).toMatchObject({ refuse: 400 });
});
