import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPage, type PagesWorld, startPagesWorld, textOf } from '../support/pages/pages-world.js';
import type { Visitor } from '../support/pages/visitor.js';

// The conformance suite tests the other forms.

const publish = '/orgs/acme/publish';

let world: PagesWorld;
let editor: Visitor;

beforeAll(async () => {
  world = await startPagesWorld();
  const scopes = ['openapi:read', 'openapi:write'];
  editor = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes }));
});

afterAll(() => world.close());

async function send(body: FormData | string, headers: Record<string, string> = {}) {
  const response = await fetch(world.target.url + publish, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { cookie: editor.cookie ?? '', ...headers },
  });
  const { status } = response;
  return { status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

describe('a publishing form', () => {
  it('rejects malformed multipart bodies', async () => {
    for (const [type, body] of [
      ['multipart/form-data; x=y', ''],
      ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="slug"\r\n\r\nx'],
      ['multipart/form-data; boundary=b', ''],
    ] as const)
      expect((await send(body, { 'content-type': type })).status).toBe(400);
  });

  it('rejects more files and larger bodies than the API', async () => {
    const crowded = new FormData();
    for (let index = 0; index < 5_001; index++) crowded.append('files', new Blob(['{}']), `${index}.json`);
    expectPage(await send(crowded), 413);
    const large = new FormData();
    large.append('files', new Blob([new Uint8Array(50 * 1024 * 1024)]), 'a.json');
    const seen = await send(large);
    expectPage(seen, 413);
    expect(textOf(seen)).toContain('at most 48 MiB are accepted in total');
  });
});
