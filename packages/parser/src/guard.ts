import { isArray, isObject, type JSONObject, type JSONValue, setMember } from './json.js';
import type { ParserLimits, Refusal } from './limits.js';

interface Measure {
  /** Objects and arrays, each counted as often as it is printed. */
  readonly nodes: number;
  /** Length of the value printed as JSON, roughly. */
  readonly printed: number;
}

export interface Guarded {
  readonly measure: Measure;
  /** Pointers of numbers that JSON does not have; they are null now. */
  readonly notFinite: readonly string[][];
}

type Container = JSONValue[] | JSONObject;

/**
 * The one pass between parsing and everything else: nothing may walk or print a value before it. Its cost is that of
 * the distinct objects, so a text whose aliases stand for billions of objects is refused as fast as an honest one.
 * Afterwards the value is a tree of bounded depth and size.
 */
export function guardTree(
  value: JSONValue,
  limits: ParserLimits,
  textLength: number,
): Guarded | { refused: Refusal } {
  const broken: Container[] = [];
  let level: Container[] = isContainer(value) ? [value] : [];
  let nodes = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limits.jsonDepth) {
      return { refused: tooDeep(limits.jsonDepth) };
    }
    nodes += level.length;
    if (nodes > limits.nodes) {
      return { refused: tooMany(limits.nodes) };
    }
    const below: Container[] = [];
    for (const container of level) {
      lookInto(container, below, broken);
    }
    level = below;
  }
  return { measure: { nodes, printed: textLength }, notFinite: broken.length > 0 ? makeFinite(value) : [] };
}

/** The same for a value that may hold one object several times, or an object that holds itself. */
export function guardGraph(
  value: JSONValue,
  limits: ParserLimits,
): (Guarded & { value: JSONValue }) | { refused: Refusal } {
  const broken: Container[] = [];
  const measured = measureGraph(value, limits, broken);
  if ('refused' in measured) {
    return measured;
  }
  const tree = withoutSharing(value);
  return { value: tree, measure: measured.measure, notFinite: broken.length > 0 ? makeFinite(tree) : [] };
}

/** Length of a tree printed as JSON, roughly. */
export function printedLength(root: JSONValue): number {
  const waiting = isContainer(root) ? [root] : [];
  const none = new Map<Container, Totals>();
  let length = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    length += addUp(next, none).printed;
    lookInto(next, waiting, []);
  }
  return length;
}

export const tooMany = (limit: number): Refusal => ({
  code: 'limit-nodes',
  message: `The description has more than ${limit} objects and arrays when its aliases are written out`,
});

export const tooLong = (limit: number): Refusal => ({
  code: 'limit-size',
  message: `The description is longer than ${limit} characters when its aliases are written out`,
});

const tooDeep = (limit: number): Refusal => ({
  code: 'limit-depth',
  message: `The text is nested deeper than ${limit} levels`,
});

const isContainer = (value: JSONValue): value is Container => typeof value === 'object' && value !== null;

function lookInto(container: Container, below: Container[], broken: Container[]): void {
  let sound = true;
  if (isArray(container)) {
    for (const item of container) {
      if (isContainer(item)) {
        below.push(item);
      } else if (typeof item === 'number' && !isPrintable(item)) {
        sound = false;
      }
    }
  } else {
    for (const name of Object.keys(container)) {
      const item = container[name];
      if (typeof item === 'object' && item !== null) {
        below.push(item);
      } else if (typeof item === 'number' && !isPrintable(item)) {
        sound = false;
      }
    }
  }
  if (!sound) {
    broken.push(container);
  }
}

/** Infinity and NaN have no JSON; minus zero is printed as zero. */
const isPrintable = (number: number) => Number.isFinite(number) && !Object.is(number, -0);

interface Totals {
  nodes: number;
  printed: number;
  height: number;
}

function measureGraph(
  value: JSONValue,
  limits: ParserLimits,
  broken: Container[],
): { measure: Measure } | { refused: Refusal } {
  const totals = new Map<Container, Totals>();
  const under = new Set<Container>();
  const stack: { container: Container; leaving: boolean }[] = [];
  if (isContainer(value)) {
    stack.push({ container: value, leaving: false });
  }
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { container, leaving } = next;
    if (leaving) {
      under.delete(container);
      const sum = addUp(container, totals);
      if (sum.height > limits.yamlDepth) {
        return { refused: tooDeep(limits.yamlDepth) };
      }
      if (sum.nodes > limits.nodes) {
        return { refused: tooMany(limits.nodes) };
      }
      totals.set(container, sum);
      continue;
    }
    if (totals.has(container)) {
      continue;
    }
    under.add(container);
    stack.push({ container, leaving: true });
    const below: Container[] = [];
    lookInto(container, below, broken);
    for (const child of below) {
      if (under.has(child)) {
        return { refused: { code: 'alias-cycle', message: 'An alias stands inside what it is an alias of' } };
      }
      if (!totals.has(child)) {
        stack.push({ container: child, leaving: false });
      }
    }
  }
  const { nodes, printed } = isContainer(value) ? (totals.get(value) ?? nothing) : nothing;
  return { measure: { nodes, printed } };
}

const nothing = { nodes: 0, printed: 0 };

function addUp(container: Container, totals: ReadonlyMap<Container, Totals>): Totals {
  const sum: Totals = { nodes: 1, printed: 2, height: 1 };
  if (isArray(container)) {
    for (const item of container) {
      addItem(sum, item, 1, totals);
    }
  } else {
    for (const name of Object.keys(container)) {
      addItem(sum, container[name], name.length + 4, totals);
    }
  }
  return sum;
}

function addItem(
  sum: Totals,
  item: JSONValue | undefined,
  around: number,
  totals: ReadonlyMap<Container, Totals>,
): void {
  sum.printed += around;
  if (typeof item === 'object' && item !== null) {
    const below = totals.get(item);
    sum.nodes += below?.nodes ?? 0;
    sum.printed += below?.printed ?? 0;
    sum.height = Math.max(sum.height, 1 + (below?.height ?? 0));
  } else {
    sum.printed += typeof item === 'string' ? item.length + 2 : 5;
  }
}

/** Gives every place an object of its own, so that adding a member in one place adds it in no other. */
function withoutSharing(root: JSONValue): JSONValue {
  const seen = new Set<Container>();
  const own = (value: JSONValue): JSONValue => {
    if (!isContainer(value)) {
      return value;
    }
    if (seen.has(value)) {
      return copyOf(value);
    }
    seen.add(value);
    if (isArray(value)) {
      value.forEach((item, index) => {
        value[index] = own(item);
      });
    } else {
      for (const name of Object.keys(value)) {
        setMember(value, name, own(value[name] ?? null));
      }
    }
    return value;
  };
  return own(root);
}

/** Recursive: only for values whose depth is known to be bounded. */
function copyOf(value: JSONValue): JSONValue {
  if (isArray(value)) {
    return value.map(copyOf);
  }
  if (!isObject(value)) {
    return value;
  }
  const copy: JSONObject = {};
  for (const name of Object.keys(value)) {
    setMember(copy, name, copyOf(value[name] ?? null));
  }
  return copy;
}

/** Replaces infinities by null, and says where they stood. */
function makeFinite(root: JSONValue): string[][] {
  const found: string[][] = [];
  const visit = (value: JSONValue, tokens: string[]): void => {
    if (!isContainer(value)) {
      return;
    }
    for (const name of Object.keys(value)) {
      const item = isArray(value) ? value[Number(name)] : value[name];
      if (typeof item === 'number' && !isPrintable(item)) {
        const finite = item === 0 ? 0 : null;
        if (isArray(value)) {
          value[Number(name)] = finite;
        } else {
          setMember(value, name, finite);
        }
        if (finite === null) {
          found.push([...tokens, name]);
        }
      } else if (item !== undefined) {
        tokens.push(name);
        visit(item, tokens);
        tokens.pop();
      }
    }
  };
  visit(root, []);
  return found;
}
