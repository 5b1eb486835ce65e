import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import type { JSONObject } from '@specshelf/base/json';
import { parse } from '@specshelf/parser';

/** Reads a description with the files that it references below `root`. Returns undefined if it cannot be parsed. */
export function readDocument(path: string, root = dirname(path)): JSONObject | undefined {
  const entry = relative(root, path);
  const files = new Map<string, string>();
  const unavailable = new Map<string, string>();
  addFile(entry, root, files);
  for (let round = 0; round < 5; round++) {
    const result = parse({ entry, files, unavailable });
    if (result.kind === 'parsed') return result.specification;
    if (result.kind === 'failed') return undefined;
    for (const location of result.locations) unavailable.set(location, 'There is no network.');
  }
  return undefined;
}

/** Adds a file and those that it references by relative paths. */
function addFile(location: string, root: string, files: Map<string, string>): void {
  const path = join(root, location);
  if (files.has(location) || !existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  files.set(location, text);
  for (const [, reference = ''] of text.matchAll(/\$ref["']?:\s*["']?([^"'#\s}]+)/g)) {
    if (!reference.includes('://')) addFile(normalize(join(dirname(location), reference)), root, files);
  }
}
