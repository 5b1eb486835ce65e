import { dump } from 'js-yaml';

/**
 * Prints a JSON text as YAML that parses to the same value, even in parsers that convert dates. Lines are not folded, and
 * nothing becomes an alias.
 */
export function toYAML(json: string): string {
  return dump(JSON.parse(json), { lineWidth: -1, noRefs: true });
}
