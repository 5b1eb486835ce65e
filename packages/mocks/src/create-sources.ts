import type { FetchResult } from '@specshelf/service';

/** What a backend takes for the internet. */
export interface Sources {
  set(url: string, text: string): void;
  fetch(url: string): FetchResult;
}

export function createSources(texts: Readonly<Record<string, string>>): Sources {
  const published = new Map(Object.entries(texts).map(([url, text]) => [toKey(url), text]));
  return {
    set(url, text) {
      published.set(toKey(url), text);
    },
    fetch(url) {
      const text = published.get(toKey(url));
      if (text !== undefined) return { ok: true, text, url: toKey(url) };
      const message = `The mock knows no source at ${url}. Give it one with the option \`sources\` or with \`add.source\`.`;
      return { ok: false, code: 'FETCH_ERROR', message, temporary: false };
    },
  };
}

/** The URL as it is requested: in its usual form, without a fragment. */
function toKey(url: string): string {
  const { href, hash } = new URL(url);
  return hash ? href.slice(0, -hash.length) : href;
}
