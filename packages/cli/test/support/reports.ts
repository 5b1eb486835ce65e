import type { Change } from '@specshelf/changes';
import type { PlacedProblem } from '../../src/files/description.js';
import type { FormatContext } from '../../src/formats/format-context.js';
import type { Comparison, Outcome, Report } from '../../src/report/report.js';
import { plain } from '../../src/terminal/style.js';

export const context: FormatContext = { command: 'publish', style: plain };

export const breaking: Change = {
  id: '3f9c2a71d04be6aa',
  rule: 'parameter-became-required',
  impact: 'breaking',
  category: 'wire',
  action: 'changed',
  message: 'The `query` parameter `harbor` is now required.',
  directions: { toServer: 'breaking' },
  before: { pointer: '/paths/~1sailings/get/parameters/0', file: 'orders@prod', line: 10 },
  after: {
    pointer: '/paths/~1sailings/get/parameters/0/required',
    file: 'apis/orders.yaml',
    line: 12,
    column: 11,
    value: true,
  },
  operations: [{ method: 'get', path: '/sailings', operationId: 'listSailings', at: 'parameter harbor' }],
  operationCount: 1,
};

const safe: Change = {
  id: '00112233445566aa',
  rule: 'path-added',
  impact: 'safe',
  category: 'wire',
  action: 'added',
  message: '`/harbors` was added.',
  directions: { toServer: 'safe' },
  after: { pointer: '/paths/~1harbors', file: 'apis/orders.yaml', line: 17, column: 3 },
  operations: [{ method: 'get', path: '/harbors' }],
  operationCount: 1,
  stability: 'beta',
  sunset: '2026-12-31',
};

export const error: PlacedProblem = {
  severity: 'error',
  code: 'reference-not-found',
  message: 'The reference "#/components/schemas/Order" has no target.',
  file: 'apis/orders.yaml',
  line: 3,
  column: 9,
  pointer: '/paths/~1orders/$ref',
};

export const warning: PlacedProblem = {
  severity: 'warning',
  code: 'unknown-field',
  message: '`sumary` is not a field of an Operation object.',
  file: 'apis/orders.yaml',
  line: 2,
  column: 3,
};

const info: PlacedProblem = {
  severity: 'info',
  code: 'converted',
  message: 'The description was converted from OpenAPI 2.0.',
  file: 'apis/orders.yaml',
};

const source = `paths:
  sumary: Orders
  $ref: '#/components/schemas/Order'
`;

export const version = {
  id: 'k3j4h5',
  url: 'https://specs.example/orders/versions/k3j4h5',
  labels: ['prod'],
};

/** A report with the given members, without findings by default. */
export function report(outcome: Outcome, members: Partial<Report> = {}): Report {
  return {
    slug: 'orders',
    file: 'apis/orders.yaml',
    outcome,
    problems: [],
    onlyNewProblems: false,
    texts: new Map([['apis/orders.yaml', source]]),
    failing: new Set(),
    ...members,
  };
}

/** A comparison with the given changes. */
export function comparisonOf(changes: Change[], members: Partial<Comparison> = {}): Comparison {
  const count = (impact: Change['impact']) => changes.filter((change) => change.impact === impact).length;
  return {
    before: 'orders@prod',
    after: 'apis/orders.yaml',
    refused: [],
    summary: { breaking: count('breaking'), risky: count('risky'), safe: count('safe'), docs: count('docs') },
    bump: changes.length === 0 ? 'none' : count('breaking') > 0 ? 'major' : 'minor',
    complete: true,
    changes,
    hidden: 0,
    anchors: new Map(
      changes.map(({ id, after }) => [
        id,
        { file: 'apis/orders.yaml', line: after?.line ?? 1, column: after?.column ?? 1 },
      ]),
    ),
    acknowledged: [],
    mayFailMore: false,
    ...members,
  };
}

/** A report of each outcome, with typical findings. */
export const outcomes: Readonly<Record<Outcome, Report>> = {
  compared: report('compared', { comparison: comparisonOf([safe]), onlyNewProblems: true }),
  checked: report('checked', { problems: [error, warning, info], failing: new Set([error]) }),
  allowed: report('allowed', {
    comparison: comparisonOf([breaking, safe], { acknowledged: [breaking.id], hidden: 2 }),
    problems: [warning],
  }),
  refused: report('refused', {
    comparison: comparisonOf([breaking, safe], { refused: [breaking.id] }),
    failing: new Set([breaking]),
  }),
  published: report('published', { version, comparison: comparisonOf([safe]) }),
  unchanged: report('unchanged', { version: { ...version, labels: [] } }),
  queued: report('queued'),
  held: report('held', { problems: [warning], failing: new Set([warning]) }),
  unusable: report('unusable', { problems: [error], failing: new Set([error]) }),
  failed: report('failed', {
    failure: { lines: ['The server does not answer.', 'Try again later.'], exitCode: 4 },
  }),
};

/** Reports of all outcomes, with slugs of their own. */
export const many: readonly Report[] = Object.values(outcomes).map((each) => ({
  ...each,
  slug: `${each.outcome}-api`,
}));

/** A name for a number: similar messages with other numbers are one group. */
export const lettersOf = (index: number): string =>
  String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
