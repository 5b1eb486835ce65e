import { child, children, differ, memberPlace, namedChildren, place, text } from '../document/members.js';
import type { Comparison, Located } from '../model/comparison.js';

/** Compares the description of the document as a whole: `info`, tags, and versions. */
export function compareInfo(comparison: Comparison): void {
  const before: Located = { value: comparison.before.root, pointer: '' };
  const after: Located = { value: comparison.after.root, pointer: '' };
  compareVersions(child(before, 'info'), child(after, 'info'), comparison);
  compareInfoTexts(child(before, 'info'), child(after, 'info'), comparison);
  compareTags(before, after, comparison);
  for (const member of membersOfDocument) compareMember(before, after, member, comparison);
  compareExtensions(before, after, comparison);
}

interface MemberToCompare {
  readonly member: string;
  /** Rule of a difference. */
  readonly rule: string;
}

const membersOfDocument: readonly MemberToCompare[] = [
  { member: 'openapi', rule: 'openapi-version-changed' },
  { member: 'jsonSchemaDialect', rule: 'schema-dialect-changed' },
  { member: 'externalDocs', rule: 'info-text-changed' },
  { member: 'x-tagGroups', rule: 'tag-changed' },
];

function compareMember(
  before: Located,
  after: Located,
  { member, rule }: MemberToCompare,
  { documents, equal }: Comparison,
): void {
  if (!differ(before, after, [member], equal)) return;
  const from = child(before, member)?.value;
  const to = child(after, member)?.value;
  documents.report({
    rule,
    action: from === undefined ? 'added' : to === undefined ? 'removed' : 'changed',
    before: memberPlace(before, member),
    after: memberPlace(after, member),
    values: { field: member, name: member, from, to },
  });
}

function compareVersions(
  before: Located | undefined,
  after: Located | undefined,
  { documents }: Comparison,
): void {
  if (before === undefined || after === undefined) return;
  for (const member of ['title', 'version']) {
    const from = text(before, member);
    const to = text(after, member);
    if (from === to) continue;
    const places = { before: memberPlace(before, member), after: memberPlace(after, member) };
    const values = { name: member, field: member, from, to };
    documents.report({ rule: 'title-or-version-changed', action: 'changed', ...places, values });
  }
  const order = compareNumbers(text(before, 'version'), text(after, 'version'));
  const places = { before: memberPlace(before, 'version'), after: memberPlace(after, 'version') };
  const values = { from: text(before, 'version'), to: text(after, 'version') };
  if (order === 0) documents.report({ rule: 'version-not-raised', action: 'changed', ...places, values });
  if (order < 0) documents.report({ rule: 'version-lowered', action: 'changed', ...places, values });
}

/** Returns a negative number if the second version is lower. Versions that are no numbers separated by dots have no order. */
function compareNumbers(before = '', after = ''): number {
  if (before === after) return 0;
  const parse = (version: string) => /^v?(\d+(?:\.\d+)*)/.exec(version)?.[1]?.split('.').map(Number);
  const from = parse(before);
  const to = parse(after);
  if (from === undefined || to === undefined) return 1;
  for (let index = 0; index < Math.max(from.length, to.length); index++) {
    const difference = (to[index] ?? 0) - (from[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 1;
}

const infoTexts = ['summary', 'description', 'termsOfService', 'contact', 'license'];

function compareInfoTexts(
  before: Located | undefined,
  after: Located | undefined,
  comparison: Comparison,
): void {
  if (before === undefined || after === undefined) return;
  for (const member of infoTexts) {
    compareMember(before, after, { member, rule: 'info-text-changed' }, comparison);
  }
}

function compareTags(before: Located, after: Located, { documents, equal }: Comparison): void {
  const read = (root: Located) =>
    new Map(children(child(root, 'tags')).map(([, tag]) => [text(tag, 'name') ?? '', tag]));
  const old = read(before);
  const now = read(after);
  for (const [name, tag] of old) {
    const match = now.get(name);
    const places = { before: place(tag), after: place(match) };
    if (match === undefined)
      documents.report({ rule: 'tag-removed', action: 'removed', ...places, values: { name } });
    else if (!equal(tag.value, match.value)) {
      documents.report({ rule: 'tag-changed', action: 'changed', ...places, values: { name } });
    }
  }
  for (const [name, tag] of now) {
    if (!old.has(name))
      documents.report({ rule: 'tag-added', action: 'added', after: place(tag), values: { name } });
  }
}

/** Extensions of the document and of `info`; those of other objects are compared where a rule gives them a meaning. */
function compareExtensions(before: Located, after: Located, comparison: Comparison): void {
  for (const [from, to] of [
    [before, after],
    [child(before, 'info'), child(after, 'info')],
  ]) {
    if (from === undefined || to === undefined) continue;
    const names = new Set([...namesOf(from), ...namesOf(to)]);
    for (const member of names) compareMember(from, to, { member, rule: 'extension-changed' }, comparison);
  }
}

const compared = new Set(['x-ext', 'x-tagGroups']);

function namesOf(node: Located): string[] {
  const known = new Set(namedChildren(node).map(([name]) => name));
  return children(node)
    .map(([name]) => name)
    .filter((name) => !known.has(name) && !compared.has(name) && !name.startsWith('x-gitbook-'));
}
