import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { type JSONObject, type ParseResult, parse } from '@specshelf/parser';

/** Reads a description with all files that it references below `root`. Returns undefined if it cannot be parsed. */
export function readDocument(path: string, root = dirname(path)): JSONObject | undefined {
  const entry = relative(root, path);
  const files = new Map([[entry, readFileSync(path, 'utf8')]]);
  const unavailable = new Map<string, string>();
  for (let round = 0; round < 20; round++) {
    const result: ParseResult = parse({ entry, files, unavailable });
    if (result.kind === 'parsed') return result.specification;
    if (result.kind === 'failed') return undefined;
    for (const location of result.locations) addFile(location, root, files, unavailable);
  }
  return undefined;
}

function addFile(
  location: string,
  root: string,
  files: Map<string, string>,
  unavailable: Map<string, string>,
): void {
  const path = isAbsolute(location) ? location : join(root, location);
  if (!location.includes('://') && existsSync(path)) files.set(location, readFileSync(path, 'utf8'));
  else unavailable.set(location, 'There is no such file.');
}
