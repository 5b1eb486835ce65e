/** The property that classes of the same name share across copies of this library: the names of a class and of its base classes. */
export const brand = '@specshelf/sdk/error';

interface ErrorClass {
  readonly prototype: { readonly kind: string; readonly [brand]?: readonly string[] };
}

/**
 * Names a class for `instanceof`, for `error.name`, and for stack traces. A minifier may rename the class, so no name depends on
 * the identifier. Call it with `this` in a static block: esbuild renames a class that refers to itself by its name.
 */
export function brandError(Class: ErrorClass, name: string, kind: string = Class.prototype.kind): void {
  const { prototype } = Class;
  hideProperties(Class, { name });
  hideProperties(prototype, { name, kind, [brand]: [...(prototype[brand] ?? []), name] });
}

/** Adds properties that are not enumerable, so that Node.js does not print them with an error. */
export function hideProperties(target: object, properties: object): void {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(target, name, { value, writable: true });
}
