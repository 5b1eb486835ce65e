import { isArray, isObject, type JSONObject, type JSONValue, setMember } from '../json/json.js';
import type { ParserLimits, Refusal } from '../problems/limits.js';
import { lengthOf, type PrintedSums } from './json-layout.js';
import { isLarge, type LargeNumber, LargeNumbers } from './large-numbers.js';

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
  /** Numbers beyond those of which a double holds every digit. */
  readonly large: readonly LargeNumber[];
}

type Container = JSONValue[] | JSONObject;

/**
 * The one pass between parsing and everything else: nothing may walk or print a value before it. Its cost is that of
 * the distinct objects, so a text whose aliases stand for billions of objects is refused as fast as an honest one.
 * Afterwards the value is a tree of bounded depth and size.
 */
export function guardTree(
  value: JSONValue,
  depth: number,
  limits: ParserLimits,
): (Guarded & { sums: PrintedSums }) | { refused: Refusal } {
  const count = new TreeCount(depth, limits.nodes);
  if (isContainer(value)) {
    count.visit(value, 1);
  }
  if (count.refused !== undefined) {
    return { refused: count.refused };
  }
  const notFinite = count.unprintable ? makeFinite(value) : [];
  const { nodes, large } = count;
  return { measure: { nodes, printed: lengthOf(count) }, notFinite, sums: count, large: large.found };
}

/** The same for a value that may hold one object several times, or an object that holds itself. */
export function guardGraph(
  value: JSONValue,
  limits: ParserLimits,
): (Guarded & { value: JSONValue }) | { refused: Refusal } {
  const count = new SharedCount(limits.yamlDepth, limits.nodes);
  if (isContainer(value)) {
    count.visit(value, 1);
  }
  if (count.refused !== undefined) {
    return { refused: count.refused };
  }
  if (!count.shared) {
    const notFinite = count.unprintable ? makeFinite(value) : [];
    return { value, measure: count, notFinite, large: count.large.found };
  }
  const measure = measureGraph(value, limits);
  if ('refused' in measure) {
    return measure;
  }
  const tree = withoutSharing(value);
  const again = new TreeCount(limits.yamlDepth, limits.nodes);
  if (isContainer(tree)) {
    again.visit(tree, 1);
  }
  return { value: tree, measure, notFinite: makeFinite(tree), large: again.large.found };
}

/** Length of a tree printed as JSON, roughly. Recursive: only for values whose depth is known to be bounded. */
export function printedLength(value: JSONValue): number {
  let length = 2;
  if (isArray(value)) {
    for (const item of value) {
      length += 1 + (isContainer(item) ? printedLength(item) : scalarLength(item));
    }
  } else if (isObject(value)) {
    for (const name in value) {
      const item = value[name] ?? null;
      length += name.length + 4 + (isContainer(item) ? printedLength(item) : scalarLength(item));
    }
  }
  return length;
}

const withAliases = ' when its aliases are written out';

export const tooMany = (limit: number, aliases = false): Refusal => ({
  code: 'limit-nodes',
  message: `The description has more than ${limit} objects and arrays${aliases ? withAliases : ''}`,
});

// The largest descriptions in use have a quarter of a million. Millions in one object are slow to work with, for any engine.
const namesPerContainer = 2;

const tooManyNames = (limit: number): Refusal => ({
  code: 'limit-nodes',
  message: `The description has more than ${limit} names in its objects`,
});

export const tooLong = (limit: number, aliases = false): Refusal => ({
  code: 'limit-size',
  message: `The description is longer than ${limit} characters${aliases ? withAliases : ''}`,
});

const tooDeep = (limit: number): Refusal => ({
  code: 'limit-depth',
  message: `The text is nested deeper than ${limit} levels`,
});

const isContainer = (value: JSONValue): value is Container => typeof value === 'object' && value !== null;

const scalarLength = (value: JSONValue) => (typeof value === 'string' ? value.length + 2 : 5);

/** Infinity and NaN have no JSON; minus zero is printed as zero. */
const isPrintable = (number: number) => Number.isFinite(number) && !Object.is(number, -0);

/**
 * Counts what is a tree by construction. The depth of the recursion is the limit of the depth. Most of the values are text:
 * nothing is called for them.
 */
class TreeCount implements PrintedSums {
  nodes = 0;
  filled = 0;
  members = 0;
  entries = 0;
  characters = 0;
  texts = 0;
  levels = 0;
  unprintable = false;
  readonly large = new LargeNumbers();
  refused: Refusal | undefined;

  constructor(
    private readonly depth: number,
    private readonly most: number,
  ) {}

  visit(container: Container, depth: number): void {
    this.nodes += 1;
    if (depth > this.depth || this.nodes > this.most) {
      this.refused ??= depth > this.depth ? tooDeep(this.depth) : tooMany(this.most);
      return;
    }
    const count = isArray(container) ? this.items(container, depth) : this.named(container, depth);
    if (count > 0) {
      this.filled += 1;
      this.entries += count;
      this.levels += count * depth + depth - 1;
    }
  }

  private items(array: readonly JSONValue[], depth: number): number {
    for (let index = 0; index < array.length; index += 1) {
      const item = array[index];
      if (typeof item === 'string') {
        this.texts += 1;
        this.characters += item.length;
      } else {
        this.other(item, index, depth);
      }
    }
    return array.length;
  }

  private named(object: JSONObject, depth: number): number {
    let [members, texts, characters] = [0, 0, 0];
    for (const name in object) {
      const item = object[name];
      members += 1;
      characters += name.length;
      if (typeof item === 'string') {
        texts += 1;
        characters += item.length;
      } else {
        this.other(item, name, depth);
      }
    }
    this.members += members;
    this.texts += texts;
    this.characters += characters;
    if (this.members > namesPerContainer * this.most) {
      this.refused ??= tooManyNames(namesPerContainer * this.most);
    }
    return members;
  }

  private other(item: JSONValue | undefined, name: string | number, depth: number): void {
    if (typeof item === 'object' && item !== null) {
      if (this.refused === undefined) {
        this.large.way[depth] = name;
        this.visit(item, depth + 1);
      }
    } else if (typeof item === 'number') {
      this.number(item, name, depth);
    } else {
      this.characters += item === false ? 5 : 4;
    }
  }

  private number(item: number, name: string | number, depth: number): void {
    const isDigit = item > 0 && item < 10 && Number.isInteger(item);
    this.characters += isDigit ? 1 : String(item).length;
    this.unprintable ||= !isPrintable(item);
    if (isLarge(item)) {
      this.large.add(item, name, depth);
    }
  }
}

/** The same for what may be no tree: stops at the first object that it meets again. */
class SharedCount {
  nodes = 0;
  printed = 0;
  unprintable = false;
  readonly large = new LargeNumbers();
  shared = false;
  refused: Refusal | undefined;
  private readonly seen = new Set<Container>();

  constructor(
    private readonly depth: number,
    private readonly most: number,
  ) {}

  visit(container: Container, depth: number): void {
    const before = this.seen.size;
    if (this.seen.add(container).size === before) {
      this.shared = true;
      return;
    }
    this.nodes += 1;
    this.printed += 2;
    if (depth > this.depth || this.nodes > this.most) {
      this.refused ??= depth > this.depth ? tooDeep(this.depth) : tooMany(this.most);
      return;
    }
    if (isArray(container)) {
      for (let index = 0; index < container.length; index += 1) {
        this.item(container[index] ?? null, index, depth, 1);
      }
    } else {
      for (const name in container) {
        this.item(container[name] ?? null, name, depth, name.length + 4);
      }
    }
  }

  private item(item: JSONValue, name: string | number, depth: number, around: number): void {
    this.printed += around;
    if (typeof item === 'string') {
      this.printed += item.length + 2;
    } else if (typeof item !== 'object' || item === null) {
      this.printed += 5;
      if (typeof item === 'number') {
        this.number(item, name, depth);
      }
    } else if (this.refused === undefined && !this.shared) {
      this.large.way[depth] = name;
      this.visit(item, depth + 1);
    }
  }

  private number(item: number, name: string | number, depth: number): void {
    this.unprintable ||= !isPrintable(item);
    if (isLarge(item)) {
      this.large.add(item, name, depth);
    }
  }
}

interface Totals extends Measure {
  readonly height: number;
}

/** Adds up from the leaves, each object once, however often it is used. */
function measureGraph(value: JSONValue, limits: ParserLimits): Measure | { refused: Refusal } {
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
      const refused = refusalOf(sum, limits);
      if (refused !== undefined) {
        return { refused };
      }
      totals.set(container, sum);
    } else if (!totals.has(container)) {
      under.add(container);
      stack.push({ container, leaving: true });
      for (const child of containersIn(container)) {
        if (under.has(child)) {
          return {
            refused: { code: 'alias-cycle', message: 'An alias stands inside what it is an alias of' },
          };
        }
        stack.push({ container: child, leaving: false });
      }
    }
  }
  return (isContainer(value) && totals.get(value)) || { nodes: 0, printed: 0 };
}

function refusalOf(sum: Totals, limits: ParserLimits): Refusal | undefined {
  if (sum.height > limits.yamlDepth) {
    return tooDeep(limits.yamlDepth);
  }
  return sum.nodes > limits.nodes ? tooMany(limits.nodes, true) : undefined;
}

const containersIn = (container: Container): Container[] => Object.values(container).filter(isContainer);

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
