/** Whether there is something below this many objects and arrays. Not by recursion: anybody may have sent the value. */
export function isNestedDeeperThan(levels: number, value: unknown): boolean {
  let items = [value].filter(isContainer);
  for (let level = 0; items.length > 0; level += 1) {
    if (level === levels) return true;
    items = items.flatMap((item) => Object.values(item).filter(isContainer));
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
