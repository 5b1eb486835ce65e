import { load, loadAll, type State, YAMLException } from 'js-yaml';
import type { JSONValue } from './json.js';
import { type Span, type Wanted, wantedPointers } from './spans.js';
import { hasOddNames, plainSchema, Written, withoutWritten, writtenSchema } from './yaml-schema.js';

export interface YamlError {
  readonly code: string;
  readonly message: string;
  readonly offset: number | undefined;
}

/** Members copied by `<<` in one text: a chain of merges grows with the square of its length. */
const mergeLimit = 100_000;

export function parseYaml(
  text: string,
  depth: number,
): { value: JSONValue | undefined } | { error: YamlError } {
  try {
    if (hasOddNames(text)) {
      return { value: withoutWritten(load(text, { ...options(depth), schema: writtenSchema })) };
    }
    const value: unknown = load(text, options(depth));
    return { value: isPlain(value) ? value : undefined };
  } catch (error) {
    if (error instanceof YAMLException) {
      return { error: explain(error, text, depth) };
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

/** js-yaml knows the option `maxDepth`; its types do not. */
const options = (depth: number) => ({
  schema: plainSchema,
  maxDepth: depth,
  maxTotalMergeKeys: mergeLimit,
});

/** js-yaml with the core schema makes what JSON has, besides infinities, which the guard finds. */
function isPlain(value: unknown): value is JSONValue {
  return value !== undefined;
}

function explain(error: YAMLException, text: string, depth: number): YamlError {
  const reason = error.reason ?? error.message;
  if (reason.startsWith('nesting exceeded')) {
    return {
      code: 'limit-depth',
      message: `The text is nested deeper than ${depth} levels`,
      offset: offsetOf(error),
    };
  }
  if (reason.startsWith('merge keys exceeded')) {
    const message = `Merge keys (<<) copy more than ${mergeLimit} members`;
    return { code: 'limit-nodes', message, offset: offsetOf(error) };
  }
  if (reason.startsWith('expected a single document')) {
    const message = 'The text holds more than one YAML document: publish each as a description of its own';
    return { code: 'yaml-syntax', message, offset: secondDocument(text, depth) };
  }
  if (reason === 'duplicated mapping key') {
    return {
      code: 'yaml-syntax',
      message: duplicateKey(text, offsetOf(error), depth),
      offset: offsetOf(error),
    };
  }
  return { code: 'yaml-syntax', message: inWords(reason), offset: offsetOf(error) };
}

/** Absent for the one error that js-yaml throws without a place. */
function offsetOf(error: YAMLException): number | undefined {
  return error.mark?.position;
}

const words: Record<string, string> = {
  'tab characters must not be used in indentation': 'A tab must not be used for indentation: use spaces',
  'bad indentation of a mapping entry':
    'This line is indented differently from the entries around it, or a value with a colon lacks quotes',
  'bad indentation of a sequence entry': 'This line is indented differently from the items around it',
  'can not read an implicit mapping pair; a colon is missed': 'A colon must follow the name on this line',
  'can not read a block mapping entry; a multiline key may not be an implicit key':
    'A colon must follow the name on the line before',
  'the stream contains non-printable characters':
    'The text holds control characters: it may not be text at all',
  'null byte is not allowed in input': 'The text holds a null character: it may not be text, or not in UTF-8',
};

function inWords(reason: string): string {
  const tag = /^unknown tag !<(.*)>$/.exec(reason)?.[1];
  if (tag !== undefined) {
    return `The tag ${tag.replace('tag:yaml.org,2002:', '!!')} is not one of plain YAML`;
  }
  const alias = /^unidentified alias (.*)$/.exec(reason)?.[1];
  if (alias !== undefined) {
    return `No anchor ${alias} stands before this alias`;
  }
  return words[reason] ?? reason.charAt(0).toUpperCase() + reason.slice(1);
}

function secondDocument(text: string, depth: number): number | undefined {
  const start = readNodes(text, depth)[1]?.start;
  return start === undefined ? undefined : Math.max(text.lastIndexOf('---', start), 0);
}

function duplicateKey(text: string, offset: number | undefined, depth: number): string {
  for (const root of readNodes(text, depth)) {
    const pair = offset === undefined ? undefined : findDuplicate(root, offset);
    if (pair !== undefined) {
      const line = text.slice(0, pair.first.start).split(/\r\n?|\n/).length;
      return `The name ${JSON.stringify(String(pair.second.result))} is already used on line ${line}`;
    }
  }
  return 'This name is already used in the same object';
}

/** A node of a text, an alias as a node of its own. */
export interface Node {
  readonly start: number;
  end: number;
  result: unknown;
  readonly children: Node[];
}

/** The nodes of a text as js-yaml meets them, one root for each document. */
export function readNodes(text: string, depth: number): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  const listener = (event: string, state: State): void => {
    if (event === 'open') {
      const node: Node = { start: state.position, end: state.position, result: undefined, children: [] };
      (open.at(-1)?.children ?? roots).push(node);
      open.push(node);
      return;
    }
    const node = open.pop();
    if (node !== undefined) {
      node.end = state.position;
      node.result = state.result;
    }
  };
  try {
    const schema = hasOddNames(text) ? writtenSchema : plainSchema;
    loadAll(text, null, { ...options(depth), schema, json: true, listener });
  } catch {
    // The nodes before an error are what is asked for.
  }
  return roots;
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

const isName = (value: unknown) => value === null || typeof value !== 'object' || value instanceof Written;

function findDuplicate(node: Node, offset: number): { first: Node; second: Node } | undefined {
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const second = next.children.find((child) => child.start === offset && isName(child.result));
    const first = next.children.find((child) => child !== second && isSameName(child, second));
    if (second !== undefined && first !== undefined) {
      return { first, second };
    }
    for (const child of next.children) {
      waiting.push(child);
    }
  }
  return undefined;
}

function isSameName(child: Node, other: Node | undefined): boolean {
  return other !== undefined && isName(child.result) && String(child.result) === String(other.result);
}
