import type { JSONValue } from '@specshelf/base/json';
import { load, YAMLException } from 'js-yaml';
import { literalSchema, replaceLiterals } from './literal-scalars.js';
import { QuoteError, quoteChecks } from './quote-checks.js';
import { hasSpecialNames } from './special-names.js';
import { explainLoadError, explainQuoteError, type YamlError } from './yaml-error.js';
import { loadOptions } from './yaml-nodes.js';

export function parseYaml(
  text: string,
  depth: number,
): { value: JSONValue | undefined } | { error: YamlError } {
  const options = { ...loadOptions(depth), listener: quoteChecks(text) };
  try {
    if (hasSpecialNames(text)) {
      return { value: replaceLiterals(load(text, { ...options, schema: literalSchema })) };
    }
    const value: unknown = load(text, options);
    return { value: isJSON(value) ? value : undefined };
  } catch (error) {
    if (error instanceof QuoteError) return { error: explainQuoteError(error, text) };
    if (error instanceof YAMLException) return { error: explainLoadError(error, text, depth) };
    throw error;
  }
}

/** With the core schema js-yaml constructs JSON values only, apart from NaN and infinities, which `guardTree` replaces. */
function isJSON(value: unknown): value is JSONValue {
  return value !== undefined;
}
