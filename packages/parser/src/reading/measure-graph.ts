import { type Container, isArray, isContainer, type JSONValue } from '@specshelf/base/json';
import { type ExceededLimit, tooDeep, tooManyNodes } from '../problems/exceeded-limits.js';
import type { ParserLimits } from '../problems/limits.js';
import type { Measure } from './guard-tree.js';
import { scalarLength } from './printed-length.js';

interface Totals extends Measure {
  readonly height: number;
}

/** Computes the measure of the expanded value from the leaves up, visiting each shared object once. */
export function measureGraph(value: JSONValue, limits: ParserLimits): Measure | { exceeded: ExceededLimit } {
  const totals = new Map<Container, Totals>();
  const ancestors = new Set<Container>();
  const stack: { container: Container; leaving: boolean }[] = [];
  if (isContainer(value)) stack.push({ container: value, leaving: false });
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { container, leaving } = next;
    if (leaving) {
      ancestors.delete(container);
      const sum = addUp(container, totals);
      const exceeded = exceededLimit(sum, limits);
      if (exceeded !== undefined) return { exceeded };
      totals.set(container, sum);
    } else if (!totals.has(container)) {
      ancestors.add(container);
      stack.push({ container, leaving: true });
      for (const child of Object.values(container).filter(isContainer)) {
        if (ancestors.has(child)) return { exceeded: aliasCycle };
        stack.push({ container: child, leaving: false });
      }
    }
  }
  return (isContainer(value) && totals.get(value)) || { nodes: 0, printed: 0 };
}

const aliasCycle = { code: 'alias-cycle', message: 'This alias is inside its own anchor' };

function exceededLimit(sum: Totals, limits: ParserLimits): ExceededLimit | undefined {
  if (sum.height > limits.yamlDepth) return tooDeep(limits.yamlDepth);
  return sum.nodes > limits.nodes ? tooManyNodes(limits.nodes, true) : undefined;
}

function addUp(container: Container, totals: ReadonlyMap<Container, Totals>): Totals {
  const sum = { nodes: 1, printed: 2, height: 1 };
  for (const [name, item] of Object.entries(container)) {
    const below = isContainer(item) ? totals.get(item) : undefined;
    sum.nodes += below?.nodes ?? 0;
    sum.printed += (isArray(container) ? 1 : name.length + 4) + (below?.printed ?? scalarLength(item));
    sum.height = Math.max(sum.height, 1 + (below?.height ?? 0));
  }
  return sum;
}
