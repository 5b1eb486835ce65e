import { isArray, isContainer, type JSONValue, setMember } from '@specshelf/base/json';

/** JSON has no infinities and no NaN, and prints minus zero as zero. */
export const isPrintable = (number: number) => Number.isFinite(number) && !Object.is(number, -0);

/** Replaces NaN and infinities with null, and minus zero with zero, in place. Returns the pointers of the former. Recursive: the depth is checked before. */
export function replaceUnprintable(root: JSONValue): string[][] {
  const found: string[][] = [];
  replaceIn(root, [], found);
  return found;
}

function replaceIn(value: JSONValue, tokens: string[], found: string[][]): void {
  if (!isContainer(value)) return;
  for (const name of Object.keys(value)) {
    const item = isArray(value) ? value[Number(name)] : value[name];
    if (typeof item === 'number' && !isPrintable(item)) {
      const replacement = item === 0 ? 0 : null;
      if (isArray(value)) value[Number(name)] = replacement;
      else setMember(value, name, replacement);
      if (replacement === null) found.push([...tokens, name]);
    } else if (item !== undefined) {
      tokens.push(name);
      replaceIn(item, tokens, found);
      tokens.pop();
    }
  }
}
