import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JSONObject } from '@specshelf/parser';

export interface CorpusDocument {
  name: string;
  specification: JSONObject;
}

/** The JSON documents of OpenAPI 3 in the folder that SPECSHELF_CORPUS names; none without it. */
export function corpus(): CorpusDocument[] {
  const folder = process.env['SPECSHELF_CORPUS'];
  if (folder === undefined || !existsSync(folder)) {
    console.log('no corpus: SPECSHELF_CORPUS names no folder');
    return [];
  }
  console.log(`corpus: ${folder}`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && name !== 'index.json')
    .sort()
    .flatMap((name) => {
      const specification = read(join(folder, name));
      const is3 = isObject(specification) && /^3\./.test(String(specification['openapi']));
      return is3 && !isTooDeep(specification) ? [{ name, specification }] : [];
    });
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What nobody would process. */
function isTooDeep(root: object): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; depth <= 300; depth++) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
