/** References in a text to files and URLs, without fragments. */
export interface References {
  /** Relative paths as written, decoded. */
  paths: string[];
  urls: string[];
}

/**
 * Finds the references of a text to other files, without parsing it, so that all files of a set can be read before the first one is
 * parsed. May find too many, such as in examples; the parser decides which of them are references.
 */
export function referencedFiles(text: string): References {
  const paths = new Set<string>();
  const urls = new Set<string>();
  let anchors: ReadonlyMap<string, number> | undefined;
  for (let at = text.indexOf('$ref'); at !== -1; at = text.indexOf('$ref', at + 4)) {
    const start = valueAfter(text, at + 4);
    if (start === undefined) continue;
    const alias = /^\*([^\s,[\]{}]+)/.exec(text.slice(start, start + longestName))?.[1];
    if (alias !== undefined) anchors ??= anchorsOf(text);
    const target = targetAt(text, alias === undefined ? start : anchors?.get(alias));
    if (target === undefined || target === '') continue;
    if (/^https?:\/\//i.test(target)) urls.add(target);
    else if (!/^(?:[a-z][a-z0-9+.-]*:|[/\\])/i.test(target)) paths.add(decoded(target));
  }
  return { paths: [...paths], urls: [...urls] };
}

/** The longest path of common file systems. */
const longestTarget = 4096;

/** Longer aliases, and more spaces around a value, are not recognized. */
const longestName = 200;

/** Tags, anchors, and the first line of a block scalar, which precede a value in YAML. */
const properties = /^(?:[!&]\S*\s+)*(?:[>|][-+\d]*[ \t]*\r?\n\s*)?/;

/** Returns the offset of the value of a name that ends at an offset. */
function valueAfter(text: string, nameEnd: number): number | undefined {
  const separator = /^["']?\s*:\s*/.exec(text.slice(nameEnd, nameEnd + longestName));
  return separator === null ? undefined : nameEnd + separator[0].length;
}

/** Returns the offsets of the values with anchors, by name. */
function anchorsOf(text: string): Map<string, number> {
  const matches = text.matchAll(/&([^\s,[\]{}]+)\s/g);
  return new Map([...matches].map(({ 0: { length }, 1: name = '', index }) => [name, index + length]));
}

/** Reads a value up to the fragment of the reference. */
function targetAt(text: string, start: number | undefined): string | undefined {
  if (start === undefined) return undefined;
  const head = text.slice(start, start + longestName);
  const value = start + (properties.exec(head)?.[0].length ?? 0);
  const quote = /["']/.exec(text.charAt(value))?.[0] ?? '';
  const from = value + quote.length;
  const line = text.slice(from, from + longestTarget);
  const end = line.search(
    quote === '' ? /[#\r\n]|\s[}#]|[,}]\s*$/m : quote === '"' ? /["#\r\n]/ : /['#\r\n]/,
  );
  const target = (end === -1 ? line : line.slice(0, end)).trim();
  return quote === '"' ? unescaped(target) : target;
}

/** Replaces escapes in double quotes, as far as paths and URLs need them. */
const unescaped = (text: string): string =>
  text.replaceAll(
    /\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gi,
    (_, long?: string, short?: string, other = '') => {
      const code = long ?? short;
      return code === undefined ? other : String.fromCharCode(Number.parseInt(code, 16));
    },
  );

function decoded(path: string): string {
  return path
    .split('/')
    .map((name) => {
      try {
        return decodeURIComponent(name);
      } catch {
        return name;
      }
    })
    .join('/');
}
