/** Limit on the elements of rows, on average; samples and examples have limits of their own. */
const elementsPerRow = 9.5;

/** Limit on the size of descriptions, and on the characters of examples, for each block. */
const maxCharacters = 200_000;

/** Limit on the responses, media types, examples, servers, and other parts of an operation. */
const maxItems = 500;

/** Limit on the schemas that are copied for generated examples, for each block: it takes about 5 ms. */
const maxSampled = 4_000;

/** Limit on the characters of code that is split into tokens: each token is an element. */
const maxHighlighted = 24_000;

/**
 * What a page has room for: a small specification can refer to the same large object many times. All blocks of a page share its rows;
 * everything else has a limit for each block.
 */
export class PageBudget {
  #rows: number;
  #elements: number;
  #texts = 0;
  #examples = 0;
  #items = 0;
  #sampled = 0;
  #highlighted = 0;
  #omitted = 0;

  constructor(rows: number) {
    this.#rows = rows;
    this.#elements = rows * elementsPerRow;
  }

  /** Makes room for texts and examples of any length, for a page that shows one of them. */
  lift(): void {
    this.#texts = Number.POSITIVE_INFINITY;
    this.#examples = Number.POSITIVE_INFINITY;
    this.#highlighted = 0;
  }

  /** Makes room for another block. */
  addBlock(): void {
    this.#texts += maxCharacters;
    this.#examples += maxCharacters;
    this.#items += maxItems;
    this.#sampled += maxSampled;
    // Shared by all blocks, like rows.
    this.#highlighted = Math.min(this.#highlighted + maxHighlighted, 2 * maxHighlighted);
  }

  get hasRows(): boolean {
    return this.#rows > 0 && this.#elements > 0;
  }

  /** The number of times that parts without a page of their own did not fit. */
  get omitted(): number {
    return this.#omitted;
  }

  /** Records that such a part did not fit. */
  omit(): void {
    this.#omitted += 1;
  }

  /** The characters of examples that fit. */
  get examples(): number {
    return this.#examples;
  }

  /** The number of schemas that an example may be generated from. */
  get samples(): number {
    return this.#sampled;
  }

  takeSamples(schemas: number): void {
    this.#sampled -= schemas;
  }

  takeRow(elements: number): void {
    this.#rows -= 1;
    this.#elements -= elements;
  }

  /** Returns whether a description or another text fits. */
  takeText(characters: number): boolean {
    if (characters > this.#texts) return false;
    this.#texts -= characters;
    return true;
  }

  /** Returns whether an example fits. One that does not still takes room, because finding its size takes time. */
  takeExample(characters: number): boolean {
    if (characters > this.#examples) {
      this.#examples = Math.floor(this.#examples / 2);
      return false;
    }
    this.#examples -= characters;
    return true;
  }

  /** Returns whether code can be highlighted. */
  takeHighlighted(characters: number): boolean {
    if (characters > this.#highlighted) return false;
    this.#highlighted -= characters;
    return true;
  }

  /** Returns the first items that fit. */
  takeItems<Item>(items: readonly Item[]): Item[] {
    const taken = items.slice(0, this.#items);
    this.#items -= taken.length;
    if (taken.length < items.length) this.omit();
    return taken;
  }
}
