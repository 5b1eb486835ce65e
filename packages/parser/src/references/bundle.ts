import { isObject, type JSONObject, member, setMember } from '@specshelf/base/json';
import type { SourceFile } from '../files/source-file.js';
import { bundledName } from './bundled-name.js';
import type { FileSet } from './file-set.js';
import type { Edge, Link } from './links.js';
import { pruneValue, type Reachable, reachableContent } from './reachable-content.js';

interface ResolvedReferences {
  readonly links: readonly Link[];
  readonly resources: readonly Edge[];
}

/** Stores the reachable content of the other files under `x-ext` of the entry, and points all references there. */
export function bundle(document: JSONObject, set: FileSet, { links, resources }: ResolvedReferences): void {
  const files = set.files();
  // Most descriptions are a single file and need no walk.
  const isSingle = files.length === 1;
  const content = isSingle ? { reachable: new Map(), links } : reachableContent(set, links, resources);
  const prefixes = store(document, files, content.reachable);
  for (const { object, name, to, fragment } of content.links) {
    setMember(object, name, `#${prefixes.get(to) ?? ''}${fragment}`);
  }
}

/** Returns the pointers of the stored files. A file without reachable content also gets one, at which nothing exists. */
function store(
  document: JSONObject,
  files: readonly SourceFile[],
  reachable: ReadonlyMap<SourceFile, Reachable>,
): Map<SourceFile, string> {
  const prefixes = new Map<SourceFile, string>();
  const existing = member(document, 'x-ext');
  const stored: JSONObject = isObject(existing) ? existing : {};
  const taken = new Set(Object.keys(stored));
  for (const file of files.filter(({ entry }) => !entry)) {
    const name = bundledName(file.location, taken);
    taken.add(name);
    prefixes.set(file, `/x-ext/${name}`);
    const part = reachable.get(file);
    if (part !== undefined) stored[name] = pruneValue(file.root, part);
  }
  if (reachable.size > 0) setMember(document, 'x-ext', stored);
  return prefixes;
}
