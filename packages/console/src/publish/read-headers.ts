import { invalidForm } from '../form/form-state.js';

/** Reads request headers, one a line. Returns undefined if there are none. Messages contain no values, which are secrets. */
export function readHeaders(text: string): Record<string, string> | undefined {
  const headers = new Map<string, string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, name, value] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined || value === '') {
      throw invalidForm({
        headers: `Line ${index + 1} is no header. Write the name, a colon, and the value.`,
      });
    }
    if (headers.has(name)) throw invalidForm({ headers: `Line ${index + 1} repeats the header ${name}.` });
    headers.set(name, value);
  }
  return headers.size === 0 ? undefined : Object.fromEntries(headers);
}
