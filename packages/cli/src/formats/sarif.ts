import { type Change, findRule, type Impact, type Rule } from '@specshelf/changes';
import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import type { PlacedProblem } from '../files/description.js';
import { stdinName } from '../files/read-input.js';
import type { DiffReport, FilePlace } from '../report/diff-report.js';
import { version } from '../version.js';
import { printJSON } from './print-json.js';
import { affectedText } from './text.js';

/** Identifies results across runs. Its version changes with the way in which IDs of changes are computed. */
const fingerprintName = 'specshelfChange/v1';

/** Prints a report in the Static Analysis Results Interchange Format 2.1.0, for code scanning. */
export function toSarif(report: DiffReport): string {
  const ids = [
    ...new Set([...report.changes.map(({ rule }) => rule), ...report.problems.map(({ code }) => code)]),
  ];
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
        invocations: [{ executionSuccessful: report.judged.complete }],
        results: [
          ...report.changes.map((change) => resultOfChange(change, report, ids)),
          ...report.problems.map((problem) => resultOfProblem(problem, ids)),
        ],
      },
    ],
  };
  return printJSON(log);
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

function resultOfChange(change: Change, { anchors }: DiffReport, ids: readonly string[]): Result {
  const { id, rule, impact, category, message, operationCount, before } = change;
  const affected = affectedText(change);
  const related = before?.file === stdinName ? [] : locationsOf(before);
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: levels[impact],
    message: { text: affected === undefined ? message : `${message} Affects ${affected}.` },
    locations: locationsOf(anchors.get(id)),
    ...(related.length === 0
      ? {}
      : { relatedLocations: related.map((location) => ({ ...location, message: { text: 'Before' } })) }),
    partialFingerprints: { [fingerprintName]: id },
    properties: { impact, category, operationCount },
  };
}

function resultOfProblem(
  { code, severity, message, ...place }: PlacedProblem,
  ids: readonly string[],
): Result {
  return {
    ruleId: code,
    ruleIndex: ids.indexOf(code),
    level: severity === 'error' ? 'error' : 'warning',
    message: { text: message },
    locations: locationsOf(place),
  };
}

/** Code scanning rejects results without a location, so that standard input is a file of the name `stdin`. */
function locationsOf(place: Partial<FilePlace> | undefined): Location[] {
  if (place?.file === undefined) return [];
  const { file, line, column } = place;
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
  return [{ physicalLocation: { artifactLocation: { uri: toURI(file) }, ...region } }];
}

/** Relative paths stay relative: code scanning resolves them against the root of the repository. */
function toURI(path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('/')) return `file://${encoded}`;
  return /^[a-z]:\//i.test(path) ? `file:///${path.slice(0, 2)}${encoded.slice(4)}` : encoded;
}
