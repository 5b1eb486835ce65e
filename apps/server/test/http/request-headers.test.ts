import { describe, expect, it } from 'vitest';
import { expectFailure, pets, specs, useApp } from '../support/server/use-app.js';

const app = useApp();

describe('query parameters', () => {
  it('are converted to numbers', async () => {
    await app.request(`${specs}?limit=1000&page=abc`);
    expect(app.calls[0]?.query).toEqual({ limit: 1000, page: 'abc' });
  });

  it.each([
    'limit=0',
    'limit=-1',
    'limit=0.5',
    'limit=1e3',
    'limit=1001',
    'limit=NaN',
    'limit=',
    'limit=01',
    'limit=0x10',
    'limit=5.0',
    'limit=%205',
    'limit=+5',
    `limit=1${'0'.repeat(400)}`,
    'limit=1&limit=2',
    'limit[]=1',
    'limit[a]=1',
    'unknown=1',
    '__proto__[x]=1',
    'constructor=1',
    `page=${'a'.repeat(1025)}`,
  ])('%s returns 400 (HT12, HT13)', async (query) => {
    expectFailure(await app.request(`${specs}?${query}`), 400, /\/query\//);
    expect(app.calls).toEqual([]);
  });

  it('return 400 when undeclared (HT12)', async () => {
    expectFailure(await app.request(`${pets}?limit=5`), 400, /\/query\/limit/);
  });

  it('cannot contain the token (AU5)', async () => {
    const response = await app.request(`${specs}?access_token=good`, {
      headers: { authorization: 'Basic Z29vZA==' },
    });
    expect(response.status).toBe(401);
  });
});

describe('request headers', () => {
  it('reach the service when the operation declares them', async () => {
    await app.request(`${pets}/versions/latest/content`, { headers: { 'if-none-match': '"a"' } });
    expect(app.calls[0]?.header).toEqual({ 'If-None-Match': '"a"' });
  });

  it('return 400 with two Authorization headers (AU6)', async () => {
    const response = await app.raw(
      `GET ${specs} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nauthorization: Bearer bad\r\nConnection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('duplicate header');
    expect(app.calls).toEqual([]);
  });

  it('return 400 with two Host headers (HT17)', async () => {
    const response = await app.raw(
      `GET ${specs} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('require Host in HTTP/1.1 (HT17)', async () => {
    const response = await app.raw(`GET ${specs} HTTP/1.1\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('/header/host: must be sent');
    expect(await app.raw(`GET ${specs} HTTP/1.0\r\nAuthorization: Bearer good\r\n\r\n`)).toMatch(/ 200 OK/);
  });

  it('accept any Content-Type without a body', async () => {
    for (let kind = 0; kind < 3; kind++) {
      const response = await app.request(specs, { headers: { 'content-type': `text/x-${kind}` } });
      expect(response.status).toBe(200);
    }
  });
});

describe('malformed HTTP', () => {
  it('returns an error in JSON', async () => {
    const response = await app.raw('GET / HTTP/1.1\r\nHost : a\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 400 } });
  });

  it('returns 431 for headers above the size limit (HT11)', async () => {
    const response = await app.raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 431 } });
  });

  it('rejects request smuggling (HT16)', async () => {
    const response = await app.raw(
      `POST ${specs} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(app.calls).toEqual([]);
  });
});
