import { type Container, isContainer } from '@specshelf/base/json';

/** Whether a value is nested deeper than a number of objects and arrays. Not recursive, because the value may be hostile. */
export function isNestedDeeperThan(levels: number, value: unknown): boolean {
  let items = [value].filter(isContainer);
  for (let level = 0; items.length > 0; level += 1) {
    if (level === levels) return true;
    const below: Container[] = [];
    // Not `flatMap`: there may be millions of items.
    for (const item of items)
      for (const inner of Object.values(item)) if (isContainer(inner)) below.push(inner);
    items = below;
  }
  return false;
}
