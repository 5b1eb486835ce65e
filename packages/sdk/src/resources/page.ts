import { ArgumentError } from '../errors/errors.js';
import type { CompletedCall } from '../model/call.js';
import { ApiCall, type ApiPromise } from '../request/api-promise.js';
import { checkNumber } from '../request/check-number.js';
import { decode, parseErrorOf } from '../request/decode.js';
import { trustTheDocument } from '../request/trust-document.js';

/** The response of a list operation. */
export interface PageContent<T> {
  readonly items: readonly T[];
  readonly count?: number;
  readonly countCapped?: boolean;
  readonly next?: { readonly page: string };
}

/**
 * One page of a list. Iterating over it continues with the next pages.
 *
 * @example
 * ```ts
 * let page = await client.specs.list({ organizationId: 'acme', limit: 100 });
 * while (page.hasNextPage()) page = await page.getNextPage();
 * ```
 */
export class Page<T> implements AsyncIterable<T> {
  /** The items of this page. */
  readonly items: readonly T[];
  /** The number of items of the whole list. A search counts only the items of this page. */
  readonly count: number;
  /** Whether there are more items than `count`: filtered lists are counted up to a limit. */
  readonly countCapped: boolean;
  /** The cursor of the next page: the parameter `page` of its request. */
  readonly next: { readonly page: string } | undefined;
  readonly #follow: (cursor: string) => Promise<Page<T>>;

  constructor(content: PageContent<T>, follow: (cursor: string) => Promise<Page<T>>) {
    this.items = content.items;
    this.count = content.count ?? content.items.length;
    this.countCapped = content.countCapped === true;
    this.next = content.next;
    this.#follow = follow;
    // The other members of the response, which never replace a method.
    const others = Object.entries(content).filter(([name]) => !(name in this));
    Object.assign(this, Object.fromEntries(others));
  }

  /** Whether there is a next page. A page without items may have one. */
  hasNextPage(): boolean {
    return this.next !== undefined;
  }

  /** Fetches the next page with the options of the original call. */
  async getNextPage(): Promise<this> {
    if (!this.next) throw new ArgumentError('This is the last page.');
    const page = await this.#follow(this.next.page);
    trustTheDocument<this>(page);
    return page;
  }

  /**
   * Iterates over this page and the next ones.
   *
   * @example
   * ```ts
   * const first = await client.specs.list({ organizationId: 'acme' });
   * for await (const page of first.pages()) console.log(page.items.length);
   * ```
   */
  async *pages(): AsyncIterableIterator<this> {
    let page = this;
    yield page;
    while (page.hasNextPage()) {
      page = await page.getNextPage();
      yield page;
    }
  }

  /** Iterates over the items of this page and the next ones. */
  [Symbol.asyncIterator](): AsyncIterator<T> {
    return itemsOf(this.pages());
  }
}

/**
 * The promise of the first page of a list, and an iterable of all its items.
 *
 * @example
 * ```ts
 * for await (const spec of client.specs.list({ organizationId: 'acme' })) console.log(spec.slug);
 * ```
 */
export interface PagePromise<T, P extends Page<T> = Page<T>> extends ApiPromise<P>, AsyncIterable<T> {
  /**
   * Iterates over all pages, including the first.
   *
   * @example
   * ```ts
   * const list = client.specs.list({ organizationId: 'acme', limit: 100 });
   * for await (const page of list.pages()) console.log(page.items.length);
   * ```
   */
  pages(): AsyncIterableIterator<P>;
  /**
   * Returns the first items of the list. The limit bounds the memory.
   *
   * @example
   * ```ts
   * const newest = await client.specs.versions
   *   .list({ organizationId: 'acme', specSlug: 'pets' })
   *   .toArray({ limit: 10 });
   * ```
   */
  toArray(options: { limit: number }): Promise<T[]>;
}

export class PageCall<T, P extends Page<T> = Page<T>> extends ApiCall<P> implements PagePromise<T, P> {
  async *pages(): AsyncIterableIterator<P> {
    yield* (await this).pages();
  }

  [Symbol.asyncIterator](): AsyncIterator<T> {
    return itemsOf(this.pages());
  }

  async toArray({ limit }: { limit: number } = { limit: Number.NaN }): Promise<T[]> {
    checkNumber('limit', limit, 1);
    const items: T[] = [];
    for await (const item of this) {
      if (items.push(item) >= limit) break;
    }
    return items;
  }
}

async function* itemsOf<T>(pages: AsyncIterable<Page<T>>): AsyncIterator<T> {
  for await (const page of pages) yield* page.items;
}

/** Fetches the page at a cursor. `mark` and `count` go to {@link pageOf}. */
export type Follow<P> = (cursor: string, mark: string | undefined, count: number) => Promise<P>;

/**
 * Creates the page of a response. Throws if its list is a cycle, which would never end. Brent's algorithm: the next cursor is compared
 * with `mark`, the cursor of an earlier page, which is replaced after 1, 2, 4, 8, … pages. `count` is the number of pages so far.
 */
export function pageOf<T, P extends Page<T>>(
  completed: CompletedCall,
  follow: Follow<P>,
  mark?: string,
  count = 1,
): P {
  const content = decode<PageContent<T>>(completed);
  const cursor = content.next?.page;
  if (!Array.isArray(content.items)) throw parseErrorOf(completed, 'a page without `items`');
  if (cursor && cursor === mark) throw parseErrorOf(completed, 'a cycle of pages');
  // Is 0 for powers of two.
  const keepsMark = count & (count - 1);
  const page = new Page(content, (next) => follow(next, keepsMark ? mark : next, count + 1));
  trustTheDocument<P>(page);
  return page;
}
