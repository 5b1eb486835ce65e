import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';

describe('the configuration', () => {
  it('has defaults that work', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
      ok: true,
      config: {
        port: 8787,
        host: '127.0.0.1',
        database: { kind: 'sqlite', file: './data/specshelf.sqlite', synchronous: 'full' },
        logLevel: 'info',
        fetchAllow: false,
        bodyLimit: 50_331_648,
        bodyBudget: 201_326_592,
        responseBudget: 256 * 1024 * 1024,
        rateLimit: 0,
        trustProxy: false,
        corsOrigins: [],
        connectionLimit: 5_000,
        metrics: false,
        drainDelay: 0,
        drainLimit: 10,
        remoteImages: 'keep',
        auditDays: 400,
        compatibilityRefuse: 'none',
        refreshInterval: 21_600,
        documentLimit: 33_554_432,
        filesLimit: 67_108_864,
        fetchCountLimit: 100,
        workTimeLimit: 15,
        workMemoryLimit: 512,
        cacheLimit: 64 * 1024 * 1024,
      },
      warnings: [],
    });
  });

  it('is read from environment variables', () => {
    const environment = {
      PORT: '80',
      HOST: '::',
      DATABASE_URL: 'sqlite:/var/lib/specshelf.sqlite',
      SPECSHELF_SQLITE_SYNCHRONOUS: 'Normal',
      PUBLIC_URL: 'https://Docs.example.org/api/',
      LOG_LEVEL: 'WARN',
      SPECSHELF_BOOTSTRAP_TOKEN: '0123456789abcdef',
      SPECSHELF_FETCH_ALLOW: '10.1.0.0/16, fd00::/8',
      SPECSHELF_BODY_LIMIT: '1000',
      SPECSHELF_BODY_BUDGET: '2000000',
      SPECSHELF_RESPONSE_BUDGET: '3000000',
      SPECSHELF_RATE_LIMIT: '600',
      SPECSHELF_TRUST_PROXY: '2',
      SPECSHELF_CORS_ORIGINS: 'https://Docs.example.org:443/, http://localhost:3000',
      SPECSHELF_CONNECTION_LIMIT: '100',
      SPECSHELF_SECRET_KEY: '0123456789abcdef0123456789abcdef',
      SPECSHELF_METRICS: '[::1]:9464',
      SPECSHELF_DRAIN_DELAY: '5',
      SPECSHELF_DRAIN_LIMIT: '25',
      SPECSHELF_REMOTE_IMAGES: 'Remove',
      SPECSHELF_AUDIT_DAYS: '30',
      SPECSHELF_COMPATIBILITY_REFUSE: 'Breaking',
      SPECSHELF_REFRESH_INTERVAL: '0',
      SPECSHELF_DOCUMENT_LIMIT: '2000',
      SPECSHELF_FILES_LIMIT: '3000',
      SPECSHELF_FETCH_COUNT_LIMIT: '4',
      SPECSHELF_WORK_TIME_LIMIT: '5',
      SPECSHELF_WORK_MEMORY_LIMIT: '100',
      SPECSHELF_CACHE_LIMIT: '1000',
    };
    expect(readConfig(environment)).toEqual({
      ok: true,
      config: {
        port: 80,
        host: '::',
        database: { kind: 'sqlite', file: '/var/lib/specshelf.sqlite', synchronous: 'normal' },
        publicURL: 'https://docs.example.org/api',
        logLevel: 'warn',
        bootstrapToken: '0123456789abcdef',
        fetchAllow: ['10.1.0.0/16', 'fd00::/8'],
        bodyLimit: 1000,
        bodyBudget: 2_000_000,
        responseBudget: 3_000_000,
        rateLimit: 600,
        trustProxy: 2,
        corsOrigins: ['https://docs.example.org', 'http://localhost:3000'],
        connectionLimit: 100,
        secretKey: '0123456789abcdef0123456789abcdef',
        metrics: { host: '::1', port: 9464 },
        drainDelay: 5,
        drainLimit: 25,
        remoteImages: 'remove',
        auditDays: 30,
        compatibilityRefuse: 'breaking',
        refreshInterval: 0,
        documentLimit: 2000,
        filesLimit: 3000,
        fetchCountLimit: 4,
        workTimeLimit: 5,
        workMemoryLimit: 100,
        cacheLimit: 1000,
      },
      warnings: [],
    });
  });

  it('reports all problems at once, without the values', () => {
    const environment = {
      PORT: '70000',
      DATABASE_URL: 'mysql://user:secret@host/db',
      SPECSHELF_DATABASE_CONNECTIONS: '0',
      SPECSHELF_SQLITE_SYNCHRONOUS: 'off',
      PUBLIC_URL: 'docs.example.org',
      LOG_LEVEL: 'loud',
      SPECSHELF_BOOTSTRAP_TOKEN: 'short secret',
      SPECSHELF_FETCH_ALLOW: '10.1.0.0',
      SPECSHELF_FETCH_PROXY: 'socks5://ada:secret@proxy.example.org',
      SPECSHELF_FETCH_PROXY_DNS: 'both',
      SPECSHELF_BODY_LIMIT: '48 MiB',
      SPECSHELF_RATE_LIMIT: '10/s',
      SPECSHELF_TRUST_PROXY: 'secret.example.org',
      SPECSHELF_CORS_ORIGINS: 'https://secret.example.org/docs',
      SPECSHELF_CONNECTION_LIMIT: '0',
      SPECSHELF_SECRET_KEY: 'a short secret',
      SPECSHELF_METRICS: 'on',
      SPECSHELF_DRAIN_DELAY: '301',
      SPECSHELF_DRAIN_LIMIT: '10s',
      SPECSHELF_COMPATIBILITY_REFUSE: 'safe',
      SPECSHELF_REFRESH_INTERVAL: '6h',
      SPECSHELF_DOCUMENT_LIMIT: '-1',
      SPECSHELF_FILES_LIMIT: '1e9',
      SPECSHELF_FETCH_COUNT_LIMIT: '0',
      SPECSHELF_WORK_TIME_LIMIT: '0.5',
      SPECSHELF_WORK_MEMORY_LIMIT: '1',
    };
    const result = readConfig(environment);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual(Object.keys(environment).sort());
    expect(problems.join()).not.toMatch(/secret/);
    expect(problems.join()).toMatch(/a SQLite file, .* or a postgres:\/\/ URL/);
  });

  it.each([
    ['specs.sqlite', 'specs.sqlite'],
    ['file:./specs.sqlite', './specs.sqlite'],
    ['file:///srv/specs.sqlite', '/srv/specs.sqlite'],
    ['sqlite://specs.sqlite', 'specs.sqlite'],
    [':memory:', ':memory:'],
  ])('accepts %s as the database file %s', (url, file) => {
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({
      config: { database: { kind: 'sqlite', file } },
    });
  });

  it('accepts a PostgreSQL URL with the name of a database, which requires a secret key', () => {
    const url = 'postgres://user:secret@host:6432/specs?sslmode=verify-full';
    const SPECSHELF_SECRET_KEY = '0123456789abcdef0123456789abcdef';
    const SPECSHELF_DATABASE_CONNECTIONS = '4';
    expect(
      readConfig({ DATABASE_URL: url, SPECSHELF_SECRET_KEY, SPECSHELF_DATABASE_CONNECTIONS }),
    ).toMatchObject({ config: { database: { kind: 'postgresql', url, connections: 4 } } });
    const keyless = readConfig({ DATABASE_URL: url });
    expect(keyless).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^SPECSHELF_SECRET_KEY must be set/)],
    });
    const nameless = readConfig({ DATABASE_URL: 'postgres://user:secret@host', SPECSHELF_SECRET_KEY });
    expect(nameless).toMatchObject({ ok: false, problems: [expect.stringMatching(/^DATABASE_URL must be/)] });
  });

  it('has a drain delay of 1 second on PostgreSQL, where other servers take over', () => {
    const shared = { DATABASE_URL: 'postgres://database/specs', SPECSHELF_SECRET_KEY: 'k'.repeat(32) };
    expect(readConfig(shared)).toMatchObject({ config: { drainDelay: 1 } });
    expect(readConfig({ ...shared, SPECSHELF_DRAIN_DELAY: '0' })).toMatchObject({
      config: { drainDelay: 0 },
    });
    expect(readConfig({ DATABASE_URL: 'specs.sqlite' })).toMatchObject({ config: { drainDelay: 0 } });
  });

  it.each([
    ['1', 1],
    ['32', 32],
    ['10.1.2.3', ['10.1.2.3']],
    ['loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
    ['uniquelocal,linklocal,::1', ['uniquelocal', 'linklocal', '::1']],
  ])('accepts %s as the trusted proxies', (text, trustProxy) => {
    expect(readConfig({ SPECSHELF_TRUST_PROXY: text })).toMatchObject({ config: { trustProxy } });
  });

  it.each([
    '0',
    '33',
    '-1',
    'true',
    'all',
    '10.1',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '0.0.0.0/00',
    '::/0',
    'fe80::1%eth0',
    '10.1.2.3,',
    '10.1.2.3 10.1.2.4',
  ])('rejects %s as the trusted proxies', (text) => {
    expect(readConfig({ SPECSHELF_TRUST_PROXY: text }).ok).toBe(false);
  });

  const ada = `Basic ${Buffer.from('ada:p@ss').toString('base64')}`;

  it.each([
    ['http://proxy.example.org:3128', { origin: 'http://proxy.example.org:3128' }],
    ['HTTPS://Proxy.example.org/', { origin: 'https://proxy.example.org' }],
    ['http://ada:p%40ss@10.1.2.3:3128', { origin: 'http://10.1.2.3:3128', authorization: ada }],
  ])('reads %s as the outbound proxy', (SPECSHELF_FETCH_PROXY, fetchProxy) => {
    expect(readConfig({ SPECSHELF_FETCH_PROXY })).toMatchObject({
      config: { fetchProxy: { ...fetchProxy, resolvesNames: false } },
    });
    expect(readConfig({ SPECSHELF_FETCH_PROXY, SPECSHELF_FETCH_PROXY_DNS: 'proxy' })).toMatchObject({
      config: { fetchProxy: { ...fetchProxy, resolvesNames: true } },
    });
  });

  it.each([
    'proxy.example.org:3128',
    'http://proxy.example.org/path',
    'http://proxy.example.org/?a',
    'http://ada:%zz@proxy.example.org',
    'ftp://proxy.example.org',
  ])('rejects %s as the outbound proxy', (SPECSHELF_FETCH_PROXY) => {
    expect(readConfig({ SPECSHELF_FETCH_PROXY })).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^SPECSHELF_FETCH_PROXY must be the URL of an HTTP proxy/)],
    });
  });

  it('rejects a setting for an outbound proxy when there is none', () => {
    expect(readConfig({ SPECSHELF_FETCH_PROXY_DNS: 'proxy', HTTP_PROXY: 'http://a.example' })).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/SPECSHELF_FETCH_PROXY must be set/)],
    });
  });

  it('accepts * as all CORS origins', () => {
    expect(readConfig({ SPECSHELF_CORS_ORIGINS: '*' })).toMatchObject({ config: { corsOrigins: '*' } });
  });

  it.each([
    'docs.example.org',
    'null',
    'https://*.example.org',
    'https://a.example, *',
    'https://a.example,',
    'https://a.example/?',
    'https://user@a.example',
    'file:///srv',
  ])('rejects %s as a CORS origin', (text) => {
    expect(readConfig({ SPECSHELF_CORS_ORIGINS: text }).ok).toBe(false);
  });

  it.each([
    ['off', false],
    ['9464', { host: '127.0.0.1', port: 9464 }],
    ['metrics.internal:80', { host: 'metrics.internal', port: 80 }],
    ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ])('accepts %s as the address of the metrics', (text, metrics) => {
    expect(readConfig({ SPECSHELF_METRICS: text })).toMatchObject({ config: { metrics } });
  });

  it.each(['0', '65536', 'http://127.0.0.1:9464', '::1:9464', '127.0.0.1:', 'a b:9464'])(
    'rejects %s as the address of the metrics',
    (text) => {
      expect(readConfig({ SPECSHELF_METRICS: text }).ok).toBe(false);
    },
  );

  it.each(['-1', '1000001', '1.5'])('rejects %s as a rate limit', (text) => {
    expect(readConfig({ SPECSHELF_RATE_LIMIT: text }).ok).toBe(false);
  });

  it.each([
    ['SPECSHELF_FETCH_ALOW', ' Did you mean SPECSHELF_FETCH_ALLOW?'],
    ['SPECSHELF_WORKTIME_LIMIT', ' Did you mean SPECSHELF_WORK_TIME_LIMIT?'],
    ['SPECSHELF_CAT', ''],
  ])('warns about the unknown variable %s without its value', (name, advice) => {
    const message = `The variable ${name} is unknown and has no effect.${advice}`;
    expect(readConfig({ [name]: 'a-secret' })).toMatchObject({ ok: true, warnings: [message] });
    expect(readConfig({ [name]: 'a-secret', PORT: 'x' })).toMatchObject({ ok: false, warnings: [message] });
  });

  it('does not warn about variables of the client, of tests, or of a Kubernetes Service named specshelf', () => {
    const variables = {
      SPECSHELF_BASE_URL: 'http://127.0.0.1:8787',
      SPECSHELF_TOKEN: 'a-token',
      SPECSHELF_CORPUS: '/corpus',
      SPECSHELF_SERVICE_HOST: '10.0.0.1',
      SPECSHELF_SERVICE_PORT_HTTP: '8787',
      SPECSHELF_PORT: 'tcp://10.0.0.1:8787',
      SPECSHELF_PORT_8787_TCP_ADDR: '10.0.0.1',
    };
    expect(readConfig(variables).warnings).toEqual([]);
    expect(readConfig({ SPECSHELF_PORT: '8787' }).warnings).toHaveLength(1);
  });
});
