import { notFoundError, type ReadableVersion, type SiteMap } from '@specshelf/service';
import { byteLength } from '../text/bytes.js';
import { cell } from '../text/cell.js';
import { callOf } from '../text/next-call.js';
import { similarNames } from '../text/similar-names.js';
import { describeVersion } from './describe-version.js';
import { documentAsJSON, firstSchemaIn } from './document-as-json.js';
import { documentAsMarkdown } from './document-as-markdown.js';
import { openVersion, versionParameters } from './opened-version.js';
import { integer, oneOf, required, text } from './parameters.js';
import { type ActionPage, actionsOf, addressOf } from './site-actions.js';
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
    const search = callOf('search', { ...chosen, query: operation.slice(0, 100) });
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
            `Schemas that it names but does not contain: ${found.missing.join(', ')}. Next: ${moreOf(first)}`,
          ]),
    ].join('\n\n');
  }
  return undefined;
}

async function findAction(map: SiteMap, wanted: string, search: string): Promise<ActionPage> {
  const { all, byOperationId, byAddress } = actionsOf(map);
  const name = wanted.trim();
  const found = byOperationId.get(name) ?? byAddress.get(toAddress(name)) ?? byPath(all, name);
  if (found) return found;
  const similar = await similarActions(all, name);
  const hint = similar.length > 0 ? ` Similar: ${similar.join('; ')}.` : '';
  throw notFoundError(
    `There is no operation ${JSON.stringify(wanted)} in this version.${hint} ${search} finds operations by words.`,
  );
}

/** Methods are in upper case, except additional ones. */
function toAddress(name: string): string {
  const [, method, address] = /^([A-Za-z]+)\s+(\S.*)$/s.exec(name) ?? [];
  return method === undefined || address === undefined ? name : `${method.toUpperCase()} ${address}`;
}

/** Accepts other names of path parameters, a missing method if the path has only one, and operationIds in another case. */
function byPath(all: readonly ActionPage[], name: string): ActionPage | undefined {
  const wanted = comparable(toAddress(name));
  const lower = name.toLowerCase();
  const candidates = all.filter(
    (page) =>
      page.operationId?.toLowerCase() === lower ||
      page.address === name ||
      comparable(addressOf(page)) === wanted,
  );
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** The paths in documents are short or rejected; a wanted one has at most 500 characters. */
function comparable(address: string): string {
  return address
    .slice(0, 1000)
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replace(/\/$/, '');
}

async function similarActions(all: readonly ActionPage[], wanted: string): Promise<string[]> {
  const byText = new Map<string, ActionPage>();
  for (const page of all) {
    const texts = [addressOf(page), page.operationId ?? '', page.title];
    // One text for each operation: its words count once.
    byText.set(texts.map((text) => text.slice(0, 100)).join(' '), page);
  }
  const found = await similarNames(wanted, byText.keys());
  return found.flatMap((text) => {
    const page = byText.get(text);
    if (page === undefined) return [];
    const address = cell(addressOf(page), 150);
    return page.operationId === undefined ? address : `${cell(page.operationId, 100)} (${address})`;
  });
}
