import { markdownCode } from '@specshelf/render/markdown';

/** Returns a call of a tool as the answers show it, such as `get_schema { "spec": "pets", "name": "Pet" }`. */
export function callOf(tool: string, values: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const text = members.length === 0 ? tool : `${tool} { ${members.join(', ')} }`;
  return markdownCode(text);
}
