import type { CheckedType } from '../checking/checked-type.js';
import { resolveTyped, type TypedValue, typedChild } from '../checking/typed-value.js';
import type { SourceFile } from '../files/source-file.js';

/**
 * Resolves pointers in files. Caches the parents of the targets: most references are to siblings, such as
 * `#/components/schemas/A` and `#/components/schemas/B`.
 */
export class PointerCache {
  readonly #rootTypeOf: (file: SourceFile) => CheckedType | undefined;
  readonly #parents = new Map<SourceFile, Map<string, TypedValue>>();

  constructor(rootTypeOf: (file: SourceFile) => CheckedType | undefined) {
    this.#rootTypeOf = rootTypeOf;
  }

  /** Returns the target of a fragment without escapes; undefined if it has escapes or no target. */
  resolve(file: SourceFile, fragment: string): TypedValue | undefined {
    const end = fragment.lastIndexOf('/');
    if (end < 0 || /[%~]/.test(fragment)) return undefined;
    const parents = this.#parentsIn(file);
    const pointer = fragment.slice(0, end);
    let parent = parents.get(pointer);
    if (parent === undefined) {
      parent = this.resolveTokens(file, pointer.split('/').slice(1));
      parents.set(pointer, parent ?? nothing);
    }
    return parent && typedChild(parent, fragment.slice(end + 1));
  }

  resolveTokens(file: SourceFile, tokens: readonly string[]): TypedValue | undefined {
    return resolveTyped(file.root, this.#rootTypeOf(file), tokens);
  }

  #parentsIn(file: SourceFile): Map<string, TypedValue> {
    let parents = this.#parents.get(file);
    if (parents === undefined) {
      parents = new Map();
      this.#parents.set(file, parents);
    }
    return parents;
  }
}

/** A value without children. */
const nothing: TypedValue = { value: null, type: undefined, item: undefined };
