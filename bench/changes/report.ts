import type { Goal } from '../shared/goal.js';
import { goalTable } from '../shared/goal-table.js';
import { rounded, table } from '../shared/table.js';
import type { Figures } from './figures.js';
import type { CaseFigures } from './measure/measure-cases.js';
import type { GivenFigures } from './measure/measure-given-pairs.js';

/** Formats all measurements for people. */
export function report(
  { cases, given, times, gate, process, tools, missing }: Figures,
  goals: readonly Goal[],
): string {
  const { milliseconds, longestDelay, peak, reportBytes } = process;
  return [
    'Documents with one change each',
    table([['tool', 'rewrites', 'false alarms', 'mutations', 'missed', 'failed'], ...cases.map(caseRow)]),
    ...cases.flatMap(namesOf),
    ...(given === undefined ? [] : [givenText(given)]),
    'Comparison of parsed documents',
    table([
      ['document', 'kB', 'parse ms', 'compare ms', 'compare / parse', 'entries'],
      ...Object.values(times).map(({ name, kilobytes, parse, compare, compareOverParse, entries }) => [
        name,
        rounded(kilobytes),
        rounded(parse),
        rounded(compare),
        rounded(compareOverParse),
        String(entries),
      ]),
    ]),
    'A `PUT` until it is acknowledged, with and without settings that refuse breaking changes',
    table([
      ['document', 'bytes', 'without ms', 'with ms', 'with / without'],
      ...gate.map((each) => [
        each.name,
        String(each.bytes),
        rounded(each.without),
        rounded(each.with),
        rounded(each.withOverWithout),
      ]),
    ]),
    'The largest pair in a worker thread of a new process',
    table([
      ['ms', 'event loop ms', 'peak MB', 'report kB'],
      [rounded(milliseconds), rounded(longestDelay), rounded(peak), rounded(reportBytes / 1000)],
    ]),
    'One comparison, from files to entries',
    table([
      ['document', 'tool', 'ms', 'peak MB', 'entries'],
      ...tools.map(({ pair, tool, result }) =>
        result === undefined
          ? [pair, tool, 'fails', '-', '-']
          : [pair, tool, rounded(result.milliseconds), rounded(result.peak), String(result.entries)],
      ),
    ]),
    ...missing.map(({ name, reason }) => `${name}: ${reason}`),
    'Goals',
    goalTable(goals),
  ].join('\n\n');
}

function caseRow({ tool, counts, falseAlarms, missed, failed }: CaseFigures): string[] {
  const numbers = [counts.equivalent, falseAlarms.length, counts.breaking, missed.length, failed.length];
  return [tool, ...numbers.map(String)];
}

function namesOf({ tool, falseAlarms, missed, failed }: CaseFigures): string[] {
  const lists = Object.entries({ 'false alarms': falseAlarms, missed, failed });
  return lists.flatMap(([title, names]) =>
    names.length === 0 ? [] : [`${tool}, ${title}: ${names.join(', ')}`],
  );
}

function givenText({ pairs, unparsed, crashed, breaking, missed, lower }: GivenFigures): string {
  const lines = [
    `Given pairs: ${pairs}, of which ${unparsed} have a document that cannot be parsed. Crashes: ${crashed.length}.`,
    `Called breaking by their authors: ${breaking}. Without a change: ${missed.length}. Safe or texts by our rules: ${lower.length}.`,
    ...[...crashed, ...missed, ...lower].map((name) => `  ${name}`),
  ];
  return lines.join('\n');
}
