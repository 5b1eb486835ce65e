import { CommandFailure } from '../process/command-failure.js';
import { globExpression, slugPlaceholder } from './glob-expression.js';

/** A pattern of paths such as `apis/{slug}/openapi.yaml`. */
export interface NamePattern {
  /** The pattern with `*` in place of `{slug}`. */
  glob: string;
  /** Returns the slug in a path with `/`; undefined if the pattern does not match it. */
  slugIn(path: string): string | undefined;
}

/** Reads a pattern. Fails for notations of globs in which the place of the slug would be ambiguous. */
export function namePattern(pattern: string): NamePattern {
  const plain = pattern.replaceAll('\\', '/').replace(/^\.\//, '');
  if (/[{}[\]!()]/.test(plain.replaceAll(slugPlaceholder, ''))) {
    throw new CommandFailure(
      [
        `The pattern ${pattern} may contain {slug}, *, **/, and ?, but no other wildcards. Use one pattern for each.`,
      ],
      2,
    );
  }
  const expression = globExpression(plain);
  return {
    glob: plain.replaceAll(slugPlaceholder, '*'),
    slugIn: (path) => expression.exec(path)?.groups?.['slug'],
  };
}
