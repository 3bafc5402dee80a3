import { existsSync, readFileSync } from 'node:fs';
import { safeLoad } from 'js-yaml';
import { readEnvironment } from '@/lib/config/env';

interface Service {
  image?: string;
  build?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  privileged?: boolean;
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  extra_hosts?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

const compose = safeLoad(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
};
const services = Object.entries(compose.services);
const INSTANCES = ['site-1', 'site-2'];
const edgeRules = readFileSync('deploy/nginx.conf', 'utf8');
const service = (name: string) => compose.services[name] as Service;
const networksOf = ({ networks = [] }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));

test('§Trust compose.yaml has two instances, the database and the edge', () => {
  expect(Object.keys(compose.services).sort()).toEqual(['edge', 'postgres', ...INSTANCES]);
});

describe.each(services)('§Trust the service %s', (name, { image, build, user, healthcheck, ...rest }) => {
  test('§Trust stands on one version of its image, or is built here', () => {
    if (build !== undefined) expect(existsSync('Dockerfile')).toBe(true);
    else expect(image).toMatch(/:\d+\.\d+(\.\d+)?-[a-z]+(@sha256:[0-9a-f]{64})?$/);
  });

  test('§Trust runs as a user without rights, on a file system that is read alone', () => {
    expect(user).toMatch(/^(?!root|0)/);
    expect(user).toBeDefined();
    expect(rest.read_only).toBe(true);
    expect(rest.cap_drop).toEqual(['ALL']);
    expect(rest.security_opt).toEqual(['no-new-privileges:true']);
    expect(rest.privileged).toBeUndefined();
    expect(rest.tmpfs?.length).toBeGreaterThan(0);
  });

  test('§Trust says whether it is well, and whoever needs it waits for that', () => {
    expect(healthcheck?.test[0]).toBe('CMD');
    for (const needed of Object.values(rest.depends_on ?? {})) expect(needed.condition).toBe('service_healthy');
  });

  test('§Trust names networks and volumes that there are', () => {
    expect(networksOf(rest).length).toBeGreaterThan(0);
    for (const network of networksOf(rest)) expect(Object.keys(compose.networks)).toContain(network);
    for (const volume of rest.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./')) expect([name, existsSync(source)]).toEqual([name, true]);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });
});

test('§Trust the site is reached through the edge alone, and the database by the site alone', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['edge']);
  expect(compose.networks.back?.internal).toBe(true);
  expect(service('postgres').networks).toEqual(['back']);
  expect(service('edge').networks).toEqual(['front']);
  expect(service('edge').ports).toEqual([`8080:${/^ *listen (\d+);$/m.exec(edgeRules)?.[1]}`]);
});

test('§Trust the edge finds its rules and its own page where they say they are', () => {
  const root = /^ *root (\S+);$/m.exec(edgeRules)?.[1];
  expect(service('edge').volumes).toEqual([
    './deploy/nginx.conf:/etc/nginx/nginx.conf:ro',
    `./deploy/edge-error.html:${root}/edge-error.html:ro`,
    `edge:${/^ *proxy_cache_path (\S+)\/pages /m.exec(edgeRules)?.[1]}`,
  ]);
});

test.each(INSTANCES)(
  '§Trust %s is asked for its health where it tells it, and by the edge where it listens',
  (name) => {
    expect(service(name).healthcheck?.test.join(' ')).toContain('http://127.0.0.1:3000/healthz');
    expect(edgeRules.match(new RegExp(`^ *server ${name}:3000 `, 'gm'))).toHaveLength(2);
    // Found without being there, and where it stays.
    const { front } = service(name).networks as Record<string, { ipv4_address?: string }>;
    expect(service('edge').extra_hosts).toContain(`${name}:${front?.ipv4_address}`);
    expect(service('edge').depends_on).toBeUndefined();
  },
);

test.each(INSTANCES)('§Trust the settings of %s are such as the site starts with', (name) => {
  const given = Object.entries(service(name).environment ?? {}).map(([key, value]) => {
    // As compose fills them in, with what has no default given.
    const filled = String(value).replace(
      /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
      (_, __, otherwise) => otherwise ?? 'secret',
    );
    return [key, filled];
  });
  expect(readEnvironment(Object.fromEntries(given))).toMatchObject({
    database: { engine: 'postgres', url: 'postgres://tradego:secret@postgres:5432/tradego' },
    dataFolder: '/data',
    siteUrl: 'http://localhost:8080',
    trustedProxyHops: 1,
    edgeSeconds: 5,
  });
});

test('§Trust each major version of the database has a volume of its own, where its image keeps its files', () => {
  const { image, volumes } = service('postgres');
  const [, major = ''] = /^postgres:(\d+)\./.exec(image ?? '') ?? [];
  // From 18 on a folder of the version stands within; before, what is mounted here was lost with the container.
  expect(Number(major)).toBeGreaterThanOrEqual(18);
  expect(volumes).toEqual([`postgres-${major}:/var/lib/postgresql`]);
});

test('§Trust every password comes from .env, and none has a default', () => {
  const passwords = services.flatMap(([name, { environment = {} }]) =>
    Object.entries(environment).flatMap(([key, value]) => {
      if (/PASSWORD|SECRET|TOKEN/.test(key)) return [`${name} ${key}: ${value}`];
      const [, ofAddress] = /^\w+:\/\/[^:/@]+:(.+)@[^@/]+/.exec(String(value)) ?? [];
      return ofAddress === undefined ? [] : [`${name} ${key}: ${ofAddress}`];
    }),
  );
  const asked = '$' + '{POSTGRES_PASSWORD:?set it in .env}';
  expect(passwords).toEqual([
    ...INSTANCES.map((instance) => `${instance} DATABASE_URL: ${asked}`),
    `postgres POSTGRES_PASSWORD: ${asked}`,
  ]);
});
