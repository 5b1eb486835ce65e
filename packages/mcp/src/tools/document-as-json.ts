import type { Schema } from '@specshelf/contract';
import { isObject } from '@specshelf/service';
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
  const printed = JSON.stringify(examples ? resolved : withoutExamples(resolved), withoutHTML);
  if (byteLength(printed) > room) return undefined;
  return { text: `\`\`\`json\n${printed}\n\`\`\``, missing: missingIn(printed, resolved) };
}

/** Descriptions are present as Markdown as well. */
function withoutHTML(name: string, value: unknown): unknown {
  return name === 'x-gitbook-description-html' ? undefined : value;
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

function withoutExamples(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutExamples(item));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([name]) => isNamed || (name !== 'example' && name !== 'examples'),
  );
  return Object.fromEntries(
    kept.map(([name, member]) => [name, withoutExamples(member, !isNamed && named.has(name))]),
  );
}

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
