import { type Category, type Change, categories, type Impact, impacts } from '@specshelf/changes';
import type { OpenAPISpecChange, ProcessingProblem } from '@specshelf/sdk';
import type { PlacedProblem } from '../files/description.js';
import type { LocalSpec } from './read-spec.js';

/** How a server names files, and how they are printed. */
export interface FileNames {
  /** The earlier version, such as `orders@prod`. */
  before: string;
  /** Returns the printed path of a file of the newer version. */
  after: LocalSpec['printedPath'];
}

/** Converts a problem of the API. Members that a newer server adds are ignored. */
export function problemFrom(
  { message, code = 'problem', severity = 'error', pointer, file, line, column }: ProcessingProblem,
  printedPath: LocalSpec['printedPath'],
): PlacedProblem {
  return {
    message,
    code,
    severity: (['warning', 'info'] as const).find((name) => name === severity) ?? 'error',
    file: printedPath(file),
    ...(pointer === undefined ? {} : { pointer }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
}

/** Converts a change of the API. Values that only newer servers know become the most similar ones. */
export function changeFrom(change: OpenAPISpecChange, { before, after }: FileNames): Change {
  const { id, rule, message, operations, operationCount, action } = change;
  const { toServer, toClient } = change.directions;
  return {
    ...{ id, rule, message, operationCount },
    impact: impactFrom(change.impact),
    category: categoryFrom(change.category),
    action: (['added', 'removed'] as const).find((name) => name === action) ?? 'changed',
    directions: {
      ...(toServer === undefined ? {} : { toServer: impactFrom(toServer) }),
      ...(toClient === undefined ? {} : { toClient: impactFrom(toClient) }),
    },
    ...(change.before === undefined ? {} : { before: placeFrom(change.before, () => before) }),
    ...(change.after === undefined ? {} : { after: placeFrom(change.after, after) }),
    operations: operations.map(({ method, path, operationId, at }) => ({
      ...{ method, path },
      ...(operationId === undefined ? {} : { operationId }),
      ...(at === undefined ? {} : { at }),
    })),
  };
}

function placeFrom(
  { pointer, file, line, column }: NonNullable<OpenAPISpecChange['after']>,
  printedPath: LocalSpec['printedPath'],
): NonNullable<Change['after']> {
  return {
    pointer,
    ...(line === undefined ? {} : { file: printedPath(file), line }),
    ...(line === undefined || column === undefined ? {} : { column }),
  };
}

const impactFrom = (text: string): Impact => impacts.find((impact) => impact === text) ?? 'risky';

const categoryFrom = (text: string): Category => categories.find((category) => category === text) ?? 'wire';
