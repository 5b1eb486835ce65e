import type { JSONObject } from '@specshelf/base/json';
import type { CheckedType } from '../checking/checked-type.js';
import type { Scope } from '../checking/scope.js';
import { LimitExceeded } from '../problems/limit-exceeded.js';
import type { ParserLimits } from '../problems/limits.js';
import { createGroup, type ReferenceGroup } from './reference-group.js';

type GroupsOfScope = Map<CheckedType, Map<string, ReferenceGroup>>;

export interface FoundReference {
  readonly type: CheckedType;
  readonly object: JSONObject;
  readonly name: string;
  readonly text: string;
}

/** Collects the references of a description in groups. */
export class ReferenceGroups {
  readonly all: ReferenceGroup[] = [];
  readonly #limits: ParserLimits;
  readonly #byScope = new Map<Scope, GroupsOfScope>();
  /** New groups, by whether their references stay in their file. */
  #local: ReferenceGroup[] = [];
  #external: ReferenceGroup[] = [];
  #count = 0;
  #lastScope: Scope | undefined;
  #lastGroups: GroupsOfScope = new Map();

  constructor(limits: ParserLimits) {
    this.#limits = limits;
  }

  add(scope: Scope, { type, object, name, text }: FoundReference): void {
    this.#count += 1;
    if (this.#count > this.#limits.references) {
      const message = `The description has more than ${this.#limits.references} references`;
      throw new LimitExceeded({ code: 'limit-references', message }, { file: scope.file, object, name });
    }
    const groups = this.#groupsOf(scope, type);
    const key = keyOf(name, text);
    const group = groups.get(key) ?? this.#create({ scope, type, name, text, detours: 0 }, groups, key);
    group.objects.push(object);
  }

  groupOf(group: Parameters<typeof createGroup>[0]): ReferenceGroup {
    const groups = this.#groupsOf(group.scope, group.type);
    const key = keyOf(group.name, group.text);
    return groups.get(key) ?? this.#create(group, groups, key);
  }

  /** Returns the group of a `$ref`. */
  find(scope: Scope, type: CheckedType, text: string): ReferenceGroup | undefined {
    return this.#byScope.get(scope)?.get(type)?.get(text);
  }

  /** Returns the groups that were added since the last call. */
  takeLocal(): readonly ReferenceGroup[] {
    const taken = this.#local;
    this.#local = [];
    return taken;
  }

  takeExternal(): readonly ReferenceGroup[] {
    const taken = this.#external;
    this.#external = [];
    return taken;
  }

  #create(
    group: Parameters<typeof createGroup>[0],
    groups: Map<string, ReferenceGroup>,
    key: string,
  ): ReferenceGroup {
    const created = createGroup(group);
    groups.set(key, created);
    this.all.push(created);
    if (created.failure === undefined) (created.location === '' ? this.#local : this.#external).push(created);
    return created;
  }

  #groupsOf(scope: Scope, type: CheckedType): Map<string, ReferenceGroup> {
    const ofScope = this.#groupsOfScope(scope);
    let groups = ofScope.get(type);
    if (groups === undefined) {
      groups = new Map();
      ofScope.set(type, groups);
    }
    return groups;
  }

  /** Remembers the last scope: most references follow one in the same scope. */
  #groupsOfScope(scope: Scope): GroupsOfScope {
    if (scope !== this.#lastScope) {
      this.#lastScope = scope;
      this.#lastGroups = this.#byScope.get(scope) ?? new Map();
      this.#byScope.set(scope, this.#lastGroups);
    }
    return this.#lastGroups;
  }
}

const keyOf = (name: string, text: string) => (name === '$ref' ? text : `${name} ${text}`);
