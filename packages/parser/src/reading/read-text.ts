import { isObject, type JSONValue } from '../json/json.js';
import { jsonDepthOffset } from '../positions/json-spans.js';
import { jsonSpansOf } from '../positions/json-spans-of.js';
import { yamlSpansOf } from '../positions/yaml-spans-of.js';
import { type ParserLimits, printedLimit, type Refusal } from '../problems/limits.js';
import type { Remark } from '../problems/text-problem.js';
import { parseYaml } from '../yaml/parse-yaml.js';
import { contentStart } from '../yaml/quote-checks.js';
import { cyclicAlias, deepAlias, mayHaveAnchors } from '../yaml/yaml-aliases.js';
import { foreignText } from './foreign-text.js';
import { type Guarded, guardGraph, guardTree, tooLong, tooMany } from './guard.js';
import { oneContainerTooMany } from './json-containers.js';
import { printedIndent } from './json-layout.js';
import { findJsonError } from './json-syntax.js';
import { numberRemarks, repeatedNameRemarks, writtenLarger } from './text-warnings.js';

export type Format = 'json' | 'yaml';

export interface ReadText extends Guarded {
  readonly kind: 'read';
  readonly format: Format;
  /** The width of one level of a JSON text that is laid out as a printer does. */
  readonly indent?: number | undefined;
  readonly value: JSONValue;
  /** What is to be told of the text, in no order. */
  readonly remarks: readonly Remark[];
}

export interface UnreadableText {
  readonly kind: 'unreadable';
  readonly format: Format | undefined;
  readonly code: string;
  readonly message: string;
  readonly offset?: number | undefined;
}

/** A text as a guarded value. What it is is told from its content: names lie, and many sources have none. */
export function readText(text: string, limits: ParserLimits): ReadText | UnreadableText {
  const foreign = foreignText(text);
  if (foreign !== undefined) {
    return {
      kind: 'unreadable',
      format: undefined,
      code: 'not-openapi',
      message: `This is ${foreign}`,
      offset: 0,
    };
  }
  if (text.trim() === '') {
    return { kind: 'unreadable', format: undefined, code: 'empty', message: 'The text is empty' };
  }
  return /^\s*\{/.test(text) ? readJson(text, limits) : readYaml(text, limits);
}

function readJson(text: string, limits: ParserLimits): ReadText | UnreadableText {
  const excess = oneContainerTooMany(text, limits.nodes);
  if (excess !== undefined) {
    return { kind: 'unreadable', format: 'json', ...tooMany(limits.nodes), offset: excess };
  }
  let value: JSONValue;
  try {
    value = JSON.parse(text);
  } catch {
    return readFlow(text, limits) ?? notJson(text);
  }
  const guarded = guardTree(value, limits.jsonDepth, limits);
  if ('refused' in guarded) {
    return refused('json', guarded.refused, () => jsonDepthOffset(text, limits.jsonDepth));
  }
  const indent = printedIndent(text, guarded.sums);
  const large = indent === undefined || indent === 0 ? writtenLarger(text, guarded.large) : guarded.large;
  const remarks = [
    ...(indent === undefined ? repeatedNameRemarks(text, guarded.sums.members, limits) : []),
    ...numberRemarks(text, large, (places) => jsonSpansOf(text, places, indent)),
  ];
  return { kind: 'read', format: 'json', indent, value, ...guarded, remarks };
}

function notJson(text: string): UnreadableText {
  const { message, offset } = findJsonError(text) ?? { message: 'The text is not JSON', offset: undefined };
  return { kind: 'unreadable', format: 'json', code: 'json-syntax', message, offset };
}

/**
 * YAML may begin with a brace, too. It is taken for YAML only when its first name stands without quotes: whoever wrote
 * `{"a": 1,}` wants to hear of the comma.
 */
function readFlow(text: string, limits: ParserLimits): ReadText | undefined {
  if (!/[\w$]/.test(text.charAt(contentStart(text, text.indexOf('{') + 1)))) {
    return undefined;
  }
  const read = readYaml(text, limits);
  const isDescription =
    read.kind === 'read' &&
    isObject(read.value) &&
    (Object.hasOwn(read.value, 'openapi') || Object.hasOwn(read.value, 'swagger'));
  if (!isDescription) {
    return undefined;
  }
  const message =
    'This begins like JSON, and its names lack their quotes: it is read as YAML, in which they may';
  const remark = { code: 'yaml-in-braces', severity: 'warning', message, offset: text.indexOf('{') } as const;
  return { ...read, remarks: [...read.remarks, remark] };
}

function readYaml(text: string, limits: ParserLimits): ReadText | UnreadableText {
  const parsed = parseYaml(text, limits.yamlDepth);
  if ('error' in parsed) {
    return { kind: 'unreadable', format: 'yaml', ...parsed.error };
  }
  const value = parsed.value ?? null;
  const aliases = mayHaveAnchors(text);
  const guarded = aliases
    ? guardGraph(value, limits)
    : { value, ...guardTree(value, limits.yamlDepth, limits) };
  if ('refused' in guarded) {
    return refused('yaml', guarded.refused, () =>
      guarded.refused.code === 'alias-cycle'
        ? cyclicAlias(text, limits.yamlDepth)
        : deepAlias(text, limits.yamlDepth),
    );
  }
  const longest = printedLimit(limits, text.length);
  if (guarded.measure.printed > longest) {
    return refused('yaml', tooLong(longest, aliases), () => 0);
  }
  const spansOf = (places: string[][]) => yamlSpansOf(text, places, limits.yamlDepth);
  const remarks = numberRemarks(text, writtenLarger(text, guarded.large), spansOf);
  return { kind: 'read', format: 'yaml', ...guarded, remarks };
}

/** A limit of the whole text stands at its beginning, one of a place there. */
function refused(format: Format, refusal: Refusal, place: () => number | undefined): UnreadableText {
  const isOfPlace = refusal.code === 'limit-depth' || refusal.code === 'alias-cycle';
  return { kind: 'unreadable', format, ...refusal, offset: (isOfPlace ? place() : undefined) ?? 0 };
}
