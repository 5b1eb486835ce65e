import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { Env } from '../ci/build.js';
import { reasonOf } from '../files/read-text-file.js';
import type { Outcome, Report } from '../report/report.js';

export const stepOutputs = ['outcome', 'changed', 'breaking', 'version', 'url', 'results'] as const;
export type StepOutput = (typeof stepOutputs)[number];

/** Writes the outputs of the step in GitHub Actions. Returns a warning if that fails. Does not throw. */
export async function writeStepOutputs(env: Env, reports: readonly Report[]): Promise<string | undefined> {
  const path = env['GITHUB_OUTPUT'];
  if (!path || reports.length === 0) return undefined;
  const outputs = Object.entries(stepOutputsOf(reports));
  try {
    await appendFile(path, outputs.map(([name, value]) => assignment(name, value)).join(''));
    return undefined;
  } catch (error) {
    return `The outputs of the step cannot be written: ${reasonOf(error)}.`;
  }
}

/** A random delimiter, so that no value can end its assignment and begin another one. */
function assignment(name: string, value: string): string {
  const delimiter = `specshelf_${randomUUID()}`;
  return `${name}<<${delimiter}\n${value.replaceAll(/[\r\n]+/g, ' ')}\n${delimiter}\n`;
}

/** Returns the outputs of a command. `version` and `url` are empty if there are several specifications. */
export function stepOutputsOf(reports: readonly Report[]): Record<StepOutput, string> {
  const results = reports.map(resultOf);
  const only = results.length === 1 ? results[0] : undefined;
  return {
    outcome: bySeverity.find((outcome) => reports.some((report) => report.outcome === outcome)) ?? '',
    changed: anyChanged(results.map(({ changed }) => changed)),
    breaking: String(results.reduce((sum, { breaking }) => sum + breaking, 0)),
    version: only?.version ?? '',
    url: only?.url ?? '',
    results: jsonOf(results),
  };
}

/** Of several outcomes, the first of this list counts. */
const bySeverity = [
  'failed',
  'unusable',
  'refused',
  'held',
  'queued',
  'published',
  'allowed',
  'compared',
  'checked',
  'unchanged',
] as const satisfies readonly Outcome[];

interface Result {
  slug?: string;
  file?: string;
  outcome: Outcome;
  /** Absent if it is unknown. */
  changed?: boolean;
  breaking: number;
  version?: string;
  url?: string;
}

function resultOf(report: Report): Result {
  const { slug, file, outcome, version, comparison } = report;
  const changed = isChanged(report);
  return {
    ...(slug !== undefined && { slug }),
    ...(file !== undefined && { file }),
    outcome,
    ...(changed !== undefined && { changed }),
    breaking: comparison?.summary.breaking ?? 0,
    ...(version !== undefined && { version: version.id, url: version.url }),
  };
}

/** A description can have another version without a change of its interface, such as new examples. */
function isChanged({ outcome, comparison }: Report): boolean | undefined {
  if (outcome === 'published') return true;
  if (outcome === 'unchanged') return false;
  if (comparison === undefined) return undefined;
  const { breaking, risky, safe, docs } = comparison.summary;
  if (breaking + risky + safe + docs > 0) return true;
  return comparison.complete ? false : undefined;
}

function anyChanged(values: readonly (boolean | undefined)[]): string {
  if (values.includes(true)) return 'true';
  return values.includes(undefined) ? '' : 'false';
}

/** All outputs of a job have at most 1 MB. */
const longestJSON = 500_000;

function jsonOf(results: readonly Result[]): string {
  let kept = results;
  let text = JSON.stringify(kept);
  while (text.length > longestJSON) {
    kept = kept.slice(0, Math.floor(kept.length / 2));
    text = JSON.stringify(kept);
  }
  return text;
}
