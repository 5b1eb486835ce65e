import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load, Type } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { isObject, type JSONObject, parse } from '../../src/index.js';
import { mutationsOf } from '../support/mutations.js';
import { officialErrors } from '../support/official-schemas.js';
import { withoutNotes } from '../support/parsed.js';
import { compareVerdicts, parseObject } from '../support/schema-oracle.js';
import { smallDocuments } from '../support/small-documents.js';

const versionOf = (document: JSONObject) => String(document['openapi'] ?? document['swagger']);
const small = smallDocuments.map((document) => ({ version: versionOf(document), document }));

describe('the official schema of OpenAPI', () => {
  it.each(small)('and the parser both accept the small document of $version', ({ document }) => {
    expect(officialErrors(document)).toEqual([]);
    expect(withoutNotes(parseObject(document))).toEqual([]);
  });

  // Every 15th one, more than a hundred for each version. The heavy tests include all.
  it.each(small)('of $version rejects nothing that the parser accepts', ({ document }) => {
    const { missed, excess } = compareVerdicts(mutationsOf(document, 15));
    expect(missed).toEqual([]);
    expect(excess).toEqual([]);
  });
});

interface Entry {
  file: string;
  expect: string;
}

const corpus = process.env['SPECSHELF_CORPUS'] ?? '';
const index: Entry[] = corpus === '' ? [] : JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8'));

const schema = CORE_SCHEMA.extend({
  implicit: [
    new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (text: unknown) => text === '<<' }),
  ],
});

function read(text: string): JSONObject | undefined {
  const value: unknown = /^\s*\{/.test(text) ? JSON.parse(text) : load(text, { schema });
  return isObject(value) ? value : undefined;
}

describe.skipIf(corpus === '')(
  `the official schemas, over the documents in ${corpus || 'a corpus (SPECSHELF_CORPUS names none)'}`,
  () => {
    const documents = index.filter(({ expect: verdict }) => ['ok', 'warn', 'invalid'].includes(verdict));
    it.each(documents)('reject nothing in $file that the parser accepts', ({ file }) => {
      const text = readFileSync(join(corpus, file), 'utf8').replace(/^\ufeff/, '');
      const document = read(text);
      const official = (document && officialErrors(document)) ?? [];
      const result = parse({ entry: 'openapi.json', files: new Map([['openapi.json', text]]) });
      if (official.length > 0 && result.kind === 'parsed') {
        expect({ official, problems: result.problemCount }).not.toMatchObject({ problems: 0 });
      }
    });
  },
);
