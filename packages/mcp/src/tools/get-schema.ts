import type { Schema } from '@specshelf/contract';
import { markdownCode } from '@specshelf/render/markdown';
import { notFoundError, type SchemaUses } from '@specshelf/service';
import { byteLength } from '../text/bytes.js';
import { cell } from '../text/cell.js';
import { callOf } from '../text/next-call.js';
import { similarNames } from '../text/similar-names.js';
import { describeVersion } from './describe-version.js';
import { documentAsJSON } from './document-as-json.js';
import { documentAsMarkdown } from './document-as-markdown.js';
import { openVersion, versionParameters } from './opened-version.js';
import { integer, longestName, oneOf, required, text } from './parameters.js';
import { specParameter } from './spec-parameter.js';
import { defineTool } from './tool.js';

const budget = 12 * 1024;

/** For sentences around the schema, in bytes. */
const besides = 512;

export const getSchema = defineTool({
  name: 'get_schema',
  title: 'Get a schema',
  description:
    'Returns a schema of a specification with its properties, and the operations and schemas that use it, in at most 12 kB. `depth` is the number of references between schemas that are followed.',
  parameters: {
    ...specParameter,
    name: required(
      text('Name of the schema in `components.schemas`, as get_operation and search return it.', longestName),
    ),
    depth: integer('References between schemas to follow.', { minimum: 0, maximum: 5, initial: 1 }),
    format: oneOf('md (default) for Markdown, or json for JSON Schema.', ['md', 'json']),
    ...versionParameters,
  },
  async answer(call, { name, depth = 1, format = 'md', ...choice }) {
    const opened = await openVersion(call, choice);
    const { version, chosen } = opened;
    const document = await version.schema(name, depth);
    if (document === undefined) {
      const { schemas } = await version.siteMap();
      const search = callOf('search', { spec: chosen.spec, query: name.slice(0, 100) });
      throw notFoundError(await missing(name, schemas, search));
    }
    call.service.recordRead(version.record, { label: chosen.label, principal: call.principal });
    const uses = usesText(await version.schemaUses(name));
    const head = describeVersion(opened);
    const room = budget - besides - byteLength(head) - byteLength(uses);
    const moreOf = (schema: string) => callOf('get_schema', { ...chosen, name: schema });
    const json = format === 'json' ? asJSON(document, room, moreOf) : undefined;
    const body = json ?? (await documentAsMarkdown(document, { room, title: name, depth, moreOf }));
    const isTooLarge =
      format === 'json' && json === undefined
        ? ['As JSON it is larger than 12 kB, so here as Markdown.']
        : [];
    return [head, ...isTooLarge, body, uses].join('\n\n');
  },
});

function asJSON(
  document: Schema<'Document'>,
  room: number,
  moreOf: (schema: string) => string,
): string | undefined {
  const found = documentAsJSON(document, room) ?? documentAsJSON(document, room, { examples: false });
  const [first] = found?.missing ?? [];
  if (found === undefined || first === undefined) return found?.text;
  return `${found.text}\n\nSchemas that it names but does not contain: ${found.missing.map(markdownCode).join(', ')}, such as ${moreOf(first)}.`;
}

async function missing(name: string, schemas: readonly string[], search: string): Promise<string> {
  const similar = (await similarNames(name, schemas)).map((each) => cell(each, 200));
  const hint = similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : '';
  return `There is no schema ${JSON.stringify(name)} in this version.${hint} ${search} finds schemas by words.`;
}

function usesText(uses: SchemaUses): string {
  const list = (names: readonly string[], count: number) => {
    const shown = names.slice(0, 10).map((each) => cell(each, 120));
    return count > shown.length ? `${shown.join(', ')}, and ${count - shown.length} more` : shown.join(', ');
  };
  const { operations, operationCount, webhooks, webhookCount, schemas, schemaCount } = uses;
  const parts = [
    ...(operationCount > 0 ? [`- operations: ${list(operations, operationCount)}`] : []),
    ...(webhookCount > 0 ? [`- webhooks: ${list(webhooks, webhookCount)}`] : []),
    ...(schemaCount > 0 ? [`- schemas: ${list(schemas, schemaCount)}`] : []),
  ];
  return parts.length === 0
    ? 'Nothing refers to it.'
    : ['Used by:', ...parts, '', 'Next: get_operation with one of the operations.'].join('\n');
}
