import type { JSONObject, JSONValue } from '@specshelf/parser';
import { isObject, member, setMember } from '@specshelf/parser/json';
import { objectMember } from '../specification/json.js';
import type { Address } from './address.js';
import type { Fragment } from './fragment.js';
import { sizeAt } from './printed-size.js';
import type { Member, Units } from './units.js';

/** After so many units that did not fit, the builder does not try smaller ones. */
const maxOmitted = 8;

/** Adds units to a fragment up to a size limit. Its cost depends on the added units, not on the omitted ones. */
export class FragmentBuilder {
  readonly #units: Units;
  readonly #resolved: JSONObject;
  readonly #references: Address[] = [];
  readonly #ownObjects = new WeakSet<JSONObject>();
  readonly #maxSize: number;
  #remaining: number;
  #omitted: number;

  constructor(units: Units, maxSize: number) {
    const { value, size, shortened } = units.frame();
    this.#units = units;
    this.#resolved = { ...value };
    this.#maxSize = maxSize;
    this.#remaining = maxSize - size;
    this.#omitted = shortened ? 1 : 0;
  }

  setVersion(version: string): void {
    this.#resolved['openapi'] = version;
  }

  /**
   * Adds the members of the object at a path, small ones first, so that at least the summary of a large operation remains.
   * Returns the names of the added members; undefined when not even one fits.
   */
  addMembers(path: readonly string[], members: () => readonly Member[]): ReadonlySet<string> | undefined {
    if (!this.#reserve(sizeAt(path, 2))) return undefined;
    const all = members();
    const misfit = all.findIndex(({ size }) => !this.#reserve(size));
    const fitting = misfit < 0 ? all : all.slice(0, misfit);
    if (misfit > 0) this.#omitted += all.length - misfit - 1;
    if (misfit === 0) return undefined;
    this.#ownObjectAt(path);
    for (const { name, unit } of [...fitting].sort((a, b) => a.position - b.position)) {
      this.#set([...path, name], unit.value);
      this.#references.push(...unit.references);
    }
    return new Set(fitting.map(({ name }) => name));
  }

  /** Adds the units at these addresses and, breadth first, all units that the added ones refer to. */
  addReachable(addresses: readonly Address[]): void {
    const queue = [...addresses, ...this.#references];
    const seen = new Set<string>();
    for (const address of queue) {
      const key = JSON.stringify(address.from);
      if (seen.has(key)) continue;
      seen.add(key);
      if (this.#omitted >= maxOmitted) return;
      const unit = this.#units.at(address);
      if (unit === undefined || !this.#reserve(sizeAt(address.to, unit.size))) continue;
      this.#set(address.to, unit.value);
      queue.push(...unit.references);
    }
  }

  finish(): Fragment {
    return {
      resolved: this.#resolved,
      truncated: this.#omitted > 0,
      size: this.#maxSize - this.#remaining,
    };
  }

  #reserve(size: number): boolean {
    const fits = size <= this.#remaining;
    if (fits) this.#remaining -= size;
    else this.#omitted++;
    return fits;
  }

  /** Modifies objects of this fragment only, because the values of units are shared. */
  #set(path: readonly string[], value: JSONValue): void {
    const parent = this.#ownObjectAt(path.slice(0, -1));
    const name = path.at(-1) ?? '';
    const current = objectMember(parent, name);
    setMember(parent, name, this.#isOwn(current) ? this.#merge(value, current) : value);
  }

  #ownObjectAt(path: readonly string[]): JSONObject {
    return path.reduce((parent: JSONObject, name) => this.#ownMember(parent, name), this.#resolved);
  }

  #ownMember(parent: JSONObject, name: string): JSONObject {
    const current = objectMember(parent, name);
    if (current !== undefined && this.#ownObjects.has(current)) return current;
    const own = this.#markAsOwn({ ...current });
    setMember(parent, name, own);
    return own;
  }

  /** Keeps values that were set below this object before. */
  #merge(value: JSONValue, current: JSONObject): JSONValue {
    if (!isObject(value)) return value;
    const merged = this.#markAsOwn({ ...value });
    for (const [name, child] of Object.entries(current)) {
      setMember(merged, name, this.#isOwn(child) ? this.#merge(member(value, name) ?? {}, child) : child);
    }
    return merged;
  }

  #isOwn(value: JSONValue | undefined): value is JSONObject {
    return isObject(value) && this.#ownObjects.has(value);
  }

  #markAsOwn(object: JSONObject): JSONObject {
    this.#ownObjects.add(object);
    return object;
  }
}
