/**
 * Pairs the items of two lists of demands: first those that are equal, then the rest in their order. Items that are left have no
 * partner, unless they repeat a demand of the other list.
 */
export function pairEqual<Item>(
  before: readonly Item[],
  after: readonly Item[],
  equal: (before: Item, after: Item) => boolean,
): [Item | undefined, Item | undefined][] {
  const pairs: [Item | undefined, Item | undefined][] = [];
  const left = [...after];
  const rest: Item[] = [];
  for (const item of before) {
    const index = left.findIndex((other) => equal(item, other));
    if (index < 0) rest.push(item);
    else pairs.push([item, left.splice(index, 1)[0]]);
  }
  const gone = rest.filter((item) => !after.some((other) => equal(item, other)));
  const come = left.filter((item) => !before.some((other) => equal(other, item)));
  for (let index = 0; index < Math.max(gone.length, come.length); index++) {
    pairs.push([gone[index], come[index]]);
  }
  return pairs;
}
