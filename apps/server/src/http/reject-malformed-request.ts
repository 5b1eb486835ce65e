import { invalidRequest, parseURL } from '@specshelf/service';
import type { Request } from 'express';

/** The target of a request without a path. */
const noPath = '*';

/** Converts a target in absolute form into a path with a query; the host is ignored. */
export function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const url = parseURL(target);
  if (!url) return noPath;
  const { pathname, search } = url;
  return pathname.startsWith('/') ? pathname + search : noPath;
}

// Node.js uses the first of repeated headers, but a proxy in front of the server may have checked the last one.
const single = ['authorization', 'host'];

export function rejectMalformedRequest({ url, headers, httpVersion, rawHeaders }: Request): void {
  if (url === noPath) throw invalidRequest([{ path: '/path', message: 'must be a path' }]);
  const repeated = single.find((name) => isRepeated(name, rawHeaders));
  if (repeated)
    throw invalidRequest([{ path: `/header/${repeated}`, message: 'duplicate header: send it once' }]);
  if (headers.host === undefined && httpVersion === '1.1') {
    throw invalidRequest([{ path: '/header/host', message: 'must be sent' }]);
  }
}

/** Whether a header occurs more than once. `rawHeaders` alternates between names and values. */
function isRepeated(name: string, rawHeaders: readonly string[]): boolean {
  let isSeen = false;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const sent = rawHeaders[place] ?? '';
    if (sent.length !== name.length || sent.toLowerCase() !== name) continue;
    if (isSeen) return true;
    isSeen = true;
  }
  return false;
}
