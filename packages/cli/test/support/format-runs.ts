import { expect } from 'vitest';
import { after, before, reworded } from './documents.js';
import { type RunOptions, run } from './run.js';

export const files = { 'before.yaml': before, 'api/after.yaml': after, 'reworded.yaml': reworded };

/** Compares with an operation of a hostile name, and with a new error. */
const hostileName = "/a%,:&<>']]>\\u0001\\ufffe\\n::error::b";
export const hostile: string = before
  .replace('type: string', 'type: text')
  .replace('  /sailings:', `  "${hostileName}": { get: { responses: {} } }\n  /sailings:`);
export const withHostile: RunOptions = { files: { ...files, 'hostile.yaml': hostile } };

/** Compares with `before.yaml`, and returns the report. */
export async function diff(
  format: string,
  name = 'api/after.yaml',
  options: RunOptions = { files },
): Promise<string> {
  const { out, err } = await run(['diff', 'before.yaml', name, '-f', format], options);
  expect(err).toBe('');
  expect(out).toMatch(/\n$/);
  return out;
}
