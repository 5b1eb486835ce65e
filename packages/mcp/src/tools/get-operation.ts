import { markdownCode } from '@specshelf/render/markdown';
import type { ReadableVersion } from '@specshelf/service';
import { byteLength } from '../text/bytes.js';
import { callOf } from '../text/next-call.js';
import { describeVersion } from './describe-version.js';
import { documentAsJSON, firstSchemaIn } from './document-as-json.js';
import { documentAsMarkdown } from './document-as-markdown.js';
import { findAction } from './find-action.js';
import { openVersion, versionParameters } from './opened-version.js';
import { integer, longestName, oneOf, required, text } from './parameters.js';
import type { ActionPage } from './site-actions.js';
import { specParameter } from './spec-parameter.js';
import { defineTool } from './tool.js';

const budget = 20 * 1024;

/** For sentences around the operation, in bytes. */
const besides = 1024;

export const getOperation = defineTool({
  name: 'get_operation',
  title: 'Get an operation',
  description:
    'Returns an operation or a webhook with its parameters, bodies, responses, a curl command, and an example, in at most 20 kB. Schemas that do not fit are named at the end; get_schema returns them.',
  parameters: {
    ...specParameter,
    operation: required(
      text(
        'The operationId, or the method and path such as "GET /pets/{id}"; for a webhook, its method and name.',
        longestName,
      ),
    ),
    depth: integer('References between schemas to follow.', { minimum: 0, maximum: 5, initial: 2 }),
    format: oneOf(
      'md (default) for Markdown, or json for a small OpenAPI document with only this operation.',
      [...(['md', 'json'] as const)],
    ),
    ...versionParameters,
  },
  async answer(call, { operation, depth = 2, format = 'md', ...choice }) {
    const opened = await openVersion(call, choice);
    const { version, chosen } = opened;
    const search = callOf('search', { spec: chosen.spec, query: operation.slice(0, 100) });
    const page = await findAction(await version.siteMap(), operation, search);
    call.service.recordRead(version.record, { label: chosen.label, principal: call.principal });
    const head = describeVersion(opened);
    const room = budget - besides - byteLength(head);
    const moreOf = (name: string) => callOf('get_schema', { ...chosen, name });
    const json = format === 'json' ? await asJSON(version, page, { depth, room, moreOf }) : undefined;
    if (json !== undefined) return [head, json].join('\n\n');
    const document = await version.document(page, depth);
    const body = await documentAsMarkdown(document, { room, depth, title: page.title, moreOf });
    const isTooLarge = format === 'json' ? ['As JSON it is larger than 20 kB, so here as Markdown.'] : [];
    const schema = firstSchemaIn(document);
    const next = schema === undefined ? callOf('list_operations', chosen) : moreOf(schema);
    return [head, ...isTooLarge, body, `Next: ${next}`].join('\n\n');
  },
});

interface JSONOptions {
  depth: number;
  room: number;
  moreOf(schema: string): string;
}

/** Omits first examples, then schemas, from the deepest on; undefined if the operation alone is too large. */
async function asJSON(
  version: ReadableVersion,
  page: ActionPage,
  { depth, room, moreOf }: JSONOptions,
): Promise<string | undefined> {
  for (let used = depth; used >= 0; used--) {
    const document = await version.document(page, used);
    const complete = used === depth ? documentAsJSON(document, room) : undefined;
    const found = complete ?? documentAsJSON(document, room, { examples: false });
    if (found === undefined) continue;
    const [first] = found.missing;
    return [
      found.text,
      ...(complete ? [] : ['Examples are omitted because of the size.']),
      ...(used < depth ? [`References are followed to depth ${used} instead of ${depth}.`] : []),
      ...(first === undefined
        ? []
        : [
            `Schemas that it names but does not contain: ${found.missing.map(markdownCode).join(', ')}. Next: ${moreOf(first)}`,
          ]),
    ].join('\n\n');
  }
  return undefined;
}
