import { LRUCache } from 'lru-cache';

export interface KeptOptions<Value extends object> {
  /** How much all values together may weigh. */
  maximum: number;
  /** What one weighs; at least 1. */
  weigh(value: Value): number;
}

/**
 * Values that cost something to make: who asks for one that is just being made waits for it, and those that were used last
 * are kept. A value that cannot be made is not remembered.
 */
export class Kept<Value extends object> {
  readonly #kept: LRUCache<string, Value>;
  readonly #underWay = new Map<string, Promise<Value>>();

  constructor({ maximum, weigh }: KeptOptions<Value>) {
    this.#kept = new LRUCache({ maxSize: maximum, sizeCalculation: weigh });
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    return (
      this.find(key) ??
      this.share(key, async () => {
        const value = await make();
        this.add(key, value);
        return value;
      })
    );
  }

  find(key: string): Value | undefined {
    return this.#kept.get(key);
  }

  add(key: string, value: Value): void {
    this.#kept.set(key, value);
  }

  clear(): void {
    this.#kept.clear();
  }

  /** The same for a value that may be another one the next time: shared while it is made, and not kept. */
  share(key: string, make: () => Promise<Value>): Promise<Value> {
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    const work = make().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, work);
    return work;
  }
}
