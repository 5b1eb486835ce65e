/** Limit on the characters of a name in an ID. */
const maxLength = 80;

/**
 * After so many characters, names are short and ASCII. So the IDs of a document of 300 levels have fewer than 4,096 characters, and are
 * no problem in URLs.
 */
const longPrefix = 400;
const maxDeepLength = 8;

/**
 * Unique IDs of the elements below an element, such as `response-200.items`. A dot separates names, so other characters than letters,
 * digits, and `_~$*-` become hyphens.
 */
export class ElementIds {
  readonly #prefix: string;
  /** The next number for names with the same ID. */
  readonly #taken: Map<string, number>;

  /** `prefix` is empty or ends with a dot. Reserved names belong to other elements. */
  constructor(prefix: string, reserved: readonly string[] = []) {
    this.#prefix = prefix;
    this.#taken = new Map(reserved.map((name) => [prefix + name, 2]));
  }

  /** The ID for a name; `-2`, `-3` are appended to names that would have the same one. */
  take(name: string): string {
    const toName = this.#prefix.length > longPrefix ? deepNameOf : idNameOf;
    return this.#unique(this.#prefix + (toName(name) || '-'));
  }

  /** The ID of an element beside another one, such as `body-application-xml` beside `body`. */
  takeBeside(id: string, name: string): string {
    return this.#unique(`${id}-${idNameOf(name)}`);
  }

  #unique(id: string): string {
    let count = this.#taken.get(id) ?? 1;
    let unique = count === 1 ? id : `${id}-${count}`;
    while (count > 1 && this.#taken.has(unique)) {
      count += 1;
      unique = `${id}-${count}`;
    }
    this.#taken.set(id, count + 1);
    if (unique !== id) this.#taken.set(unique, 2);
    return unique;
  }
}

/** A name with only the characters that IDs have. */
function idNameOf(name: string): string {
  return name.slice(0, maxLength).replaceAll(/[^\p{L}\p{M}\p{N}_~$*-]+/gu, '-');
}

function deepNameOf(name: string): string {
  return name.slice(0, maxDeepLength).replaceAll(/[^\w~$*-]+/g, '-');
}
