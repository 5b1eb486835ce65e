import { isObject, type JSONObject, type JSONValue, member } from '@specshelf/base/json';
import { fromFragment, isPointer, resolveTokens } from '@specshelf/base/pointer';
import type { CheckedTable, CheckedType } from '../checking/checked-type.js';
import type { Collected } from '../checking/rule-context.js';
import { fileScope, type Scope } from '../checking/scope.js';
import { absoluteUri } from '../files/absolute-uri.js';
import { type ResolvedLocation, resolveLocation } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import { quote } from '../text/quote.js';
import type { FileSet } from './file-set.js';
import { PointerCache } from './pointer-cache.js';
import { extendReference, type ReferenceFailure, type ReferenceGroup } from './reference-group.js';
import type { ReferenceGroups } from './reference-groups.js';
import { missingTarget, type ReferenceReport } from './reference-report.js';
import { targetTypeError } from './target-type-error.js';

type Visit = (value: JSONObject, type: CheckedType, scope: Scope) => void;

interface ResolverOptions {
  readonly files: FileSet;
  readonly groups: ReferenceGroups;
  readonly table: CheckedTable;
  /** The type of the root of a description. */
  readonly rootType: CheckedType;
  readonly anchors: Collected['anchors'];
  readonly report: ReferenceReport;
  /** Visits the target of a reference. */
  readonly visit: Visit;
}

/** A pointer that passes through a reference to itself grows with each detour. */
const maxDetours = 20;

/** Resolves each group of references once, and visits the targets, which may add further groups. */
export class ReferenceResolver {
  /** Locations that must be fetched, with the first group of references to each. */
  readonly needed = new Map<string, ReferenceGroup>();
  readonly #options: ResolverOptions;
  readonly #pointers: PointerCache;
  readonly #scopes = new Map<SourceFile, Scope>();
  readonly #resources = new Map<string, Scope>();
  /** Files that were visited as a schema in search of an anchor. */
  readonly #searched = new Set<SourceFile>();
  #anchored: { group: ReferenceGroup; file: SourceFile }[] = [];

  constructor(options: ResolverOptions) {
    this.#options = options;
    this.#pointers = new PointerCache((file) => this.#rootTypeOf(file));
  }

  scopeOf(file: SourceFile): Scope {
    const scope = this.#scopes.get(file) ?? fileScope(file);
    this.#scopes.set(file, scope);
    return scope;
  }

  /** Registers the scope of a schema with an `$id`. */
  addResource(scope: Scope): void {
    if (scope.base !== undefined) this.#resources.set(scope.base, scope);
  }

  /** Resolves references to other files and anchors last, when all `$id`s and anchors of the opened files are known. */
  resolveAll(): void {
    for (;;) {
      this.#resolveLocal();
      const external = this.#options.groups.takeExternal();
      const anchored = this.#anchored;
      this.#anchored = [];
      if (external.length + anchored.length === 0) return;
      for (const group of external) this.#resolveExternal(group);
      for (const { group, file } of anchored) this.#resolveAnchor(group, file);
    }
  }

  #resolveLocal(): void {
    const { groups } = this.#options;
    for (let round = groups.takeLocal(); round.length > 0; round = groups.takeLocal()) {
      for (const group of round) this.#resolveIn(group.scope.file, group);
    }
  }

  #resolveIn(file: SourceFile, group: ReferenceGroup): void {
    const { fragment } = group;
    if (!isPointer(fragment)) {
      this.#anchored.push({ group, file });
      return;
    }
    const known = this.#pointers.resolve(file, fragment);
    if (known === undefined) {
      this.#resolvePointer(file, group);
    } else {
      group.to = file;
      this.#setTarget(group, known.value, this.scopeOf(file), known.type);
    }
  }

  #resolvePointer(file: SourceFile, group: ReferenceGroup): void {
    const { fragment } = group;
    const tokens = fromFragment(fragment);
    if (tokens === undefined) {
      const message = `#${fragment} is not a valid JSON Pointer: its escape sequences are malformed`;
      fail(group, 'reference-invalid', message);
      return;
    }
    group.to = file;
    const target = this.#pointers.resolveTokens(file, tokens);
    if (target !== undefined) {
      this.#setTarget(group, target.value, this.scopeOf(file), target.type);
    } else if (!this.#resolveInResource(group, tokens) && !this.#resolveThrough(file, group, tokens)) {
      const message = missingTarget(group, file.entry ? 'the document' : 'the file', file.root, tokens);
      fail(group, 'reference-not-found', message);
    }
  }

  /** A pointer inside a schema with an `$id` can be relative to that schema. */
  #resolveInResource(group: ReferenceGroup, tokens: readonly string[]): boolean {
    const { resource } = group.scope;
    const value = resource === undefined ? undefined : resolveTokens(resource, tokens).value;
    if (value === undefined || group.location !== '') return false;
    group.fromResource = true;
    this.#setTarget(group, value, group.scope);
    return true;
  }

  /** A pointer that passes through another reference continues at the target of that. */
  #resolveThrough(file: SourceFile, group: ReferenceGroup, tokens: readonly string[]): boolean {
    const { found } = resolveTokens(file.root, tokens);
    const at = resolveTokens(file.root, tokens.slice(0, found)).value;
    const reference = isObject(at) ? member(at, '$ref') : undefined;
    if (typeof reference !== 'string' || group.detours >= maxDetours) return false;
    const { type, name, detours } = group;
    const text = extendReference(reference, tokens.slice(found));
    const scope = this.scopeOf(file);
    group.via = this.#options.groups.groupOf({ scope, type, name, text, detours: detours + 1 });
    return true;
  }

  /** `structure` is the type of the target at its own place. */
  #setTarget(group: ReferenceGroup, value: JSONValue, scope: Scope, structure?: CheckedType): void {
    const { type, name } = group;
    group.target = { value, scope };
    if (!isObject(value)) {
      if (typeof value !== 'boolean' || !type.type.orBoolean) {
        const message = `The target of this ${name}, ${quote(group.text)}, is not an object`;
        fail(group, 'reference-not-object', message);
      }
      return;
    }
    const typeError = targetTypeError(group, value, structure);
    if (typeError !== undefined) {
      fail(group, 'reference-wrong-kind', typeError);
    } else if (structure === undefined || !scope.file.entry) {
      this.#options.visit(value, type, scope);
    }
  }

  /** A file that is itself a description has types throughout. */
  #rootTypeOf({ entry, root }: SourceFile): CheckedType | undefined {
    const { rootType } = this.#options;
    const isDescription = entry || (isObject(root) && Object.hasOwn(root, rootType.type.required[0] ?? ''));
    return isDescription ? rootType : undefined;
  }

  #resolveExternal(group: ReferenceGroup): void {
    const { scope, location } = group;
    if (this.#resolveById(group)) return;
    const resolved = resolveLocation(location, scope.file.location);
    if (resolved.kind === 'invalid') {
      fail(group, 'reference-invalid', `${quote(location)} cannot be resolved: ${resolved.reason}`);
    } else if (resolved.kind === 'unsupported') {
      this.#options.report.addUnsupported(group, resolved.reason);
    } else {
      this.#resolveInOther(group, resolved);
    }
  }

  #resolveInOther(group: ReferenceGroup, resolved: ResolvedLocation & { kind: 'file' }): void {
    const { files, report } = this.#options;
    const { location, fetchable } = resolved;
    if (location === selfUri(files.entry)) {
      this.#resolveIn(files.entry, group);
      return;
    }
    if (this.needed.has(location)) return;
    const opened = files.open(location, this.needed.size);
    if (opened.kind === 'open') this.#resolveIn(opened.file, group);
    else if (opened.kind === 'absent' && fetchable) this.needed.set(location, group);
    else if (opened.kind !== 'broken') report.addMissingFile(group, location, opened);
  }

  /** Resolves a reference to a schema by its `$id` (3.1), which looks like a reference to another file. */
  #resolveById(group: ReferenceGroup): boolean {
    const { scope, location, fragment } = group;
    const base = scope.base ?? scope.file.location;
    const uri = this.#resources.size === 0 ? undefined : absoluteUri(location, base);
    const resource = uri === undefined ? undefined : this.#resources.get(uri);
    if (resource?.resource === undefined) return false;
    const tokens = isPointer(fragment) ? fromFragment(fragment) : undefined;
    const value = tokens && resolveTokens(resource.resource, tokens).value;
    if (value !== undefined) {
      this.#setTarget(group, value, resource);
    } else if (tokens !== undefined) {
      fail(group, 'reference-not-found', missingTarget(group, 'the schema', resource.resource, tokens));
    } else {
      this.#anchored.push({ group, file: resource.file });
    }
    return true;
  }

  #resolveAnchor(group: ReferenceGroup, file: SourceFile): void {
    const { anchors, table, visit } = this.#options;
    const anchor = anchors.get(file)?.get(group.fragment);
    if (anchor !== undefined) {
      group.to = file;
      this.#setTarget(group, anchor.object, anchor.scope);
    } else if (!file.entry && isObject(file.root) && !this.#searched.has(file)) {
      this.#searched.add(file);
      visit(file.root, table.type('Schema'), this.scopeOf(file));
      this.#anchored.push({ group, file });
    } else {
      fail(group, 'reference-not-found', `No schema has the anchor ${quote(group.fragment)}`);
    }
  }
}

function fail(group: ReferenceGroup, code: ReferenceFailure['code'], message: string): void {
  group.failure = { code, message };
}

/** Returns the `$self` of a 3.2 description. */
function selfUri(entry: SourceFile): string | undefined {
  const self = isObject(entry.root) ? member(entry.root, '$self') : undefined;
  return typeof self === 'string' ? absoluteUri(self, entry.location) : undefined;
}
