import { defined } from '@specshelf/base/defined';
import { invalidRequest } from '../../base/errors.js';
import type { Deps } from '../../base/ports/deps.js';
import type { SpecSourceRecord } from '../../base/ports/records.js';
import { sourceHeadersPurpose } from '../../state/access/sealing-purposes.js';
import { validateSourceHeaders } from './source-headers.js';

interface URLSource {
  url: string;
  headers?: Readonly<Record<string, string>>;
}

type URLSourceRecord = SpecSourceRecord & { kind: 'url' };

/** Returns the record of a URL source. Without headers, it keeps those of the previous source if the origin is the same. */
export function urlSource(deps: Deps, source: URLSource, before?: SpecSourceRecord): URLSourceRecord {
  const problem = deps.sourceURLProblem(source.url) ?? deps.sourceURLProblem(toURI(source.url));
  if (problem) throw invalidRequest([{ path: '/body/source/url', message: problem }]);
  const url = toURI(source.url);
  const headers = sealedHeaders(deps, url, source.headers, before);
  return { kind: 'url', url, ...defined({ headers }) };
}

/** Decrypts the request headers of a source; returns undefined if the key is another one. */
export function decryptSourceHeaders(
  deps: Pick<Deps, 'open' | 'report'>,
  { url, headers }: URLSourceRecord,
): Readonly<Record<string, string>> | undefined {
  if (headers === undefined) return {};
  try {
    return JSON.parse(deps.open(headers, sourceHeadersPurpose(url)));
  } catch (error) {
    deps.report(error);
    return undefined;
  }
}

function sealedHeaders(
  deps: Deps,
  url: string,
  given: URLSource['headers'],
  before?: SpecSourceRecord,
): string | undefined {
  const kept =
    before?.kind === 'url' && sourceHeadersPurpose(before.url) === sourceHeadersPurpose(url)
      ? before
      : undefined;
  if (given === undefined) return kept?.headers;
  const headers = validateSourceHeaders(given);
  if (Object.keys(headers).length === 0) return undefined;
  const text = JSON.stringify(headers);
  // Sealing is not deterministic: unchanged headers keep their sealed form, so that the source does not change.
  if (kept?.headers !== undefined && JSON.stringify(decryptSourceHeaders(deps, kept)) === text)
    return kept.headers;
  return deps.seal(text, sourceHeadersPurpose(url));
}

/** Normalizes a URL to a URI: with an ASCII host, and with characters escaped that only URLs allow. */
function toURI(url: string): string {
  const { href, search, hash } = new URL(url);
  const path = href.slice(0, href.length - search.length - hash.length);
  const query = (search + hash).replaceAll(/[[\]]/g, encodeURIComponent);
  return (path + query).replaceAll(/[^\w.~:/?#[\]@!$&'()*+,;=%-]/g, encodeURIComponent);
}
