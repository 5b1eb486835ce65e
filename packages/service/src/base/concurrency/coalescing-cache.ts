import { LRUCache } from 'lru-cache';

export interface CoalescingCacheOptions<Value extends object> {
  /** Maximum total weight of the values. */
  maximum: number;
  /** Returns the weight of a value, at least 1. */
  weigh(value: Value): number;
}

/**
 * LRU cache with request coalescing: concurrent callers of a key share one computation. Failures are not cached. Unlike
 * `fetchMethod` of lru-cache, it also coalesces computations whose result must not be cached.
 */
export class CoalescingCache<Value extends object> {
  readonly #cache: LRUCache<string, Value>;
  readonly #pending = new Map<string, Promise<Value>>();

  constructor({ maximum, weigh }: CoalescingCacheOptions<Value>) {
    this.#cache = new LRUCache({ maxSize: maximum, sizeCalculation: weigh });
  }

  async get(key: string, compute: () => Promise<Value>): Promise<Value> {
    return (
      this.find(key) ??
      this.share(key, async () => {
        const value = await compute();
        this.add(key, value);
        return value;
      })
    );
  }

  find(key: string): Value | undefined {
    return this.#cache.get(key);
  }

  add(key: string, value: Value): void {
    this.#cache.set(key, value);
  }

  clear(): void {
    this.#cache.clear();
  }

  /** Shares one computation among concurrent callers of a key, and does not cache its result. */
  share(key: string, compute: () => Promise<Value>): Promise<Value> {
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    const work = compute().finally(() => this.#pending.delete(key));
    this.#pending.set(key, work);
    return work;
  }
}
