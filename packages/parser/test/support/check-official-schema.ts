import { isObject, type JSONObject } from '@specshelf/base/json';
import { CORE_SCHEMA, load, Type } from 'js-yaml';
import { expect } from 'vitest';
import { parse } from '../../src/index.js';
import { officialErrors } from './official-schemas.js';

const schema = CORE_SCHEMA.extend({
  implicit: [
    new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (text: unknown) => text === '<<' }),
  ],
});

/** Expects that the parser reports a problem of a text that the official schema rejects. */
export function checkOfficialSchema(text: string): void {
  const document = read(text);
  const official = (document && officialErrors(document)) ?? [];
  if (official.length === 0) return;
  const result = parse({ entry: 'openapi.json', files: new Map([['openapi.json', text]]) });
  if (result.kind === 'parsed') {
    expect({ official, problems: result.problemCount }).not.toMatchObject({ problems: 0 });
  }
}

function read(text: string): JSONObject | undefined {
  const value: unknown = /^\s*\{/.test(text) ? JSON.parse(text) : load(text, { schema });
  return isObject(value) ? value : undefined;
}
