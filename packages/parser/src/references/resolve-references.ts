import type { CheckedTable, CheckedType } from '../checking/checked-table.js';
import type { Noted, Notes } from '../checking/rule-context.js';
import { type Scope, scopeOf } from '../checking/scope.js';
import { type Pointed, pointedAt, pointedBelow } from '../checking/typed-value.js';
import { absoluteUri } from '../files/absolute-uri.js';
import { type Resolved, resolveLocation } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import { isObject, type JSONObject, type JSONValue, member } from '../json/json.js';
import { fromFragment, resolveTokens } from '../json/pointer.js';
import type { Findings } from '../problems/findings.js';
import { LimitExceeded, type ParserLimits } from '../problems/limits.js';
import type { Version } from '../reading/version.js';
import { shown } from '../text/quote.js';
import type { FileSet } from './file-set.js';
import {
  createGroup,
  finalGroup,
  joinedReference,
  type ReferenceFailure,
  type ReferenceGroup,
} from './reference-group.js';
import { absence, createReferenceReport } from './reference-report.js';
import { wrongKind } from './wrong-kind.js';

export interface References {
  /** The scope of a whole file. */
  scopeOf(file: SourceFile): Scope;
  /** Takes note of a reference; the pass goes on without following it. */
  add(scope: Scope, type: CheckedType, object: JSONObject, name: string, text: string): void;
  addResource(scope: Scope): void;
  /** Resolves what was noted, visits what it leads to, and goes on until nothing new is met. */
  resolve(visit: (value: JSONObject, type: CheckedType, scope: Scope) => void): void;
  /** The object at the end of a chain of references; undefined when it does not lead to one. */
  follow(noted: Noted, type: CheckedType): Noted | undefined;
  readonly groups: readonly ReferenceGroup[];
  /** Addresses of files that are not at hand, with the first reference to each. */
  readonly needed: ReadonlyMap<string, ReferenceGroup>;
  report(findings: Findings): void;
}

/** The references of a description through all its files: each different one is resolved once. */
export function createReferences(
  set: FileSet,
  table: CheckedTable,
  start: CheckedType,
  version: Version['rules'],
  notes: Notes,
  limits: ParserLimits,
): References {
  const groups: ReferenceGroup[] = [];
  const scopes = new Map<SourceFile, Scope>();
  const resources = new Map<string, Scope>();
  const needed = new Map<string, ReferenceGroup>();
  const missing = createReferenceReport(version, limits);
  /** Files visited as one schema in search of an anchor. */
  const searched = new Set<SourceFile>();
  /** Where the pointers of a file led to so far, without their last names. */
  const containers = new Map<SourceFile, Map<string, Pointed>>();
  let follow: (value: JSONObject, type: CheckedType, scope: Scope) => void = () => undefined;
  let local: ReferenceGroup[] = [];
  let external: ReferenceGroup[] = [];
  let anchored: { group: ReferenceGroup; file: SourceFile }[] = [];
  let count = 0;

  function scopeOfFile(file: SourceFile): Scope {
    const scope = scopes.get(file) ?? scopeOf(file);
    scopes.set(file, scope);
    return scope;
  }

  function groupOf(scope: Scope, type: CheckedType, name: string, text: string, detours = 0): ReferenceGroup {
    const ofType = groupsOf(scope, type);
    const key = name === '$ref' ? text : `${name} ${text}`;
    let group = ofType.get(key);
    if (group === undefined) {
      group = createGroup(scope, type, name, text, detours);
      ofType.set(key, group);
      groups.push(group);
      if (group.failure === undefined) {
        (group.place === '' ? local : external).push(group);
      }
    }
    return group;
  }

  function add(scope: Scope, type: CheckedType, object: JSONObject, name: string, text: string): void {
    count += 1;
    if (count > limits.references) {
      const message = `The description has more than ${limits.references} references`;
      throw new LimitExceeded({ code: 'limit-references', message }, { file: scope.file, object, name });
    }
    groupOf(scope, type, name, text).objects.push(object);
  }

  /** What leads out of a file waits until all `$id`s and anchors of the files at hand are known. */
  function resolve(): void {
    while (local.length + external.length + anchored.length > 0) {
      while (local.length > 0) {
        const round = local;
        local = [];
        for (const group of round) {
          point(group, group.scope.file);
        }
      }
      const [toOpen, toName] = [external, anchored];
      external = [];
      anchored = [];
      toOpen.forEach(open);
      toName.forEach(pointByName);
    }
  }

  /** Follows a reference into a file that is at hand. */
  function point(group: ReferenceGroup, to: SourceFile): void {
    const { fragment } = group;
    if (fragment !== '' && !fragment.startsWith('/')) {
      anchored.push({ group, file: to });
      return;
    }
    const known = pointedBeside(to, fragment);
    if (known !== undefined) {
      group.to = to;
      reach(group, known.value, scopeOfFile(to), known.type);
    } else {
      pointAnew(group, to);
    }
  }

  /** Most references lead to neighbours, `#/components/schemas/A` and `…/B`: the way to their container is known. */
  function pointedBeside(to: SourceFile, fragment: string): Pointed | undefined {
    const end = fragment.lastIndexOf('/');
    if (end < 0 || /[%~]/.test(fragment)) {
      return undefined;
    }
    let known = containers.get(to);
    if (known === undefined) {
      known = new Map();
      containers.set(to, known);
    }
    const way = fragment.slice(0, end);
    let container = known.get(way);
    if (container === undefined) {
      container = pointedAt(to.root, rootTypeOf(to), way.split('/').slice(1));
      known.set(way, container ?? none);
    }
    return container && pointedBelow(container, fragment.slice(end + 1));
  }

  function pointAnew(group: ReferenceGroup, to: SourceFile): void {
    const { fragment } = group;
    const tokens = fromFragment(fragment);
    if (tokens === undefined) {
      fail(group, 'reference-invalid', `#${fragment} is not a JSON Pointer: its escapes are malformed`);
      return;
    }
    group.to = to;
    const pointed = pointedAt(to.root, rootTypeOf(to), tokens);
    if (pointed !== undefined) {
      reach(group, pointed.value, scopeOfFile(to), pointed.type);
    } else if (!pointAround(group, tokens) && !pointThrough(group, to, tokens)) {
      fail(
        group,
        'reference-not-found',
        absence(group, to.entry ? 'the document' : 'the file', to.root, tokens),
      );
    }
  }

  /** A pointer within a schema that has an `$id` may be relative to that. */
  function pointAround(group: ReferenceGroup, tokens: readonly string[]): boolean {
    const { scope, place } = group;
    const value =
      scope.resource === undefined || place !== '' ? undefined : resolveTokens(scope.resource, tokens).value;
    if (value === undefined) {
      return false;
    }
    group.aroundResource = true;
    reach(group, value, scope);
    return true;
  }

  /** A pointer whose way leads through another reference goes on where that leads. */
  function pointThrough(group: ReferenceGroup, to: SourceFile, tokens: readonly string[]): boolean {
    const { found } = resolveTokens(to.root, tokens);
    const at = resolveTokens(to.root, tokens.slice(0, found)).value;
    const reference = isObject(at) ? member(at, '$ref') : undefined;
    if (typeof reference !== 'string' || group.detours >= mostDetours) {
      return false;
    }
    const text = joinedReference(reference, tokens.slice(found));
    group.via = groupOf(scopeOfFile(to), group.type, group.name, text, group.detours + 1);
    return true;
  }

  /** `structure`: what the table takes the target for where it stands. */
  function reach(group: ReferenceGroup, value: JSONValue, scope: Scope, structure?: CheckedType): void {
    const { type, name } = group;
    group.target = { value, scope };
    if (!isObject(value)) {
      if (typeof value !== 'boolean' || !type.type.orBoolean) {
        const message = `This ${name} must lead to an object, and what it leads to is none`;
        fail(group, 'reference-not-object', message);
      }
      return;
    }
    const wrong = wrongKind(group, value, structure);
    if (wrong !== undefined) {
      fail(group, 'reference-wrong-kind', wrong);
    } else if (structure === undefined || !scope.file.entry) {
      follow(value, type, scope);
    }
  }

  /** In a file that is a description itself the table tells what everything is. */
  function rootTypeOf({ entry, root }: SourceFile): CheckedType | undefined {
    const isWhole = entry || (isObject(root) && Object.hasOwn(root, start.type.required[0] ?? ''));
    return isWhole ? start : undefined;
  }

  function open(group: ReferenceGroup): void {
    const { scope, place } = group;
    if (pointIntoResource(group)) {
      return;
    }
    const resolved = resolveLocation(place, scope.file.location);
    if (resolved.kind === 'invalid') {
      fail(group, 'reference-invalid', `${shown(place)} cannot be resolved: ${resolved.why}`);
    } else if (resolved.kind === 'refused') {
      missing.refused(group, resolved.why);
    } else {
      openFile(group, resolved);
    }
  }

  function openFile(group: ReferenceGroup, { location, fetchable }: Resolved & { kind: 'file' }): void {
    if (location === selfOf(set.entry)) {
      point(group, set.entry);
      return;
    }
    if (needed.has(location)) {
      return;
    }
    const opened = set.open(location, needed.size);
    if (opened.kind === 'open') {
      point(group, opened.file);
    } else if (opened.kind === 'absent' && fetchable) {
      needed.set(location, group);
    } else if (opened.kind !== 'broken') {
      missing.file(group, location, opened);
    }
  }

  /** Schemas of 3.1 have names of their own: a `$ref` that looks remote may mean one. */
  function pointIntoResource(group: ReferenceGroup): boolean {
    const { scope, place, fragment } = group;
    const uri = resources.size === 0 ? undefined : absoluteUri(place, scope.base ?? scope.file.location);
    const resource = uri === undefined ? undefined : resources.get(uri);
    if (resource?.resource === undefined) {
      return false;
    }
    const tokens = fragment.startsWith('/') || fragment === '' ? fromFragment(fragment) : undefined;
    const value = tokens && resolveTokens(resource.resource, tokens).value;
    if (value !== undefined) {
      reach(group, value, resource);
    } else if (tokens !== undefined) {
      fail(group, 'reference-not-found', absence(group, 'the schema', resource.resource, tokens));
    } else {
      anchored.push({ group, file: resource.file });
    }
    return true;
  }

  function pointByName({ group, file }: { group: ReferenceGroup; file: SourceFile }): void {
    const anchor = notes.anchors.get(file)?.get(group.fragment);
    if (anchor !== undefined) {
      group.to = file;
      reach(group, anchor.object, anchor.scope);
    } else if (!file.entry && isObject(file.root) && !searched.has(file)) {
      searched.add(file);
      follow(file.root, table.type('Schema'), scopeOfFile(file));
      anchored.push({ group, file });
    } else {
      fail(group, 'reference-not-found', `No schema has the anchor ${shown(group.fragment)}`);
    }
  }

  return {
    scopeOf: scopeOfFile,
    add,
    addResource(scope) {
      if (scope.base !== undefined) {
        resources.set(scope.base, scope);
      }
    },
    resolve(visit) {
      follow = visit;
      resolve();
    },
    follow: (noted, type) => followed(noted, type),
    groups,
    needed,
    report: (findings) => missing.report(groups, findings),
  };
}

function groupsOf(scope: Scope, type: CheckedType): Map<string, ReferenceGroup> {
  let groups = scope.groups.get(type);
  if (groups === undefined) {
    groups = new Map();
    scope.groups.set(type, groups);
  }
  return groups;
}

/** Nothing is below it. */
const none: Pointed = { value: null, type: undefined, item: undefined };

/** A pointer that leads through a reference to itself grows on its way. */
const mostDetours = 20;

const longestChain = 100;

const nowhere: Pick<ReferenceGroup, 'target' | 'failure'> = {};

function followed(noted: Noted, type: CheckedType): Noted | undefined {
  let at = noted;
  for (let step = 0; step < longestChain; step += 1) {
    const text = member(at.object, '$ref');
    if (typeof text !== 'string') {
      return at;
    }
    const group = at.scope.groups.get(type)?.get(text);
    const { target, failure } = group === undefined ? nowhere : finalGroup(group);
    if (failure !== undefined || target === undefined || !isObject(target.value)) {
      return undefined;
    }
    at = { object: target.value, scope: target.scope };
  }
  return undefined;
}

function fail(group: ReferenceGroup, code: ReferenceFailure['code'], message: string): void {
  group.failure = { code, message };
}

/** What a 3.2 description calls itself. */
function selfOf(entry: SourceFile): string | undefined {
  const self = isObject(entry.root) ? member(entry.root, '$self') : undefined;
  return typeof self === 'string' ? absoluteUri(self, entry.location) : undefined;
}
