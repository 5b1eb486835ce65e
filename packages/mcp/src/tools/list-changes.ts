import { defined } from '@specshelf/base/defined';
import { isObject } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import { type OpenAPISpecRecord, type Principal, readText } from '@specshelf/service';
import { cell } from '../text/cell.js';
import { fitLines } from '../text/fit-lines.js';
import { callOf } from '../text/next-call.js';
import { invalidArgument, openVersion } from './opened-version.js';
import { oneOf, text } from './parameters.js';
import { specParameter } from './spec-parameter.js';
import { defineTool, type ToolCall } from './tool.js';

const budget = 7 * 1024;
const pageSize = 40;

type Changes = Schema<'OpenAPISpecChanges'>;
type Change = Schema<'OpenAPISpecChange'>;

const impacts = ['breaking', 'risky', 'safe', 'docs'] as const;

export const listChanges = defineTool({
  name: 'list_changes',
  title: 'List changes',
  description:
    'Lists what changed between two versions of a specification, breaking changes first, in at most 8 kB a page. Default: the version that the documentation shows, since the version before.',
  parameters: {
    ...specParameter,
    from: text(
      'The earlier version: its ID, "latest", or "label:" and a label, such as "label:prod". Default: the one before `to`.',
    ),
    to: text('The later version, in the same form. Default: the version that the documentation shows.'),
    impact: oneOf('Only changes with at least this impact. Default: safe.', impacts),
    page: text('The cursor from the end of the page before.'),
  },
  async answer(call, { spec: wanted, from, to, impact = 'safe', page }) {
    const { spec, version, chosen } = await openVersion(call, { spec: wanted, version: to });
    const { id } = version.record;
    if (from !== undefined) await openVersion(call, { spec: wanted, version: from });
    else if (!version.showsChanges)
      throw invalidArgument('from', `is missing: the version before ${id} is not published`);
    const query = { impact, ...defined({ from, page }) };
    const read = (limit: number) => readChanges(call, spec, id, { ...query, limit });
    const first = await read(pageSize);
    const lines = first.items.map(lineOf);
    const fitted = fitLines(lines, budget);
    const changes = fitted.count < lines.length && fitted.count > 0 ? await read(fitted.count) : first;
    const { spec: slug } = chosen;
    const again = { spec: slug, from, to, impact };
    return [
      headOf(spec.slug, changes, page === undefined),
      ...(fitted.count > 0 ? ['', fitted.text] : []),
      '',
      ...(changes.next ? [`More: ${callOf('list_changes', { ...again, page: changes.next.page })}`] : []),
      nextCall(changes, slug, id),
    ].join('\n');
  },
});

/** Calls the operation of the API as a reader of this specification, because visitors of a public one are no members. */
async function readChanges(
  { service, organizationId, principal }: ToolCall,
  spec: OpenAPISpecRecord,
  versionId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<Changes> {
  const reader: Principal = {
    ...principal,
    grants: [
      {
        organizations: [spec.organizationId],
        scopes: ['openapi:read'],
        specSlugs: [spec.slug.toLowerCase()],
      },
    ],
  };
  const path = { organizationId, specSlug: spec.slug, versionId };
  const reply = await service.handle({
    ...{ operationId: 'listOpenAPISpecVersionChanges', path, query, header: {}, body: undefined },
    ...{ principal: reader, isRead: false },
  });
  const body: unknown = JSON.parse(await readText(reply));
  if (isChanges(body)) return body;
  throw new Error('The operation listOpenAPISpecVersionChanges returned something else');
}

/** Not validated further: the service wrote it. */
function isChanges(body: unknown): body is Changes {
  return isObject(body) && body['object'] === 'openapi-spec-changes';
}

function headOf(
  slug: string,
  { from, to, complete, summary, bump, count }: Changes,
  isFirst: boolean,
): string {
  if (from === undefined)
    return `${slug}: ${to} is the first version, so there is nothing to compare it with.`;
  const counts = impacts.map((impact) => `${summary[impact]} ${impact}`).join(', ');
  const total = isFirst ? ` Listed: ${count}, the most severe first.` : '';
  const limits = complete
    ? ''
    : ' The comparison is not complete: it reached a limit, or the versions cannot be compared.';
  return `${slug}: changes from version ${from} to ${to}: ${counts}; suggested release: ${bump}.${total}${limits}`;
}

function lineOf({ id, impact, message, operations, operationCount }: Change): string {
  const [first] = operations;
  const more = operationCount > 1 ? ` (+${operationCount - 1})` : '';
  const place =
    first === undefined ? '' : ` ${cell(`${first.method.toUpperCase()} ${first.path}`, 120)}${more}`;
  return `- ${impact} ${id}${place}: ${cell(message.replaceAll('`', ''), 200)}`;
}

function nextCall({ items }: Changes, spec: string | undefined, version: string): string {
  const first = items.flatMap(({ operations }) => operations)[0];
  if (first === undefined) return `Next: ${callOf('list_operations', { spec })}`;
  const operation = first.operationId ?? `${first.method.toUpperCase()} ${first.path}`;
  return `Next: ${callOf('get_operation', { spec, operation, version })}, if that version still has it.`;
}
