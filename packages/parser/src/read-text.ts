import { foreignText } from './foreign-text.js';
import { type Guarded, guardGraph, guardTree, tooLong } from './guard.js';
import type { JSONValue } from './json.js';
import { findJsonError } from './json-syntax.js';
import { type ParserLimits, printedLimit, type Refusal } from './limits.js';
import { parseYaml } from './yaml-text.js';

export type Format = 'json' | 'yaml';

export interface ReadText extends Guarded {
  readonly kind: 'read';
  readonly format: Format;
  readonly value: JSONValue;
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
  let value: JSONValue;
  try {
    value = JSON.parse(text);
  } catch {
    const { message, offset } = findJsonError(text) ?? { message: 'The text is not JSON', offset: undefined };
    return { kind: 'unreadable', format: 'json', code: 'json-syntax', message, offset };
  }
  const guarded = guardTree(value, limits, text.length);
  if ('refused' in guarded) {
    return refused('json', guarded.refused);
  }
  return { kind: 'read', format: 'json', value, ...guarded };
}

function readYaml(text: string, limits: ParserLimits): ReadText | UnreadableText {
  const parsed = parseYaml(text, limits.yamlDepth);
  if ('error' in parsed) {
    return { kind: 'unreadable', format: 'yaml', ...parsed.error };
  }
  const value = parsed.value ?? null;
  const guarded = guardGraph(value, limits);
  if ('refused' in guarded) {
    return refused('yaml', guarded.refused);
  }
  const longest = printedLimit(limits, text.length);
  if (guarded.measure.printed > longest) {
    return refused('yaml', tooLong(longest));
  }
  return { kind: 'read', format: 'yaml', ...guarded };
}

const refused = (format: Format, refusal: Refusal): UnreadableText => ({
  kind: 'unreadable',
  format,
  ...refusal,
});
