import { notFoundError, type SiteMap } from '@specshelf/service';
import { cell } from '../text/cell.js';
import { callOf } from '../text/next-call.js';
import { similarNames } from '../text/similar-names.js';
import { describeVersion } from './describe-version.js';
import { documentAsJSON } from './document-as-json.js';
import { documentAsMarkdown } from './document-as-markdown.js';
import { openVersion, versionParameters } from './opened-version.js';
import { integer, oneOf, required, text } from './parameters.js';
import { type ActionPage, actionsOf, addressOf } from './site-actions.js';
import { specParameter } from './spec-parameter.js';
import { defineTool } from './tool.js';

const budget = 20 * 1024;

/** For the first line and the next call, in bytes. */
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
      ['md', 'json'],
    ),
    ...versionParameters,
  },
  async answer(call, { operation, depth = 2, format = 'md', ...choice }) {
    const opened = await openVersion(call, choice);
    const { version, chosen } = opened;
    const page = findAction(
      await version.siteMap(),
      operation,
      callOf('search', { ...chosen, query: operation }),
    );
    call.service.recordRead(version.record, { label: chosen.label, principal: call.principal });
    const room = budget - besides;
    if (format === 'json') {
      for (let depthNow = depth; depthNow >= 0; depthNow--) {
        const json = documentAsJSON(await version.document(page, depthNow), room);
        if (json !== undefined)
          return [describeVersion(opened), json, ...depthNote(depth, depthNow, chosen)].join('\n\n');
      }
    }
    const body = await documentAsMarkdown(await version.document(page, depth), {
      ...{ room, depth },
      title: page.title,
      moreOf: (name) => callOf('get_schema', { ...chosen, name }),
    });
    const isTooLarge =
      format === 'json' ? ['As JSON it is larger than the budget, so here as Markdown.'] : [];
    return [describeVersion(opened), ...isTooLarge, body].join('\n\n');
  },
});

function depthNote(wanted: number, used: number, chosen: Readonly<Record<string, unknown>>): string[] {
  if (used === wanted) return [];
  return [
    `Schemas are followed to depth ${used} instead of ${wanted} because of the size. ${callOf('get_schema', { ...chosen, name: '…' })} returns the others by the name after \`#/components/schemas/\`.`,
  ];
}

function findAction(map: SiteMap, wanted: string, search: string): ActionPage {
  const { all, byOperationId, byAddress } = actionsOf(map);
  const name = wanted.trim();
  const found = byOperationId.get(name) ?? byAddress.get(toAddress(name)) ?? byPath(all, name);
  if (found) return found;
  const similar = similarActions(all, name);
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
  const candidates = all.filter(
    (page) =>
      page.operationId?.toLowerCase() === name.toLowerCase() ||
      comparable(addressOf(page)) === wanted ||
      page.address === name,
  );
  return candidates.length === 1 ? candidates[0] : undefined;
}

function comparable(address: string): string {
  return address.replaceAll(/\{[^{}]*\}/g, '{}').replace(/\/$/, '');
}

function similarActions(all: readonly ActionPage[], wanted: string): string[] {
  const byText = new Map<string, ActionPage>();
  for (const page of all) {
    byText.set(addressOf(page), page);
    if (page.operationId !== undefined) byText.set(page.operationId, page);
    if (page.title !== '') byText.set(page.title, page);
  }
  const pages = new Set(similarNames(wanted, byText.keys(), 12).flatMap((text) => byText.get(text) ?? []));
  return [...pages].slice(0, 5).map((page) => {
    const address = cell(addressOf(page), 150);
    return page.operationId === undefined ? address : `${cell(page.operationId, 100)} (${address})`;
  });
}
