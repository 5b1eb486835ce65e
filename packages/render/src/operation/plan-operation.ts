import { defined } from '@specshelf/base/defined';
import { entriesOf, type JSONObject, member, textMember } from '@specshelf/base/json';
import type { Direction } from '../examples/bounded-schema.js';
import { operationsOf } from '../input/find-operation.js';
import type { OperationInput } from '../input/operation-input.js';
import { parameterGroups, parameterRows } from '../input/parameters.js';
import type { BodyView, OperationView, ParametersView } from '../model/operation-view.js';
import type { More } from '../model/schema-view.js';
import { samplesOf } from '../samples/samples-of.js';
import { descriptionOf, externalLinkOf } from '../schema/describe-schema.js';
import { descriptionWithin } from '../schema/description-within.js';
import { ElementIds } from '../schema/element-ids.js';
import { resolveObject } from '../schema/resolve-object.js';
import { securityOf } from './access/security.js';
import { serversOf } from './access/servers.js';
import { mediaOf } from './media.js';
import { responsesOf } from './plan-responses.js';

/** Callbacks may have callbacks: below this level they are not shown. */
const maxCallbackLevel = 2;

/** Describes an operation. Its schemas are complete after `planner.run()`. */
export function planOperation(input: OperationInput, level = 0): OperationView {
  const { root, kind, method, path, item, operation, isHeadless, planner } = input;
  const { budget } = planner;
  const omitted = budget.omitted;
  const ids = new ElementIds(input.prefix);
  // The page of a headless operation shows its description.
  const own = isHeadless ? undefined : descriptionWithin(budget, operation);
  const isDescribed = own !== undefined || descriptionOf(operation) !== undefined;
  const hasSecurity = kind === 'operation' || Object.hasOwn(operation, 'security');
  const view = {
    kind,
    prefix: input.prefix,
    method,
    path,
    ...(member(operation, 'deprecated') === true ? { deprecated: true as const } : {}),
    ...defined({
      description: isDescribed ? own : descriptionWithin(budget, item),
      sunset: textMember(operation, 'x-sunset'),
      documentation: externalLinkOf(operation),
    }),
    servers: kind === 'operation' ? serversOf(root, item, operation, budget) : [],
    security: hasSecurity ? securityOf(root, operation, budget) : [],
    parameters: parametersOf(input, ids),
    ...defined({ body: bodyOf(input, ids) }),
    responses: responsesOf({ root, operation, ids, direction: directionOf(kind).received, planner }),
    callbacks: level < maxCallbackLevel ? callbacksOf(input, ids, level) : [],
    isTruncated: input.isTruncated,
  };
  const samples = samplesOf(view, operation, input);
  // The source of a callback is part of that of its operation.
  const isComplete = level > 0 || budget.omitted === omitted;
  return { ...view, samples, ...(isComplete ? {} : { source: sourceOf(input) }) };
}

/** The ID of the part with the source of an operation ends with this. */
export const sourceSuffix = ':source';

function sourceOf({ prefix }: OperationInput): More {
  const target = { kind: 'part' as const, id: `${prefix}${sourceSuffix}` };
  return { text: 'This page has no room for all parts of the operation: show its complete source', target };
}

/** Clients send the requests of operations, and receive those of webhooks and callbacks. */
function directionOf(kind: OperationView['kind']): Record<'received' | 'sent', Direction> {
  return kind === 'operation'
    ? { sent: 'request', received: 'response' }
    : { sent: 'response', received: 'request' };
}

function parametersOf({ root, item, operation, planner }: OperationInput, ids: ElementIds): ParametersView[] {
  return parameterGroups(root, item, operation).map(({ location, title, parameters }) => {
    const id = ids.take(location);
    const rows = parameterRows(root, id, parameters);
    return { title, id, rows: planner.add({ root, schema: {}, rows, id }) };
  });
}

function bodyOf({ root, kind, operation, planner }: OperationInput, ids: ElementIds): BodyView | undefined {
  const body = resolveObject(root, member(operation, 'requestBody'));
  if (body === undefined) return undefined;
  const id = ids.take('body');
  return {
    id,
    required: member(body, 'required') === true,
    ...defined({ description: descriptionWithin(planner.budget, body) }),
    media: mediaOf({ root, owner: body, id, reserved: [], ids, direction: directionOf(kind).sent, planner }),
  };
}

function callbacksOf(input: OperationInput, ids: ElementIds, level: number): OperationView['callbacks'] {
  const { root, operation, planner } = input;
  return planner.budget.takeItems(entriesOf(member(operation, 'callbacks'))).flatMap(([name, value]) => {
    const operations = planner.budget
      .takeItems(callbackOperations(root, resolveObject(root, value)))
      .map(({ expression, ...found }) => {
        const id = ids.take(`callback-${name}`);
        const place = { kind: 'callback' as const, isHeadless: false, path: expression, prefix: `${id}.` };
        const view = planOperation({ ...input, ...found, ...place }, level + 1);
        return { ...view, id, ...defined({ title: textMember(found.operation, 'summary') }) };
      });
    return operations.length === 0 ? [] : [{ name, operations }];
  });
}

function callbackOperations(root: JSONObject, callback: JSONObject | undefined) {
  return entriesOf(callback).flatMap(([expression, value]) => {
    const item = expression.startsWith('x-') ? undefined : resolveObject(root, value);
    return item === undefined ? [] : operationsOf(root, item).map((found) => ({ ...found, expression }));
  });
}
