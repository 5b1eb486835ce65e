import type { BodyOf } from '@specshelf/contract';
import type { Deps } from '../deps.js';
import { invalidRequest } from '../errors.js';
import type { SpecSourceRecord } from '../records.js';
import { keepContent } from './contents.js';

type SpecSource = BodyOf<'createOpenAPISpec'>['source'];

/** Checks a source and keeps its text, so that the record can name it. */
export async function keepSource(deps: Deps, source: SpecSource): Promise<SpecSourceRecord> {
  return 'url' in source ? urlSource(deps, source.url) : keepText(deps, source.text);
}

function urlSource(deps: Deps, url: string): SpecSourceRecord {
  const refusal = deps.refuseSourceURL(url) ?? deps.refuseSourceURL(toURI(url));
  if (refusal) throw invalidRequest([{ path: '/body/source/url', message: refusal }]);
  return { kind: 'url', url: toURI(url) };
}

/** As it is sent: a host in ASCII, and what a URI cannot have escaped, which URLs let pass. */
function toURI(url: string): string {
  const { href, search, hash } = new URL(url);
  const path = href.slice(0, href.length - search.length - hash.length);
  const query = (search + hash).replaceAll(/[[\]]/g, encodeURIComponent);
  return (path + query).replaceAll(/[^\w.~:/?#[\]@!$&'()*+,;=%-]/g, encodeURIComponent);
}

async function keepText(deps: Deps, text: string): Promise<SpecSourceRecord> {
  if (/\p{Surrogate}/u.test(text)) {
    throw invalidRequest([
      { path: '/body/source/text', message: 'has half of a surrogate pair, which no encoding can carry' },
    ]);
  }
  return { kind: 'text', content: await keepContent(deps, text) };
}
