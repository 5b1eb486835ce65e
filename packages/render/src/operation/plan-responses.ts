import { defined } from '@specshelf/base/defined';
import { entriesOf, type JSONObject, member, textMember } from '@specshelf/base/json';
import { parameterRows } from '../input/parameters.js';
import type { LinkView, ResponseView } from '../model/operation-view.js';
import type { LinkTarget } from '../model/options.js';
import type { Description } from '../model/schema-view.js';
import { isSameName } from '../schema/describe-schema.js';
import { descriptionWithin } from '../schema/description-within.js';
import type { ElementIds } from '../schema/element-ids.js';
import type { Planner } from '../schema/plan-schemas.js';
import { resolveObject } from '../schema/resolve-object.js';
import { mediaOf } from './media.js';
import { statusName } from './status-names.js';

interface ResponsesInput {
  root: JSONObject;
  operation: JSONObject;
  /** IDs of the elements of the operation. */
  ids: ElementIds;
  /** Whether clients receive the responses; those of webhooks they send. */
  direction: 'request' | 'response';
  planner: Planner;
}

/** The responses of an operation, in the order of the author. */
export function responsesOf({ root, operation, ids, direction, planner }: ResponsesInput): ResponseView[] {
  return planner.budget.takeItems(entriesOf(member(operation, 'responses'))).flatMap(([status, value]) => {
    if (status.startsWith('x-')) return [];
    const response = resolveObject(root, value) ?? {};
    const id = ids.take(`response-${status}`);
    const title = textMember(response, 'summary');
    const name = statusName(status) ?? title;
    const description = descriptionWithin(planner.budget, response);
    const summary = title ?? (description && plainLineOf(description));
    const headers = headersOf(root, response, `${id}.headers`, planner);
    return [
      {
        id,
        status,
        ...defined({
          name,
          summary: summary !== undefined && isSameName(summary, name) ? undefined : summary,
          description: summary === undefined || title !== undefined ? description : undefined,
          headers,
        }),
        media: mediaOf({ root, owner: response, id, reserved: ['headers'], ids, direction, planner }),
        links: linksOf(root, response, planner),
      },
    ];
  });
}

const longestLine = 120;

/** The text of a description without markup that fits into a line. */
function plainLineOf(description: Description): string | undefined {
  const line =
    'html' in description
      ? /^<p>([^<&]+)<\/p>\s*$/.exec(description.html)?.[1]
      : /^[^\n*_`[\]<]+$/.exec(description.text)?.[0];
  return line === undefined || line.length > longestLine ? undefined : line;
}

function headersOf(root: JSONObject, response: JSONObject, id: string, planner: Planner) {
  const headers = entriesOf(member(response, 'headers')).map(([name, value]) => ({
    ...resolveObject(root, value),
    name,
  }));
  if (headers.length === 0) return undefined;
  return planner.add({ root, schema: {}, rows: parameterRows(root, id, headers), id });
}

function linksOf(root: JSONObject, response: JSONObject, { budget }: Planner): LinkView[] {
  return budget.takeItems(entriesOf(member(response, 'links'))).map(([name, value]) => {
    const link = resolveObject(root, value) ?? {};
    const reference = textMember(link, 'operationRef');
    const operationId = textMember(link, 'operationId');
    const found = reference === undefined ? undefined : operationAt(reference);
    return {
      name,
      ...defined({
        operation: operationId ?? found?.text ?? reference,
        target: operationId === undefined ? found?.target : { kind: 'operation-id' as const, operationId },
        description: descriptionWithin(budget, link),
        body: member(link, 'requestBody'),
        server: textMember(member(link, 'server'), 'url'),
      }),
      parameters: budget.takeItems(entriesOf(member(link, 'parameters'))).map(([key, value]) => ({
        name: key,
        value,
      })),
    };
  });
}

/** The operation of a reference such as `#/paths/~1pets/get`. */
function operationAt(reference: string): { text: string; target: LinkTarget } | undefined {
  const [, token = '', method = ''] = /^#\/paths\/([^/]+)\/([a-z]+)$/.exec(reference) ?? [];
  if (method === '') return undefined;
  const path = decodeToken(token);
  return { text: `${method.toUpperCase()} ${path}`, target: { kind: 'operation', path, method } };
}

function decodeToken(token: string): string {
  const text = token.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
