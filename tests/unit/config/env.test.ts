import { ConfigurationError, readEnvironment, unusedSettings } from '@/lib/config/env';

const refusalOf = (env: Record<string, string>): string => {
  try {
    readEnvironment(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('Names and configuration: defaults', () => {
  test('Names and configuration: with nothing set the site serves itself', () => {
    expect(readEnvironment({})).toEqual({
      websiteApiUrl: undefined,
      fintechApiUrl: undefined,
      assetBaseUrl: '',
      siteUrl: 'http://localhost:3000',
      database: { engine: 'sqlite', file: '.data/tradego.db' },
      dataFolder: '.data/',
      contentFolder: 'content',
      trustedProxyHops: 0,
      sandboxUrl: undefined,
      websubHub: undefined,
      mail: undefined,
      edgeSeconds: 0,
      port: 3000,
      hostname: '0.0.0.0',
      warmUpAfterMs: 2000,
      endingGraceMs: 0,
      submissionsPerVisitor: 10,
      submissionsPerMinute: 120,
    });
  });

  test('Names and configuration: an empty variable is an unset one', () => {
    const names = ['WEBSITE_API_URL', 'FINTECH_API_URL', 'ASSET_BASE_URL', 'SITE_URL', 'DATABASE_URL', 'PORT'];
    const blank = Object.fromEntries([...names, 'TRUSTED_PROXY_HOPS'].map((name) => [name, '  ']));
    expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  });

  test('Names and configuration: SITE_URL defaults to the local address of the port', () => {
    expect(readEnvironment({ PORT: '8080' })).toMatchObject({ port: 8080, siteUrl: 'http://localhost:8080' });
  });
});

describe('Names and configuration: good values', () => {
  test.each([
    ['WEBSITE_API_URL', 'websiteApiUrl'],
    ['FINTECH_API_URL', 'fintechApiUrl'],
    ['ASSET_BASE_URL', 'assetBaseUrl'],
  ] as const)('Names and configuration: %s is an address, a path included', (name, field) => {
    expect(readEnvironment({ [name]: 'https://api.example.com/base' })[field]).toBe('https://api.example.com/base');
  });

  test.each(['WEBSITE_API_URL', 'FINTECH_API_URL', 'ASSET_BASE_URL', 'SITE_URL'])(
    'Names and configuration: %s may end in slashes and have spaces around it',
    (name) => {
      const config: object = readEnvironment({ [name]: '  https://x.example.com//  ' });
      expect(Object.values(config)).toContain('https://x.example.com');
    },
  );

  test.each([
    ['file:data/site.db', 'data/site.db'],
    ['file:./site.db', './site.db'],
    ['file:/var/lib/site.db', '/var/lib/site.db'],
    ['file:///var/lib/site.db', '/var/lib/site.db'],
  ])('Names and configuration: DATABASE_URL=%s is the file %s', (address, file) => {
    expect(readEnvironment({ DATABASE_URL: address }).database).toEqual({ engine: 'sqlite', file });
  });

  test.each(['postgres://user:secret@db.example.com:5432/site', 'postgresql://db.example.com/site'])(
    'Names and configuration: DATABASE_URL=%s is a database that instances share',
    (url) => {
      const config = readEnvironment({ DATABASE_URL: url, DATA_FOLDER: '/data' });
      expect([config.database, config.dataFolder]).toEqual([{ engine: 'postgres', url }, '/data']);
    },
  );

  test('a setting of an earlier release stops nothing, and is said to be of no use', () => {
    expect(readEnvironment({ REDIS_URL: 'no address' })).toEqual(readEnvironment({}));
    expect(unusedSettings({ REDIS_URL: 'redis://:secret@db.example.com' })).toEqual([
      expect.stringMatching(/^REDIS_URL is no longer used: [^.]*DATABASE_URL[^.]*\.$/),
    ]);
    expect([unusedSettings({}), unusedSettings({ REDIS_URL: ' ' })]).toEqual([[], []]);
  });

  test.each(['0', '1', '16'])('Names and configuration: TRUSTED_PROXY_HOPS=%s', (text) => {
    expect(readEnvironment({ TRUSTED_PROXY_HOPS: text }).trustedProxyHops).toBe(Number(text));
  });

  test('Forms: both limits of submissions are configurable', () => {
    expect(readEnvironment({ SUBMISSIONS_PER_VISITOR: '3', SUBMISSIONS_PER_MINUTE: '7' })).toMatchObject({
      submissionsPerVisitor: 3,
      submissionsPerMinute: 7,
    });
  });
});

describe('Names and configuration: a bad value is refused with a sentence that names the variable', () => {
  const ADDRESSES = ['not an address', '/relative', 'ftp://x.example.com', 'javascript:alert(1)', 'localhost:3000'];
  const NUMBERS = ['-1', '1.5', '1e3', 'abc', '0x10', '１', '99999999999', 'Infinity', '3000;'];

  const cases: [string, string][] = [
    ...['WEBSITE_API_URL', 'FINTECH_API_URL', 'ASSET_BASE_URL', 'SITE_URL'].flatMap((name) =>
      [...ADDRESSES, 'https://x.example.com/?a=b', 'https://x.example.com/#a'].map((text): [string, string] => [
        name,
        text,
      ]),
    ),
    ['SITE_URL', 'https://x.example.com/path'],
    ...['PORT', 'TRUSTED_PROXY_HOPS', 'SUBMISSIONS_PER_VISITOR', 'SUBMISSIONS_PER_MINUTE'].flatMap((name) =>
      NUMBERS.map((text): [string, string] => [name, text]),
    ),
    ['PORT', '65536'],
    ['PORT', '0'],
    ['PORT', 'abc'],
    ['PORT', '1e4'],
    ['SUBMISSIONS_PER_VISITOR', '0'],
    ['SUBMISSIONS_PER_MINUTE', '0'],
    ['EDGE_SECONDS', '6'],
    ...['postgres://db.example.com', 'mysql://db', 'libsql://db.example.com', 'site.db', '/var/site.db'].map(
      (text): [string, string] => ['DATABASE_URL', text],
    ),
    ['DATABASE_URL', 'file:'],
  ];

  test.each(cases)('Names and configuration: %s=%s', (name, text) => {
    expect(refusalOf({ [name]: text })).toMatch(new RegExp(`^${name} .+\\.$`));
  });
});

describe('Names and configuration: no refusal repeats a credential', () => {
  const addresses = [
    'https://admin:hunter2@x.example.com',
    'https://hunter2@x.example.com',
    'ftp://admin:hunter2@x.example.com',
    'admin:hunter2@x.example.com',
    'https://admin:hunter2@',
    'https://x.example.com/?key=hunter2',
    'https://x.example.com/#hunter2',
    'postgres://admin:hunter2@/',
  ];
  const names = ['WEBSITE_API_URL', 'FINTECH_API_URL', 'ASSET_BASE_URL', 'SITE_URL', 'DATABASE_URL'];

  test.each(names.flatMap((name) => addresses.map((address): [string, string] => [name, address])))(
    'Names and configuration: %s=%s',
    (name, address) => {
      const sentence = refusalOf({ [name]: address });
      expect(sentence).toContain(name);
      expect(sentence).not.toContain('hunter2');
    },
  );
});

describe('Names and configuration: mail', () => {
  const SITE = { SITE_URL: 'https://www.example.com', MAIL_FROM: 'alerts@example.com' };
  const mail = (env: Record<string, string>) => readEnvironment({ ...SITE, ...env }).mail;

  test.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, login: undefined }],
    ['smtps://mail.example.com/', { host: 'mail.example.com', port: 465, secure: true, login: undefined }],
    ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, secure: false, login: undefined }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, login: undefined }],
    [
      'smtp://me%40example.com:p%3Aw@mail.example.com:587',
      {
        host: 'mail.example.com',
        port: 587,
        secure: false,
        login: { user: 'me@example.com', password: 'p:w' },
      },
    ],
  ])('SMTP_URL=%s', (url, settings) => {
    expect(mail({ SMTP_URL: url })).toEqual({ ...settings, from: 'alerts@example.com' });
  });

  test.each([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be like'],
    [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL must be like'],
    [{ SMTP_URL: 'smtp://:25' }, 'SMTP_URL must be like'],
    [{ SMTP_URL: 'smtp://u:secret@mail.example.com/?tls=no' }, 'SMTP_URL must be like'],
    [{ SMTP_URL: 'smtp://u@mail.example.com' }, 'both a user and a password'],
    [{ SMTP_URL: 'smtp://u:%zz@mail.example.com' }, 'write %25'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: '' }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'TradeGo <a@example.com>' }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example.com', SITE_URL: '' }, 'SMTP_URL needs SITE_URL with https'],
    [{ SMTP_URL: 'smtp://mail.example.com', SITE_URL: 'http://www.example.com' }, 'SMTP_URL needs SITE_URL with https'],
    [{ SMTP_URL: '' }, 'MAIL_FROM needs SMTP_URL'],
  ])('%j is refused with a sentence, and no password is shown', (env, sentence) => {
    const refusal = refusalOf({ ...SITE, ...env });
    expect(refusal).toContain(sentence);
    expect(refusal).not.toContain('secret');
  });

  test('where the lists come from an API nothing is sent, and the log says why', () => {
    const env = { SMTP_URL: 'smtp://mail.example.com', WEBSITE_API_URL: 'https://api.example.com' };
    expect(mail(env)).toBeUndefined();
    expect(unusedSettings(env)).toEqual([expect.stringContaining('SMTP_URL sends nothing')]);
  });
});
