import type { ConfigContent } from '../config/config-schema.js';
import { globExpression } from './glob-expression.js';

/**
 * Returns the labels of a configuration that move from a branch or tag, such as `refs/heads/main`. Patterns without `refs/` are
 * branches.
 */
export function labelsOfRef(labels: ConfigContent['labels'] = {}, ref: string | undefined): string[] {
  if (ref === undefined) return [];
  return Object.entries(labels)
    .filter(([, patterns]) => [patterns].flat().some((pattern) => matches(pattern, ref)))
    .map(([label]) => label);
}

const matches = (pattern: string, ref: string) =>
  globExpression(pattern.startsWith('refs/') ? pattern : `refs/heads/${pattern}`).test(ref);
