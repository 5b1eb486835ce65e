import type { JSONObject, JSONValue } from '../json/json.js';
import { resolveTokens, toPointer } from '../json/pointer.js';
import type { Finding, Findings } from '../problems/findings.js';
import type { ParserLimits } from '../problems/limits.js';
import type { Version } from '../reading/version.js';
import { shortened, shown } from '../text/quote.js';
import type { FileSet } from './file-set.js';
import { finalGroup, type ReferenceGroup } from './reference-group.js';
import { loopsIn } from './reference-loops.js';

type NotOpened = Exclude<ReturnType<FileSet['open']>, { kind: 'open' | 'broken' }>;

interface Missing {
  readonly code: string;
  readonly severity: Finding['severity'];
  readonly why: string;
  readonly groups: ReferenceGroup[];
}

export interface ReferenceReport {
  refused(group: ReferenceGroup, why: string): void;
  file(group: ReferenceGroup, location: string, opened: NotOpened): void;
  report(groups: readonly ReferenceGroup[], findings: Findings): void;
}

/** Gathers what is to be said of references: once for each file that is missing, however many lead there. */
export function createReferenceReport(version: Version['rules'], limits: ParserLimits): ReferenceReport {
  // JSON Schema, and with it 3.1, forbids what never ends; before nobody said anything.
  const loops = version === '2.0' || version === '3.0' ? 'warning' : 'error';
  const missing = new Map<string, Missing>();
  const leftOut = { full: new Map<string, ReferenceGroup>(), 'too-large': new Map<string, ReferenceGroup>() };

  function miss(location: string, group: ReferenceGroup, how: Omit<Missing, 'groups'>): void {
    const known = missing.get(location) ?? { ...how, groups: [] };
    known.groups.push(group);
    missing.set(location, known);
  }

  return {
    refused(group, why) {
      miss(group.place, group, { code: 'reference-not-allowed', severity: 'error', why });
    },
    file(group, location, opened) {
      if (opened.kind === 'unavailable' || opened.kind === 'absent') {
        const why = opened.kind === 'absent' ? notSent : opened.why;
        miss(location, group, { code: 'reference-unavailable', severity: 'warning', why });
      } else if (!leftOut[opened.kind].has(location)) {
        leftOut[opened.kind].set(location, group);
      }
    },
    report(groups, findings) {
      reportLeftOut('limit-files', `A description may have ${limits.files} files`, leftOut.full, findings);
      const size = `All files of a description together may have ${limits.total} characters`;
      reportLeftOut('limit-size', size, leftOut['too-large'], findings);
      reportMissing(missing, findings);
      for (const group of groups) {
        reportGroup(group, findings);
      }
      for (const { group, object } of loopsIn(groups)) {
        const message = 'This $ref leads back to itself, and to no object on the way';
        add(findings, group, object, loops, 'reference-loop', message);
      }
    },
  };
}

const notSent = 'it was not sent with the description, which has no address to fetch it from';

/** One problem for all of them: each reference by itself would be noise. */
function reportLeftOut(
  code: string,
  limit: string,
  locations: ReadonlyMap<string, ReferenceGroup>,
  findings: Findings,
): void {
  const group = [...locations.values()].find(({ objects }) => objects.length > 0);
  const object = group?.objects[0];
  if (group === undefined || object === undefined) {
    return;
  }
  const what =
    locations.size === 1
      ? '1 more file was left out, and all that is in it is missing'
      : `${locations.size} more files were left out, and all that is in them is missing`;
  const { file } = group.scope;
  const message = `${limit}: ${what}`;
  findings.add({ code, severity: 'error', first: true, message, file, holder: object, token: group.name });
}

function reportMissing(missing: ReadonlyMap<string, Missing>, findings: Findings): void {
  for (const [location, { code, severity, why, groups }] of missing) {
    const count = groups.reduce((sum, { objects }) => sum + objects.length, 0);
    const times = count > 1 ? ` (${count} references)` : '';
    const [group] = groups;
    const object = groups.flatMap(({ objects }) => objects)[0];
    if (group !== undefined && object !== undefined) {
      const message = `${shown(location)} is not part of the result: ${why}${times}`;
      add(findings, group, object, severity, code, message);
    }
  }
}

function reportGroup(group: ReferenceGroup, findings: Findings): void {
  const { type, objects, name } = group;
  const last = finalGroup(group);
  for (const object of objects) {
    if (!type.type.referable && name === '$ref') {
      const message = `A $ref is not foreseen here (${type.type.kind}); it is followed all the same`;
      add(findings, group, object, 'warning', 'reference-not-expected', message);
    }
    if (last.failure !== undefined) {
      add(findings, group, object, 'error', last.failure.code, last.failure.message);
    } else if (last !== group) {
      const message = `${shown(group.text)} leads through another $ref, which many tools do not follow: it is read as ${shown(last.text)}`;
      add(findings, group, object, 'warning', 'reference-through-reference', message);
    }
  }
}

function add(
  findings: Findings,
  { scope, name }: ReferenceGroup,
  holder: JSONObject,
  severity: Finding['severity'],
  code: string,
  message: string,
): void {
  findings.add({ code, severity, message, file: scope.file, holder, token: name });
}

/** That a reference leads nowhere, and where its way ends. `whole` is what `root` is called when nothing else names it. */
export function absence(
  { place, fragment }: { place: string; fragment: string },
  whole: string,
  root: JSONValue,
  tokens: readonly string[],
): string {
  const { found } = resolveTokens(root, tokens);
  const parent = place + (found > 0 ? `#${toPointer(tokens.slice(0, found))}` : '');
  const name = tokens[found] ?? '';
  return `${shown(`${place}#${fragment}`)} does not exist: ${named(parent, whole)} has no ${named(name, 'empty name')}`;
}

const named = (text: string, otherwise: string) => (text === '' ? otherwise : `\`${shortened(text)}\``);
