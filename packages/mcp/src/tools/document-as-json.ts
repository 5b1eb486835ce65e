import { isObject } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import { byteLength } from '../text/bytes.js';

interface JSONText {
  text: string;
  /** The names of the schemas to which the text refers, but which it does not contain. */
  missing: string[];
}

/** The parts of the specification that a document shows, as a small OpenAPI document; undefined if they do not fit. */
export function documentAsJSON(
  document: Schema<'Document'>,
  room: number,
  { examples = true }: { examples?: boolean } = {},
): JSONText | undefined {
  const resolved = resolvedIn(document);
  if (resolved === undefined) return undefined;
  const part = copyWithin(room, resolved, examples);
  if (part === undefined) return undefined;
  const printed = JSON.stringify(part);
  if (byteLength(printed) > room) return undefined;
  return { text: `\`\`\`json\n${printed}\n\`\`\``, missing: missingIn(printed, resolved) };
}

/** The names of members of these objects are chosen by authors. */
const named = new Set([
  'properties',
  'patternProperties',
  'schemas',
  '$defs',
  'responses',
  'headers',
  'content',
]);

/**
 * Copies what is printed, or returns undefined as soon as it cannot fit: printing all of a large document would block other requests.
 */
function copyWithin(room: number, document: Members, examples: boolean): unknown {
  let left = room;
  const copy = (value: unknown, isNamed = false): unknown => {
    // A text has at least as many bytes as code units, any other value has one or more.
    left -= typeof value === 'string' ? value.length : 1;
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (let index = 0; index < value.length && left >= 0; index++) items.push(copy(value[index]));
      return items;
    }
    if (!isObject(value)) return value;
    const members: [string, unknown][] = [];
    for (const name of Object.keys(value)) {
      if (left < 0) break;
      if (name === htmlName || (!examples && !isNamed && exampleNames.has(name))) continue;
      left -= name.length;
      members.push([name, copy(value[name], !isNamed && named.has(name))]);
    }
    return Object.fromEntries(members);
  };
  const copied = copy(document);
  return left < 0 ? undefined : copied;
}

/** Descriptions are present as Markdown as well. */
const htmlName = 'x-gitbook-description-html';

const exampleNames: ReadonlySet<string> = new Set(['example', 'examples']);

const mostNames = 20;

function missingIn(printed: string, resolved: Members): string[] {
  const schemas = schemasIn(resolved);
  const names = new Set<string>();
  for (const [, name = ''] of printed.matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)"/g)) {
    if (!Object.hasOwn(schemas, name)) names.add(name);
    if (names.size === mostNames) break;
  }
  return [...names];
}

/** The name of the first schema that a document shows. */
export function firstSchemaIn(document: Schema<'Document'>): string | undefined {
  return Object.keys(schemasIn(resolvedIn(document) ?? {}))[0];
}

type Members = Readonly<Record<string, unknown>>;

function resolvedIn({ nodes }: Schema<'Document'>): Members | undefined {
  for (const node of nodes) {
    const data: unknown = 'data' in node ? node.data : undefined;
    if (isObject(data) && isObject(data['resolved'])) return data['resolved'];
  }
  return undefined;
}

function schemasIn({ components }: Members): Members {
  return isObject(components) && isObject(components['schemas']) ? components['schemas'] : {};
}
