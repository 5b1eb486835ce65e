import { load, YAMLException } from 'js-yaml';
import type { JSONValue } from '../json/json.js';
import { type Span, type Wanted, wantedPointers } from '../positions/spans.js';
import { QuoteError, quoteChecks } from './quote-checks.js';
import { explainLoadError, explainQuoteError, type YamlError } from './yaml-error.js';
import { isName, loadOptions, type Node, readNodes } from './yaml-nodes.js';
import { hasOddNames, withoutWritten, writtenSchema } from './yaml-schema.js';

export function parseYaml(
  text: string,
  depth: number,
): { value: JSONValue | undefined } | { error: YamlError } {
  const options = { ...loadOptions(depth), listener: quoteChecks(text) };
  try {
    if (hasOddNames(text)) {
      return { value: withoutWritten(load(text, { ...options, schema: writtenSchema })) };
    }
    const value: unknown = load(text, options);
    return { value: isPlain(value) ? value : undefined };
  } catch (error) {
    if (error instanceof QuoteError) {
      return { error: explainQuoteError(error, text) };
    }
    if (error instanceof YAMLException) {
      return { error: explainLoadError(error, text, depth) };
    }
    throw error;
  }
}

/** Where the values at these pointers stand in a text that is YAML. */
export function yamlSpans(
  text: string,
  pointers: readonly (readonly string[])[],
  depth: number,
): (Span | undefined)[] {
  const { wanted, spans } = wantedPointers(pointers);
  const root = readNodes(text, depth)[0];
  if (root !== undefined) {
    find(root, root.start, wanted);
  }
  return spans;
}

/** js-yaml with the core schema makes what JSON has, besides infinities, which the guard finds. */
function isPlain(value: unknown): value is JSONValue {
  return value !== undefined;
}

function find(node: Node, at: number, wanted: Wanted): void {
  wanted.found({ at, start: node.start, end: node.end });
  if (wanted.members.size === 0) {
    return;
  }
  const { mapping, entries } = entriesOf(node);
  for (const { name, key, value } of entries) {
    const member = wanted.members.get(name);
    if (member !== undefined) {
      find(value, mapping ? key.start : value.start, member);
    }
  }
}

interface Entry {
  readonly name: string;
  readonly key: Node;
  readonly value: Node;
}

/** js-yaml reads a value as the name of a mapping first, and wraps it when it is none: such a wrapper has one child. */
function entriesOf(node: Node): { mapping: boolean; entries: Entry[] } {
  const { result, children } = node;
  if (Array.isArray(result)) {
    const only = children.length === 1 ? children[0] : undefined;
    if (only !== undefined && only.result === result) {
      return entriesOf(only);
    }
    return { mapping: false, entries: items(children, result) };
  }
  if (typeof result !== 'object' || result === null) {
    return { mapping: false, entries: [] };
  }
  const wrapped = children.find((child) => child.result === result);
  return wrapped === undefined ? { mapping: true, entries: pairs(children, result) } : entriesOf(wrapped);
}

/** An item that is only a dash has no node. */
function items(children: readonly Node[], result: readonly unknown[]): Entry[] {
  const entries: Entry[] = [];
  let next = 0;
  result.forEach((item, index) => {
    const node = children[next];
    if (node !== undefined && (item !== null || node.result === null)) {
      entries.push({ name: String(index), key: node, value: node });
      next += 1;
    }
  });
  return entries;
}

function pairs(children: readonly Node[], result: object): Entry[] {
  const entries: Entry[] = [];
  for (let index = 0; index < children.length; index += 1) {
    const key = children[index];
    const value = children[index + 1];
    if (key !== undefined && isName(key.result) && Object.hasOwn(result, String(key.result))) {
      entries.push({ name: String(key.result), key, value: value ?? key });
      index += 1;
    } else if (key?.result === '<<') {
      index += 1;
    }
  }
  return entries;
}
