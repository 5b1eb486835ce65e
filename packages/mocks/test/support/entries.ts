import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const { name, exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** The source files of the entry points of the package, by import name. */
export const entries: ReadonlyMap<string, string> = new Map(
  Object.entries(exports).flatMap(([path, target]) => {
    const source = Object(target)['@specshelf/source'];
    const file = typeof source === 'string' ? fileURLToPath(new URL(source, root)) : undefined;
    return file === undefined ? [] : [[path.replace('.', name), file] as const];
  }),
);
