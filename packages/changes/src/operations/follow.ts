import { child, children, isObjectNode } from '../document/members.js';
import type { Located, Side } from '../model/comparison.js';

/** Returns a member. If it is a reference, returns its target, also where the standard allows no reference, such as `responses`. */
export function follow(node: Located | undefined, name: string | number, side: Side): Located | undefined {
  const found = child(node, name);
  return found === undefined ? undefined : side.resolve(found);
}

/** Lists the members of a map with free names. `x-trace` is the name of a header, but an extension if its value is no object. */
export function entriesOf(map: Located | undefined): [string, Located][] {
  return children(map).filter(([name, node]) => !name.startsWith('x-') || isObjectNode(node));
}
