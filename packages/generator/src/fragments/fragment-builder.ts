import type { JSONObject, JSONValue } from '@specshelf/parser';
import { isObject, member, objectMember, setMember } from '../specification/json.js';
import type { Fragment } from './fragments-of.js';
import { type Address, type Member, sizeAt, type Units } from './units.js';

/** After so many parts that did not fit, smaller ones are not looked for any more. */
const mostMisfits = 8;

/** Puts parts into a fragment as long as there is room. What it costs follows what it takes, not what it leaves out. */
export class FragmentBuilder {
  readonly #units: Units;
  readonly #resolved: JSONObject;
  readonly #references: Address[] = [];
  readonly #own = new WeakSet<JSONObject>();
  readonly #budget: number;
  #room: number;
  #misfits: number;

  constructor(units: Units, budget: number) {
    const { value, size, shortened } = units.frame();
    this.#units = units;
    this.#resolved = { ...value };
    this.#budget = budget;
    this.#room = budget - size;
    this.#misfits = shortened ? 1 : 0;
  }

  version(version: string): void {
    this.#resolved['openapi'] = version;
  }

  /**
   * Takes the members of an object, small ones first: of an operation that is too large, its name is left. Gives the
   * names of those taken; undefined when not even one fits.
   */
  members(place: readonly string[], members: () => readonly Member[]): ReadonlySet<string> | undefined {
    if (!this.#take(sizeAt(place, 2))) return undefined;
    const all = members();
    const misfit = all.findIndex(({ size }) => !this.#take(size));
    const fitting = misfit < 0 ? all : all.slice(0, misfit);
    if (misfit > 0) this.#misfits += all.length - misfit - 1;
    if (misfit === 0) return undefined;
    this.#holderAt(place);
    for (const { name, unit } of [...fitting].sort((a, b) => a.position - b.position)) {
      this.#put([...place, name], unit.value);
      this.#references.push(...unit.references);
    }
    return new Set(fitting.map(({ name }) => name));
  }

  /** Takes what these refer to, then what was taken refers to, breadth first. */
  reach(addresses: readonly Address[]): void {
    const queue = [...addresses, ...this.#references];
    const seen = new Set<string>();
    for (const address of queue) {
      const key = JSON.stringify(address.from);
      if (seen.has(key)) continue;
      seen.add(key);
      if (this.#misfits >= mostMisfits) return;
      const unit = this.#units.at(address);
      if (unit === undefined || !this.#take(sizeAt(address.to, unit.size))) continue;
      this.#put(address.to, unit.value);
      queue.push(...unit.references);
    }
  }

  finish(): Fragment {
    return {
      resolved: this.#resolved,
      truncated: this.#misfits > 0,
      size: this.#budget - this.#room,
    };
  }

  #take(size: number): boolean {
    const fits = size <= this.#room;
    if (fits) this.#room -= size;
    else this.#misfits++;
    return fits;
  }

  /** Values of units are shared: an object that something is put into is always one that was made here. */
  #put(place: readonly string[], value: JSONValue): void {
    const holder = this.#holderAt(place.slice(0, -1));
    const last = place.at(-1) ?? '';
    const current = objectMember(holder, last);
    setMember(holder, last, this.#isOwn(current) ? this.#merge(value, current) : value);
  }

  #holderAt(place: readonly string[]): JSONObject {
    return place.reduce((holder: JSONObject, token) => this.#ownMember(holder, token), this.#resolved);
  }

  #ownMember(holder: JSONObject, name: string): JSONObject {
    const current = objectMember(holder, name);
    if (current !== undefined && this.#own.has(current)) return current;
    const own = this.#owned({ ...current });
    setMember(holder, name, own);
    return own;
  }

  /** What was put below this place before stays. */
  #merge(value: JSONValue, current: JSONObject): JSONValue {
    if (!isObject(value)) return value;
    const merged = this.#owned({ ...value });
    for (const [name, child] of Object.entries(current)) {
      setMember(merged, name, this.#isOwn(child) ? this.#merge(member(value, name) ?? {}, child) : child);
    }
    return merged;
  }

  #isOwn(value: JSONValue | undefined): value is JSONObject {
    return isObject(value) && this.#own.has(value);
  }

  #owned(object: JSONObject): JSONObject {
    this.#own.add(object);
    return object;
  }
}
