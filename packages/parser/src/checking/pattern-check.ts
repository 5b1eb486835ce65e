import { RegExpSyntaxError, RegExpValidator } from '@eslint-community/regexpp';

/** Says what is wrong with a regular expression, which it parses and never executes. */
export type PatternCheck = (pattern: string) => string | undefined;

/** Rejecting an expression costs ten times as much as accepting one, and more than a few are not listed anyway. */
const mostInvalid = 1000;
const longestPattern = 10_000;

/**
 * The parser of ESLint accepts what RegExp accepts: in any JavaScript engine the same, in linear time, and without the
 * character sets that make V8 take 0.3 ms for each `\p{L}`.
 */
export function createPatternCheck(): PatternCheck {
  const validator = new RegExpValidator({ ecmaVersion: 2024 });
  const invalid = new Map<string, string>();

  function failure(pattern: string, unicode: boolean): string | undefined {
    try {
      validator.validatePattern(pattern, 0, pattern.length, { unicode });
      return undefined;
    } catch (error) {
      // Anything else is a stack that is too small for a deeply nested expression.
      return error instanceof RegExpSyntaxError ? reasonOf(error) : undefined;
    }
  }

  return (pattern) => {
    const known = invalid.get(pattern);
    if (known !== undefined || invalid.size >= mostInvalid || pattern.length > longestPattern) {
      return known;
    }
    const reason = failure(pattern, true);
    if (reason === undefined) {
      return undefined;
    }
    const message =
      failure(pattern, false) === undefined
        ? `is a regular expression only without the \`u\` flag, which validators set: ${reason}`
        : `is not a regular expression: ${reason}`;
    invalid.set(pattern, message);
    return message;
  };
}

/** `index` counts from 0 and is behind the character that is wrong. */
const reasonOf = ({ message, index }: RegExpSyntaxError) =>
  `${message.slice(message.lastIndexOf(': ') + 2)} at character ${index}`;
