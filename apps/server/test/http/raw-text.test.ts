import type { Client } from '@specshelf/sdk';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import type { TestServer } from '../support/server/start-server.js';
import { organizationId, startWithClient } from '../support/server/start-with-client.js';

// Published text is returned unchanged, code unit by code unit.

const specSlug = 'any';

let target: TestServer;
let client: Client;

beforeAll(async () => {
  ({ target, client } = await startWithClient());
});

afterAll(() => target.close());

type Source = Parameters<Client['specs']['upsert']>[0]['source'];

async function rawOf(source: Source) {
  await client.specs.upsert({ organizationId, specSlug, source });
  await target.server.processor.idle();
  return client.specs.versions.getLatestRaw({ organizationId, specSlug });
}

const marks = ['', '\ufeff'];
const spaces = ['', '\n', '\r\n', '\r', ' \t\n', '\u2028'];
const wellFormed = fc.string({ unit: 'grapheme', maxLength: 200 });

const jsonText = fc
  .tuple(
    fc.constantFrom(...marks),
    fc.constantFrom('', '\n', '\r\n', ' \t'),
    wellFormed,
    fc.jsonValue(),
    fc.integer(),
  )
  .map(([mark, space, title, extension, number]) => {
    const document = {
      openapi: '3.1.0',
      info: { title, version: `${number}` },
      paths: {},
      'x-any': extension,
    };
    return `${mark}${space}${JSON.stringify(document, null, number % 3)}${space}`;
  });

const yamlText = fc
  .tuple(fc.constantFrom(...marks), wellFormed, fc.constantFrom('\n', '\r\n', '\r'))
  .map(([mark, title, end]) =>
    [
      `${mark}openapi: 3.1.0`,
      `info: {title: ${JSON.stringify(title)}, version: "1"}`,
      '# ünd 𝄞',
      'paths: {}',
      '',
    ].join(end),
  );

it('a text is returned as published (PA31)', async () => {
  const property = fc.asyncProperty(fc.oneof(jsonText, yamlText), async (text) => {
    expect((await rawOf({ text })).text).toBe(text);
  });
  await fc.assert(property, { seed: randomSeed(1), numRuns: 60 });
});

it('each file of a set is returned as published, under its path (PA31)', async () => {
  const anyText = fc.oneof(
    wellFormed,
    fc.string({ unit: 'binary', maxLength: 50 }).filter((text) => text.isWellFormed()),
  );
  const property = fc.asyncProperty(
    jsonText,
    fc.dictionary(
      fc.stringMatching(/^[\p{L}\w {}~+-]{1,20}$/u),
      fc.tuple(fc.constantFrom(...spaces), anyText),
      { maxKeys: 5 },
    ),
    async (entry, others) => {
      const texts = Object.entries(others).map(([name, parts]) => [`files/${name}.txt`, parts.join('')]);
      const files = { ...Object.fromEntries(texts), 'openapi.json': entry };
      const raw = await rawOf({ files, entry: 'openapi.json' });
      expect(raw).toEqual({ text: entry, format: 'json', entry: 'openapi.json', files });
    },
  );
  await fc.assert(property, { seed: randomSeed(1), numRuns: 40 });
});

it('half of a surrogate pair is rejected, because no encoding represents it', async () => {
  const half = fc.oneof(fc.integer({ min: 0xd800, max: 0xdbff }), fc.integer({ min: 0xdc00, max: 0xdfff }));
  const property = fc.asyncProperty(half, wellFormed, async (unit, text) => {
    const put = client.specs.upsert({
      organizationId,
      specSlug,
      source: { text: `${text}${String.fromCharCode(unit)}x` },
    });
    await expect(put).rejects.toMatchObject({ status: 400 });
  });
  await fc.assert(property, { seed: randomSeed(1), numRuns: 20 });
});
