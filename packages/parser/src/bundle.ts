import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isObject, type JSONObject, member, setMember } from './json.js';
import type { Link } from './link-references.js';
import type { SourceFile } from './source-file.js';

/** Stores the other files whole under `x-ext` of the entry, and lets every link point there. */
export function bundle(document: JSONObject, files: readonly SourceFile[], links: readonly Link[]): void {
  const prefixes = store(document, files);
  for (const { object, name, to, fragment } of links) {
    setMember(object, name, `#${prefixes.get(to) ?? ''}${fragment}`);
  }
}

/** The pointers at which the files are stored now. */
function store(document: JSONObject, files: readonly SourceFile[]): Map<SourceFile, string> {
  const prefixes = new Map<SourceFile, string>();
  const given = member(document, 'x-ext');
  const stored: JSONObject = isObject(given) ? given : {};
  for (const file of files.filter(({ entry }) => !entry)) {
    const name = freeName(file.location, stored);
    prefixes.set(file, `/x-ext/${name}`);
    stored[name] = file.root;
  }
  if (prefixes.size > 0) {
    setMember(document, 'x-ext', stored);
  }
  return prefixes;
}

/** Seven hexadecimal digits of a digest of the location; the next seven-digit digest when the name is taken. */
function freeName(location: string, stored: JSONObject): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = attempt === 0 ? location : `${location}\n${attempt}`;
    const name = bytesToHex(sha256(utf8ToBytes(text))).slice(0, 7);
    if (!Object.hasOwn(stored, name)) {
      return name;
    }
  }
}
