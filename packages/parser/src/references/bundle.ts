import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CheckedDescription } from '../check-description.js';
import type { SourceFile } from '../files/source-file.js';
import { isObject, type JSONObject, member, setMember } from '../json/json.js';
import type { FileSet } from './file-set.js';
import { pruned, type Reachable, reachableContent } from './reachable-content.js';

/** Stores the reachable content of the other files under `x-ext` of the entry, and rewrites every link to point there. */
export function bundle(document: JSONObject, set: FileSet, { links, resources }: CheckedDescription): void {
  const files = set.files();
  // Most descriptions are one file, which has no need of a walk.
  const isAlone = files.length === 1;
  const content = isAlone ? { reachable: nothing, links } : reachableContent(set, links, resources);
  const prefixes = store(document, files, content.reachable);
  for (const { object, name, to, fragment } of content.links) {
    setMember(object, name, `#${prefixes.get(to) ?? ''}${fragment}`);
  }
}

const nothing: ReadonlyMap<SourceFile, Reachable> = new Map();

/** The pointers at which the files are stored now. A file without reachable content has one too, which nothing else takes. */
function store(
  document: JSONObject,
  files: readonly SourceFile[],
  reachable: ReadonlyMap<SourceFile, Reachable>,
): Map<SourceFile, string> {
  const prefixes = new Map<SourceFile, string>();
  const given = member(document, 'x-ext');
  const stored: JSONObject = isObject(given) ? given : {};
  const taken = new Set(Object.keys(stored));
  for (const file of files.filter(({ entry }) => !entry)) {
    const name = freeName(file.location, taken);
    taken.add(name);
    prefixes.set(file, `/x-ext/${name}`);
    const part = reachable.get(file);
    if (part !== undefined) {
      stored[name] = pruned(file.root, part);
    }
  }
  if (reachable.size > 0) {
    setMember(document, 'x-ext', stored);
  }
  return prefixes;
}

/** Seven hexadecimal digits of a digest of the location; the next seven-digit digest when the name is taken. */
function freeName(location: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = attempt === 0 ? location : `${location}\n${attempt}`;
    const name = bytesToHex(sha256(utf8ToBytes(text))).slice(0, 7);
    if (!taken.has(name)) {
      return name;
    }
  }
}
