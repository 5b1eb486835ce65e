import { type ChangeGroup, groupChanges, operationsOf } from '../groups/group-changes.js';
import { type Change, type Impact, impacts } from '../model/report.js';
import type { JudgedChanges } from '../policy/apply-policy.js';

export interface MarkdownOptions {
  /** The heading, such as `Changes of Pets`. No heading without it. */
  title?: string;
  /** The changes to print; all by default. */
  changes?: readonly Change[];
  /** IDs of changes to mark as acknowledged. */
  acknowledged?: ReadonlySet<string>;
}

const headings: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking changes',
  risky: 'Risky changes',
  safe: 'Safe changes',
  docs: 'Documentation',
};

/**
 * Prints changes as Markdown: by impact, then by operation. Equal changes at many places are one line, before the others. Equal input gives
 * equal bytes.
 */
export function toMarkdown(
  judged: Pick<JudgedChanges, 'changes' | 'complete'>,
  { title, changes = judged.changes, acknowledged = new Set() }: MarkdownOptions = {},
): string {
  const lines = title === undefined ? [] : [`# ${escapeMarkdown(title)}`, ''];
  if (changes.length === 0) lines.push(emptyText(judged), '');
  for (const impact of impacts) {
    const listed = changes.filter((change) => change.impact === impact);
    if (listed.length > 0) lines.push(`## ${headings[impact]}`, '', ...sections(listed, acknowledged));
  }
  if (!judged.complete) lines.push('Not all changes are listed: the comparison reached a limit.', '');
  return lines.join('\n');
}

function emptyText({ changes, complete }: Pick<JudgedChanges, 'changes' | 'complete'>): string {
  if (changes.length > 0) return 'No changes of this impact.';
  return complete ? 'No changes.' : 'No changes found.';
}

function sections(listed: readonly Change[], acknowledged: ReadonlySet<string>): string[] {
  const equal = groupChanges(listed).filter(({ changes }) => changes.length > 1);
  const grouped = new Set(equal.flatMap(({ changes }) => changes));
  const changes = listed.filter((change) => !grouped.has(change));
  const several =
    equal.length === 0
      ? []
      : ['### At several places', '', ...equal.map((group) => printEqual(group, acknowledged)), ''];
  return [...several, ...byPlace(changes, acknowledged)];
}

function printEqual({ message, changes }: ChangeGroup<Change>, acknowledged: ReadonlySet<string>): string {
  const operations = operationsOf(changes);
  const inOperations =
    operations === undefined || operations.length === 0
      ? ''
      : ` in ${operations.length} ${operations.length === 1 ? 'operation' : 'operations'}: ${listed(operations)}`;
  const accepted = changes.filter(({ id }) => acknowledged.has(id)).length;
  const mark =
    accepted === 0 ? '' : accepted === changes.length ? ' (acknowledged)' : ` (${accepted} acknowledged)`;
  return `- ${message} ${changes.length} places${inOperations}${sourceOf(changes[0])}${mark}`;
}

const listed = (operations: readonly string[]) =>
  `${operations.slice(0, 3).map(escapeMarkdown).join(', ')}${operations.length > 3 ? ', …' : ''}`;

function byPlace(changes: readonly Change[], acknowledged: ReadonlySet<string>): string[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const place = placeOf(change);
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [change]);
    else group.push(change);
  }
  const order = [...groups].sort(
    ([first], [second]) => rank(first) - rank(second) || (first < second ? -1 : 1),
  );
  return order.flatMap(([place, items]) => [
    `### ${escapeMarkdown(place)}`,
    '',
    ...items.map((change) => printChange(change, acknowledged.has(change.id))),
    '',
  ]);
}

const document = 'Document';
const schemas = 'Schemas';

/** Operations first, then what many of them share. */
const rank = (place: string): number => (place === document ? 2 : place === schemas ? 1 : 0);

function placeOf({ operations, operationCount }: Change): string {
  const [operation] = operations;
  if (operation === undefined) return document;
  if (operationCount === 1) return `${operation.method.toUpperCase()} ${operation.path}`;
  // Such as a removed path: all of its operations are listed.
  const isOnePath =
    operations.length === operationCount && operations.every(({ path }) => path === operation.path);
  return isOnePath ? operation.path : schemas;
}

function printChange(change: Change, isAcknowledged: boolean): string {
  const { message, operations, operationCount } = change;
  const at = operationCount === 1 ? operations[0]?.at : undefined;
  const effect = operationCount > 1 ? ` Affects ${operationCount} operations${printSome(change)}.` : '';
  const place = sourceOf(change);
  return `- ${at === undefined ? '' : `${escapeMarkdown(at)}: `}${message}${effect}${place}${isAcknowledged ? ' (acknowledged)' : ''}`;
}

/** The place of a change in its file, such as ` (api.yaml:7)`. */
function sourceOf(change: Change | undefined): string {
  const { before, after } = change ?? {};
  const { file, line } =
    after?.line === undefined && before?.line !== undefined ? before : (after ?? before ?? {});
  return file === undefined || line === undefined ? '' : ` (${escapeMarkdown(file)}:${line})`;
}

function printSome({ operations, operationCount }: Change): string {
  const shown = operations
    .slice(0, 3)
    .map(({ method, path }) => `${method.toUpperCase()} ${escapeMarkdown(path)}`);
  return `: ${shown.join(', ')}${operationCount > shown.length ? ', …' : ''}`;
}

/** Names of a document must not become links, HTML, or emphasis. */
function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/[\\`*_[\]>#|~]|&(?=#?\w+;)/g, '\\$&')
      // Not with a backslash: after a URL, readers of GFM take it for a part of the URL, and the rest for HTML.
      .replaceAll('<', '&lt;')
  );
}
