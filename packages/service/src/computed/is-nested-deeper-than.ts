/** Whether there is something below this many objects and arrays. Not by recursion: anybody may have sent the value. */
export function isNestedDeeperThan(levels: number, value: unknown): boolean {
  let items = [value].filter(isContainer);
  for (let level = 0; items.length > 0; level += 1) {
    if (level === levels) return true;
    const below: object[] = [];
    // Not by lists of lists: there may be millions of items.
    for (const item of items)
      for (const inner of Object.values(item)) if (isContainer(inner)) below.push(inner);
    items = below;
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
