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
  for (let at = text.indexOf('$ref'); at !== -1; at = text.indexOf('$ref', at + 4)) {
    const target = targetAt(text, at + 4);
    if (target === undefined || target === '') continue;
    if (/^https?:\/\//i.test(target)) urls.add(target);
    else if (!/^(?:[a-z][a-z0-9+.-]*:|[/\\])/i.test(target)) paths.add(decoded(target));
  }
  return { paths: [...paths], urls: [...urls] };
}

/** The longest path of common file systems. */
const longestTarget = 4096;

/** Reads the value of a `$ref` up to its fragment. */
function targetAt(text: string, start: number): string | undefined {
  const value = /^["']?\s*:\s*(["']?)/.exec(text.slice(start, start + 200));
  if (value === null) return undefined;
  const from = start + value[0].length;
  const line = text.slice(from, from + longestTarget);
  const quote = value[1] ?? '';
  const end = line.search(
    quote === '' ? /[#\r\n]|\s[}#]|[,}]\s*$/m : quote === '"' ? /["#\r\n]/ : /['#\r\n]/,
  );
  const target = (end === -1 ? line : line.slice(0, end)).trim();
  return quote === '"' ? target.replaceAll('\\/', '/') : target;
}

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
