import type { JSONObject } from '@specshelf/base/json';
import { type Parsed, parse } from '../../src/index.js';
import type { Mutation } from './mutations.js';
import { officialErrors } from './official-schemas.js';

/** Mutations that the official schemas reject and the parser accepts, with the reason. */
const notReported: { mutation: RegExp; versions: RegExp; because: string }[] = [
  {
    mutation: /^(?:rename|delete|put .* at) .*\/securitySchemes\/http\/(?:scheme|bearerFormat)$/,
    versions: /^3/,
    because: '`bearerFormat` has no effect beside another scheme',
  },
  {
    mutation: /^delete \/definitions\/A\/allOf\/0$/,
    versions: /^2\.0/,
    because: 'an empty `allOf` is harmless',
  },
  {
    mutation: /^put "wrong words" at .*\/parameters\/\d+\/name$/,
    versions: /^3\.2/,
    because: 'a name with a space is not a valid header, but can be shown',
  },
  {
    mutation: /\/links\/\w+\/parameters(?:\/|$)/,
    versions: /^3\.[12]/,
    because:
      'the text of the specification allows any value for a parameter of a link, its schema only strings',
  },
];

/** Errors that only the parser reports: rules in the text of the specification that its schema cannot express. */
const beyondSchema = [
  'reference-not-found',
  'reference-not-expected',
  'reference-loop',
  'mapping-not-found',
  'link-not-found',
  'path-parameter-missing',
  'path-parameter-unused',
  'security-scheme-not-found',
  'server-variable-not-defined',
  'server-variable-default',
  'duplicate-operation-id',
  'duplicate-parameter',
  'duplicate-tag',
  'duplicate-path',
  'tag-parent-not-found',
  'tag-parent-loop',
  'fixed-method',
  'querystring-and-query',
  'number-not-finite',
];

/** Since 3.1 the official schema does not check Schema objects; only the parser reports their errors. */
const schemaRules = ['wrong-type', 'wrong-value', 'missing-field'];

interface Verdicts {
  /** Returns mutations that the official schema rejects and the parser accepts, without a reason in the list. */
  readonly missed: string[];
  /** Returns mutations that the official schema accepts and the parser rejects by a rule that the schema also has. */
  readonly excess: string[];
}

export function compareVerdicts(mutations: Iterable<Mutation>): Verdicts {
  const verdicts: Verdicts = { missed: [], excess: [] };
  for (const { what, document } of mutations) {
    const version = String(document['openapi'] ?? document['swagger']);
    const official = officialErrors(document) ?? [];
    const ours = parseObject(document);
    const isKnown = what
      .split(' and ')
      .some((part) =>
        notReported.some(({ mutation, versions }) => mutation.test(part) && versions.test(version)),
      );
    if (official.length > 0 && ours.problemCount === 0 && !isKnown) {
      verdicts.missed.push(`${version}: ${what}: ${official[0]}`);
    }
    for (const { code, severity, message, pointer } of official.length > 0 ? [] : ours.problems) {
      if (severity === 'error' && !isBeyondSchema(code, pointer ?? '')) {
        verdicts.excess.push(`${version}: ${what}: ${code} ${message}`);
      }
    }
  }
  return verdicts;
}

function isBeyondSchema(code: string, pointer: string): boolean {
  const isInSchema = /\/(?:schema|schemas|items|itemSchema|parameters|headers|links)\b/.test(pointer);
  return beyondSchema.includes(code) || (schemaRules.includes(code) && isInSchema);
}

export function parseObject(document: JSONObject): Pick<Parsed, 'problems' | 'problemCount'> {
  const files = new Map([['openapi.json', JSON.stringify(document)]]);
  const result = parse({ entry: 'openapi.json', files });
  // Only a mutation of a string creates references to other files.
  return result.kind === 'needs' ? { problems: [], problemCount: 1 } : result;
}
