const brand: unique symbol = Symbol.for('@specshelf/sdk/error');

/**
 * Names a class for `instanceof`, for `error.name`, and for stack traces. A minifier may rename the class, so no name depends on
 * the identifier. Call it with `this` in a static block: esbuild renames a class that refers to itself by its name.
 */
export function brandError(Class: { readonly prototype: object }, name: string): void {
  Object.defineProperty(Class, 'name', { value: name, configurable: true });
  Object.defineProperty(Class.prototype, 'name', { value: name, configurable: true, writable: true });
  Object.defineProperty(Class.prototype, brand, { value: name });
}

/**
 * Whether a value is an instance of the class with this prototype. The ESM and the CJS build, and two installed copies,
 * have classes of their own: the brand is what they share.
 */
export function isBranded(value: unknown, prototype: object): boolean {
  const wanted = ownBrand(prototype);
  for (let step = value; isObject(step); step = Object.getPrototypeOf(step)) {
    // A class that somebody derived from ours has no brand: for it, identity counts as usual.
    if (wanted === undefined ? step === prototype : ownBrand(step) === wanted) return true;
  }
  return false;
}

function ownBrand(value: object): unknown {
  return Object.getOwnPropertyDescriptor(value, brand)?.value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
