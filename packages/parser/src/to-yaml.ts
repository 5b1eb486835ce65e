import { CORE_SCHEMA, dump } from 'js-yaml';

/** Prints a JSON text as YAML that reads back as the same value: no line is folded, and nothing becomes an alias. */
export function toYAML(json: string): string {
  return dump(JSON.parse(json), { schema: CORE_SCHEMA, lineWidth: -1, noRefs: true });
}
