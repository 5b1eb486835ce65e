import { type PlacedProblem, placeText } from '../../files/description.js';
import type { Report } from '../../report/report.js';
import { excerptOf } from '../../terminal/excerpt.js';
import { printable } from '../../terminal/printable.js';
import type { Style } from '../../terminal/style.js';
import { listText } from '../count-text.js';
import { countsBySeverity } from '../outcome-text.js';
import { othersText, type PlacedGroup, placedGroups } from '../problem-groups.js';

/** Number of groups of similar problems that are printed with excerpts. */
const mostGroups = 20;

/** Prints problems with excerpts of the files, most severe first. */
export function printProblems(
  { problems, texts }: Pick<Report, 'problems' | 'texts'>,
  style: Style,
): string[] {
  const groups = placedGroups(problems);
  const lines = groups.slice(0, mostGroups).flatMap((group) => [...printGroup(group, texts, style), '']);
  const hidden = groups.slice(mostGroups).flatMap(({ first, others }) => [first, ...others]);
  if (hidden.length > 0) lines.push(`  ${hiddenText(hidden)}`, '');
  return lines;
}

function printGroup(group: PlacedGroup, texts: Report['texts'], style: Style): string[] {
  const { first } = group;
  const others = othersText(group);
  return [
    `  ${printProblem(first, style)}`,
    ...excerptOf(texts.get(first.file) ?? '', first).map((line) => `    ${style.dim(line)}`),
    ...(others === undefined ? [] : [`    ${printable(others)}`]),
  ];
}

/** In the form that editors and other tools recognize. */
function printProblem(problem: PlacedProblem, style: Style): string {
  const { severity, message, code } = problem;
  return `${printable(placeText(problem))}: ${style.severity(severity, severity)}: ${printable(message)} (${printable(code)})`;
}

const hiddenText = (problems: readonly PlacedProblem[]) =>
  `Not shown here: ${listText(countsBySeverity(problems))}. --format json has all of them.`;
