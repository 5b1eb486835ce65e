import type { JSONObject } from '@specshelf/base/json';
import { applyPolicy, type Change, compareSpecifications, defaultPolicy } from '../../src/index.js';

export const today = '2026-11-26';

/** Compares two documents under the default settings. */
export function compare(before: JSONObject, after: JSONObject): readonly Change[] {
  return applyPolicy(compareSpecifications(before, after, { today }), defaultPolicy).changes;
}

/** Returns a document whose only operation sends and receives a schema. */
export function documentOf(
  schema: JSONObject,
  { openapi = '3.1.0', schemas = {} }: DocumentOptions = {},
): JSONObject {
  const content = { 'application/json': { schema } };
  return {
    openapi,
    info: { title: 'Test', version: '1.0.0' },
    paths: {
      '/values': {
        post: { requestBody: { content }, responses: { 200: { description: 'The value.', content } } },
      },
    },
    components: { schemas },
  };
}

interface DocumentOptions {
  openapi?: string;
  schemas?: JSONObject;
}

/** Compares two schemas in a request and a response. */
export const compareSchemas = (
  before: JSONObject,
  after: JSONObject,
  options: DocumentOptions = {},
): readonly Change[] => compare(documentOf(before, options), documentOf(after, options));

/** Returns the rules with their levels, such as `enum-value-removed breaking/safe`. */
export const levelsOf = (changes: readonly Change[]): string[] =>
  changes.map(
    ({ rule, directions: { toServer = '-', toClient = '-' } }) => `${rule} ${toServer}/${toClient}`,
  );
