import { type Change, findRule, type Impact, type Rule } from '@specshelf/changes';
import type { Invocation, Location, Log, Notification, ReportingDescriptor, Result } from 'sarif';
import type { PlacedProblem } from '../files/description.js';
import { stdinName } from '../files/read-input.js';
import { version } from '../process/version.js';
import type { FilePlace, Report } from '../report/report.js';
import { affectedText } from './affected-text.js';
import { isBadOutcome, outcomeText } from './outcome-text.js';
import { printJSON } from './print-json.js';

/** Identifies results across runs. Its version changes with the way in which IDs of changes are computed. */
const fingerprintName = 'specshelfChange/v1';

/** Prints reports in the Static Analysis Results Interchange Format 2.1.0, for code scanning: all of them are one run. */
export function toSarif(reports: readonly Report[]): string {
  const ids = [...new Set(reports.flatMap(idsOf))];
  const results = reports.flatMap((report) => [
    ...(report.comparison?.changes ?? []).map((change) => resultOfChange(change, report, ids)),
    ...report.problems.map((problem) => resultOfProblem(problem, report, ids)),
  ]);
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'specshelf',
            ...(/^\d/.test(version) ? { semanticVersion: version } : {}),
            informationUri: 'https://github.com/specshelf/specshelf/tree/main/packages/cli#readme',
            rules: ids.map(describeRule),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [invocationOf(reports)],
        results: withSuppressions(results),
      },
    ],
  };
  return printJSON(log);
}

const idsOf = ({ comparison, problems }: Report) => [
  ...(comparison?.changes ?? []).map(({ rule }) => rule),
  ...problems.map(({ code }) => code),
];

function invocationOf(reports: readonly Report[]): Invocation {
  const notifications = reports.filter(({ outcome }) => isBadOutcome(outcome)).map(notificationOf);
  const isComplete = reports.every(({ comparison }) => comparison?.complete ?? true);
  return {
    executionSuccessful: isComplete && reports.every(({ outcome }) => outcome !== 'failed'),
    ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
  };
}

/** Only `failed` is an error of the run: the results of other outcomes are complete. */
function notificationOf(report: Report): Notification {
  const { file, outcome } = report;
  return {
    descriptor: { id: outcome },
    level: outcome === 'failed' ? 'error' : 'note',
    message: { text: outcomeText(report) },
    ...(file === undefined ? {} : { locations: locationsOf({ file }) }),
  };
}

/** Either all results of a run have suppressions, or none has. */
function withSuppressions(results: Result[]): Result[] {
  if (results.every(({ suppressions }) => suppressions === undefined)) return results;
  return results.map((result) => ({ ...result, suppressions: result.suppressions ?? [] }));
}

const levels: Readonly<Record<Impact, Result.level>> = {
  breaking: 'error',
  risky: 'warning',
  safe: 'note',
  docs: 'note',
};

function describeRule(id: string): ReportingDescriptor {
  const rule = findRule(id);
  if (rule === undefined) return { id };
  const { group, category, note } = rule;
  return {
    id,
    shortDescription: { text: `${group}: ${id.replaceAll('-', ' ')}` },
    ...(note === '' ? {} : { fullDescription: { text: note } }),
    defaultConfiguration: { level: levels[mostSevereOf(rule)] },
    properties: { category, tags: [category] },
  };
}

const mostSevereOf = ({ toServer, toClient }: Rule): Impact =>
  (['breaking', 'risky', 'safe'] as const).find((impact) => impact === toServer || impact === toClient) ??
  'docs';

function resultOfChange(change: Change, report: Report, ids: readonly string[]): Result {
  const { id, rule, impact, category, message, operationCount, before } = change;
  const affected = affectedText(change);
  const related = before?.file === stdinName ? [] : locationsOf(before);
  const { anchors, acknowledged = [] } = report.comparison ?? {};
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: levels[impact],
    message: { text: affected === undefined ? message : `${message} Affects ${affected}.` },
    locations: locationsOf(anchors?.get(id)),
    ...(related.length === 0
      ? {}
      : { relatedLocations: related.map((location) => ({ ...location, message: { text: 'Before' } })) }),
    partialFingerprints: { [fingerprintName]: id },
    ...(acknowledged.includes(id)
      ? { suppressions: [{ kind: 'external', justification: 'The change is acknowledged.' }] }
      : {}),
    properties: { ...nameIn(report), impact, category, operationCount },
  };
}

const problemLevels: Readonly<Record<PlacedProblem['severity'], Result.level>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

function resultOfProblem(problem: PlacedProblem, report: Report, ids: readonly string[]): Result {
  const { code, severity, message, ...place } = problem;
  const name = nameIn(report);
  return {
    ruleId: code,
    ruleIndex: ids.indexOf(code),
    level: problemLevels[severity],
    message: { text: message },
    locations: locationsOf(place),
    ...('specification' in name ? { properties: name } : {}),
  };
}

const nameIn = ({ slug }: Report) => (slug === undefined ? {} : { specification: slug });

/** Code scanning rejects results without a location, so that standard input is a file of the name `stdin`. */
function locationsOf(place: Partial<FilePlace> | undefined): Location[] {
  if (place?.file === undefined) return [];
  const { file, line, column } = place;
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
  return [{ physicalLocation: { artifactLocation: { uri: toURI(file) }, ...region } }];
}

/** Relative paths stay relative: code scanning resolves them against the root of the repository. */
function toURI(path: string): string {
  if (/^https?:\/\//i.test(path) && URL.canParse(path)) return new URL(path).href;
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('/')) return `file://${encoded}`;
  return /^[a-z]:\//i.test(path) ? `file:///${path.slice(0, 2)}${encoded.slice(4)}` : encoded;
}
