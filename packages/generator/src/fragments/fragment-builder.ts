import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject, member, objectMember, setMember } from '@specshelf/base/json';
import type { Address } from './address.js';
import type { Fragment, FragmentLimits } from './fragment.js';
import { sizeAt } from './printed-size.js';
import type { Member, Units } from './units.js';

/** After so many units that did not fit, the builder does not try smaller ones. */
const maxOmitted = 8;

/** Limit on the references of a fragment with a depth, in bytes: more than a reader sees. */
const maxReferencesSize = 64 * 1024;

/** Adds units to a fragment up to a size limit. Its cost depends on the added units, not on the omitted ones. */
export class FragmentBuilder {
  readonly #units: Units;
  readonly #resolved: JSONObject;
  readonly #references: Address[] = [];
  readonly #ownObjects = new WeakSet<JSONObject>();
  readonly #depth: number | undefined;
  /** The keys of units that were added or omitted. */
  readonly #seen = new Set<string>();
  #maxSize: number;
  #size: number;
  #omitted: number;

  constructor(units: Units, { size: maxSize, depth }: FragmentLimits) {
    const { value, size, shortened } = units.frame();
    this.#units = units;
    this.#resolved = { ...value };
    this.#depth = depth;
    this.#maxSize = maxSize;
    this.#size = size;
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

  /** Adds the units at these addresses, without those that they refer to. */
  addUnits(addresses: readonly Address[]): void {
    for (const address of addresses) {
      if (this.#omitted >= maxOmitted) return;
      this.#references.push(...this.#addUnit(address));
    }
  }

  /** Adds the units at these addresses and, breadth first, those that the added ones refer to, up to the depth. */
  addReachable(addresses: readonly Address[]): void {
    if (this.#depth !== undefined) this.#maxSize = Math.min(this.#maxSize, this.#size + maxReferencesSize);
    let level: Address[] = [];
    let nextLevel: Address[] = [];
    const enqueue = (address: Address) => (this.#countsAsDepth(address) ? nextLevel : level).push(address);
    [...addresses, ...this.#references].forEach(enqueue);
    for (let depth = 0; ; depth++) {
      for (const address of level) {
        if (this.#omitted >= maxOmitted) return;
        this.#addUnit(address).forEach(enqueue);
      }
      if (nextLevel.length === 0 || depth === this.#depth) return;
      [level, nextLevel] = [nextLevel, []];
    }
  }

  finish(): Fragment {
    return {
      resolved: this.#resolved,
      truncated: this.#omitted > 0,
      size: this.#size,
    };
  }

  /** Adds a unit unless it was added or omitted before. Returns its references. */
  #addUnit(address: Address): readonly Address[] {
    const key = JSON.stringify(address.from);
    if (this.#seen.has(key)) return [];
    this.#seen.add(key);
    const unit = this.#units.at(address);
    if (unit === undefined || !this.#reserve(sizeAt(address.to, unit.size))) return [];
    this.#set(address.to, unit.value);
    return unit.references;
  }

  /** Whether a reference leads to a schema with subschemas, which has a page of its own and may lead to many others. */
  #countsAsDepth(address: Address): boolean {
    const [first, second] = address.from;
    return (
      this.#depth !== undefined &&
      first === 'components' &&
      second === 'schemas' &&
      !this.#units.isSimpleSchema(address)
    );
  }

  #reserve(size: number): boolean {
    const fits = this.#size + size <= this.#maxSize;
    if (fits) this.#size += size;
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
