import type { Turn } from '../ports/work/heavy-work.js';
import { hasShare, type ShareLimits } from './fair-share.js';

interface Entry<Item> extends Turn {
  item: Item;
}

/**
 * Queue for a limited number of slots. Owners take turns (round robin); items of one owner start in the order in which they
 * were added.
 */
export class FairQueue<Item> {
  readonly #limits: ShareLimits;
  readonly #waiting: Entry<Item>[] = [];
  readonly #running: string[] = [];
  /** When each owner was last served, as a counter. */
  readonly #served = new Map<string, number>();
  #turns = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get running(): number {
    return this.#running.length;
  }

  add(item: Item, turn: Turn): void {
    this.#waiting.push({ ...turn, item });
  }

  /**
   * Starts the next item that its owner's share and `mayStart` allow, with fewer slots for now if `slots` is lower. Call `end`
   * with its owner when it has finished.
   */
  start(mayStart: (item: Item) => boolean = () => true, slots = this.#limits.slots): Item | undefined {
    const limits = { ...this.#limits, slots: Math.min(slots, this.#limits.slots) };
    let best: Entry<Item> | undefined;
    for (const entry of this.#waiting) {
      if (best && !this.#precedes(entry, best)) continue;
      if (hasShare(limits, this.#running, entry.owner) && mayStart(entry.item)) best = entry;
    }
    if (!best) return undefined;
    this.#waiting.splice(this.#waiting.indexOf(best), 1);
    this.#running.push(best.owner);
    this.#turns += 1;
    this.#served.set(best.owner, this.#turns);
    return best.item;
  }

  end(owner: string): void {
    const place = this.#running.indexOf(owner);
    if (place < 0) throw new Error(`No work of ${owner} is in progress`);
    this.#running.splice(place, 1);
    const isKnown = this.#running.includes(owner) || this.#waiting.some((entry) => entry.owner === owner);
    if (!isKnown) this.#served.delete(owner);
  }

  /** Removes and returns all waiting items. */
  clear(): Item[] {
    return this.#waiting.splice(0).map(({ item }) => item);
  }

  #precedes(a: Entry<Item>, b: Entry<Item>): boolean {
    if (a.urgent !== b.urgent) return a.urgent === true;
    return (this.#served.get(a.owner) ?? 0) < (this.#served.get(b.owner) ?? 0);
  }
}
