import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONObject } from '@specshelf/base/json';
import { outlineOf } from '@specshelf/generator/outline-of';
import { parse } from '@specshelf/parser';
import { idsOfGeneration, partsOfId } from '@specshelf/search';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../../scripts/testing/cpu-time.js';
import { type IndexedVersion, indexVersion } from '../../../src/work/heavy-work/search/index-version.js';
import { readEntries, readTokens } from '../../../src/work/heavy-work/search/search-chunks.js';
import { enrich } from '../../../src/work/processing/enrich.js';
import { createTaskContext } from '../../../src/work/tasks/create-task-context.js';
import { plainCodec } from '../../plain-codec.js';

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** Indexes a document, and returns the CPU time of the task in milliseconds. */
async function index(specification: JSONObject): Promise<{ version: IndexedVersion; time: number }> {
  const outline = encode(outlineOf(specification));
  const start = cpuTime();
  const version = await indexVersion(
    {
      specSlug: 'pets',
      owner: 'Team Harbour',
      tags: ['animals'],
      outline: { digest: 'outline', bytes: outline },
      specification: { digest: 'specification', bytes: encode(specification) },
    },
    createTaskContext(plainCodec, 2 ** 25),
  );
  return { version, time: cpuTime() - start };
}

describe('indexing a version', () => {
  it('returns entries, tokens, and ranks of all documents, 32 at a time', async () => {
    const schemas = Object.fromEntries(Array.from({ length: 70 }, (_, number) => [`Pet${number}`, {}]));
    const info = { title: 'Pet Store', version: '1' };
    const { version } = await index({ openapi: '3.1.0', info, components: { schemas } });
    const { chunks, ranks } = version;
    const entries = (await Promise.all(chunks.map((chunk) => readEntries(plainCodec, chunk.entries)))).flat();
    const tokens = chunks.flatMap((chunk) => readTokens(chunk.tokens));
    expect(chunks.map((chunk) => readTokens(chunk.tokens).length)).toEqual([32, 32, 7]);
    expect(entries.slice(0, 2)).toEqual([
      { kind: 'spec', title: 'Pet Store', identifier: 'pets' },
      { kind: 'schema', title: 'Pet0', identifier: 'Pet0' },
    ]);
    expect(tokens).toHaveLength(71);
    expect(tokens[0]?.split(' ')).toEqual(
      expect.arrayContaining(['epetstore', 'npet', 'mharbour', 'manimal']),
    );
    expect(idsOfGeneration(ranks, 5).slice(0, 2).map(partsOfId)).toEqual([
      { kind: 'spec', nameLength: expect.any(Number), generation: 5, position: 0 },
      { kind: 'schema', nameLength: 4, generation: 5, position: 1 },
    ]);
  });

  const file = join(process.env['SPECSHELF_CORPUS'] ?? '', 'github-api.json');
  const isThere = process.env['SPECSHELF_CORPUS'] !== undefined && existsSync(file);
  if (!isThere) console.log('no document of 13 MB: SPECSHELF_CORPUS names no folder with github-api.json');

  it.runIf(isThere)('takes little time beside reading and converting a document of 13 MB', async () => {
    const text = readFileSync(file, 'utf8');
    // The first execution is compiled meanwhile, and the garbage collection of one counts for the other.
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 1; attempt <= 3 && least > 1; attempt += 1) {
      const start = cpuTime();
      const files = new Map([['a.json', text]]);
      const result = parse({ entry: 'a.json', files, unavailable: new Map(), redirects: new Map() });
      if (result.kind !== 'parsed') throw new Error(result.kind);
      enrich(result.specification);
      const publishing = cpuTime() - start;
      const { version, time } = await index(result.specification);
      expect(version.ranks.length).toBeGreaterThan(2000);
      console.log(
        `indexing ${version.ranks.length} documents: ${Math.round(time)} ms; publishing: ${Math.round(publishing)} ms`,
      );
      least = Math.min(least, time / publishing);
    }
    // Usually 0.9 to 1.1.
    expect(least).toBeLessThan(1.5);
  });
});
