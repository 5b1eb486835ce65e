import { isObject, type JSONValue } from '@specshelf/base/json';
import type { Format } from '../files/source-file.js';
import { skipString } from '../json/scan.js';
import { findSpans } from '../positions/find-spans.js';
import { type ExceededLimit, tooLong, tooManyNodes } from '../problems/exceeded-limits.js';
import { type ParserLimits, printedLimit } from '../problems/limits.js';
import type { TextProblem } from '../problems/text-problem.js';
import { parseYaml } from '../yaml/parse-yaml.js';
import { contentStart } from '../yaml/quote-checks.js';
import { cyclicAlias, deepAlias, mayHaveAnchors } from '../yaml/yaml-aliases.js';
import { excessContainer } from './excess-container.js';
import { foreignText } from './foreign-text.js';
import { guardGraph } from './guard-graph.js';
import { type Guarded, guardTree } from './guard-tree.js';
import { printedIndent } from './json-layout.js';
import { findJsonError } from './json-syntax.js';
import { lossyNumbers, numberWarnings, repeatedNameWarnings } from './text-warnings.js';

export interface ReadText extends Guarded {
  readonly kind: 'read';
  readonly format: Format;
  /** Indentation width of a JSON text that is laid out like printed JSON. */
  readonly indent?: number | undefined;
  readonly value: JSONValue;
  readonly problems: readonly TextProblem[];
}

export interface UnreadableText {
  readonly kind: 'unreadable';
  readonly format: Format | undefined;
  readonly code: string;
  readonly message: string;
  readonly offset?: number | undefined;
}

/** Parses a text to a guarded value. Detects the format by content: file names and media types are often wrong or missing. */
export function readText(text: string, limits: ParserLimits): ReadText | UnreadableText {
  const foreign = foreignText(text);
  if (foreign !== undefined) {
    const message = `The text is ${foreign}`;
    return { kind: 'unreadable', format: undefined, code: 'not-openapi', message, offset: 0 };
  }
  if (text.trim() === '') {
    return { kind: 'unreadable', format: undefined, code: 'empty', message: 'The text is empty' };
  }
  return /^\s*\{/.test(text) ? readJson(text, limits) : readYaml(text, limits);
}

function readJson(text: string, limits: ParserLimits): ReadText | UnreadableText {
  const excess = excessContainer(text, limits.nodes);
  if (excess !== undefined) {
    return { kind: 'unreadable', format: 'json', ...tooManyNodes(limits.nodes), offset: excess };
  }
  let value: JSONValue;
  try {
    value = JSON.parse(text);
  } catch {
    return readFlowYaml(text, limits) ?? notJson(text);
  }
  const guarded = guardTree(value, limits.jsonDepth, limits);
  if ('exceeded' in guarded) {
    return limitExceeded('json', guarded.exceeded, () => jsonDepthOffset(text, limits.jsonDepth));
  }
  const indent = printedIndent(text, guarded.sums);
  const large = indent === undefined || indent === 0 ? lossyNumbers(text, guarded.large) : guarded.large;
  const problems = [
    ...(indent === undefined ? repeatedNameWarnings(text, guarded.sums.members, limits) : []),
    ...numberWarnings(text, large, (pointers) =>
      findSpans({ text, format: 'json', indent }, pointers, limits.yamlDepth),
    ),
  ];
  return { kind: 'read', format: 'json', indent, value, ...guarded, problems };
}

function notJson(text: string): UnreadableText {
  const { message, offset } = findJsonError(text) ?? { message: 'The text is not JSON', offset: undefined };
  return { kind: 'unreadable', format: 'json', code: 'json-syntax', message, offset };
}

/**
 * Reads a YAML flow mapping, which also begins with a brace. Applies only if its first name has no quotes: the author of
 * `{"a": 1,}` needs the JSON error.
 */
function readFlowYaml(text: string, limits: ParserLimits): ReadText | undefined {
  if (!/[\w$]/.test(text.charAt(contentStart(text, text.indexOf('{') + 1)))) return undefined;
  const read = readYaml(text, limits);
  const isDescription =
    read.kind === 'read' &&
    isObject(read.value) &&
    (Object.hasOwn(read.value, 'openapi') || Object.hasOwn(read.value, 'swagger'));
  if (!isDescription) return undefined;
  const message = 'The text begins like JSON, but its names have no quotes: it was parsed as YAML';
  const problem = {
    code: 'yaml-in-braces',
    severity: 'warning',
    message,
    offset: text.indexOf('{'),
  } as const;
  return { ...read, problems: [...read.problems, problem] };
}

function readYaml(text: string, limits: ParserLimits): ReadText | UnreadableText {
  const parsed = parseYaml(text, limits.yamlDepth);
  if ('error' in parsed) return { kind: 'unreadable', format: 'yaml', ...parsed.error };
  const value = parsed.value ?? null;
  const aliases = mayHaveAnchors(text);
  const guarded = aliases
    ? guardGraph(value, limits)
    : { value, ...guardTree(value, limits.yamlDepth, limits) };
  if ('exceeded' in guarded) {
    return limitExceeded('yaml', guarded.exceeded, () =>
      guarded.exceeded.code === 'alias-cycle'
        ? cyclicAlias(text, limits.yamlDepth)
        : deepAlias(text, limits.yamlDepth),
    );
  }
  const longest = printedLimit(limits, text.length);
  if (guarded.measure.printed > longest) return limitExceeded('yaml', tooLong(longest, aliases), () => 0);
  const problems = numberWarnings(text, lossyNumbers(text, guarded.large), (pointers) =>
    findSpans({ text, format: 'yaml' }, pointers, limits.yamlDepth),
  );
  return { kind: 'read', format: 'yaml', ...guarded, problems };
}

/** Limits of the whole text are reported at its beginning, those of a place at their offset. */
function limitExceeded(
  format: Format,
  exceeded: ExceededLimit,
  place: () => number | undefined,
): UnreadableText {
  const hasPlace = exceeded.code === 'limit-depth' || exceeded.code === 'alias-cycle';
  return { kind: 'unreadable', format, ...exceeded, offset: (hasPlace ? place() : undefined) ?? 0 };
}

/** Returns the offset at which a JSON text exceeds a depth. */
function jsonDepthOffset(text: string, depth: number): number | undefined {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = skipString(text, at) - 1;
    } else if (code === 0x7b || code === 0x5b) {
      level += 1;
      if (level > depth) return at;
    } else if (code === 0x7d || code === 0x5d) {
      level -= 1;
    }
  }
  return undefined;
}
