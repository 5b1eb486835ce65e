import { readText } from '@specshelf/service';
import type { TestConsole } from './create-test-console.js';

export interface FetchedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends a GET request, and returns the response as text. */
export async function fetchPage(
  test: TestConsole,
  target: string,
  headers: Record<string, string> = {},
): Promise<FetchedPage> {
  const response = await test.send(target, { headers });
  if (!response) throw new Error(`${target} is not a page`);
  if (!('reply' in response)) return response;
  const { status, headers: sent } = response.reply;
  return { status, headers: sent, body: await readText(response.reply) };
}

/** Returns the targets of all links, decoded. */
export function hrefsOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}
