import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseResult, type ParserLimits, parse } from '../../src/index.js';

/** Base URL of the locations of a folder's files. */
export const address = 'https://files.example/';

/** Parses a file of a folder. Provides referenced files of the folder, and nothing from the network. */
export function parseFrom(
  folder: string,
  file: string,
  { given, limits = {} }: { given?: string | undefined; limits?: Partial<ParserLimits> } = {},
): ParseResult {
  const entry = new URL(file, address).href;
  const files = new Map([[entry, given ?? textAt(folder, entry) ?? '']]);
  const unavailable = new Map<string, string>();
  for (;;) {
    const result = parse({ entry, files, unavailable, limits });
    if (result.kind !== 'needs') return result;
    for (const location of result.locations) {
      const text = textAt(folder, location);
      if (text === undefined) {
        unavailable.set(location, 'not found');
      } else {
        files.set(location, text);
      }
    }
  }
}

/** Returns the text of the file at a URL in the folder. */
export function textAt(folder: string, location: string): string | undefined {
  const name = location.startsWith(address) ? decodeURIComponent(location.slice(address.length)) : undefined;
  const path = name === undefined ? undefined : join(folder, name);
  return path !== undefined && existsSync(path) ? new TextDecoder().decode(readFileSync(path)) : undefined;
}
