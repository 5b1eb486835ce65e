import type { HTTPReply } from '@specshelf/service';
import type { SessionStore } from './session-store.js';

/**
 * Moves the cookie of a reply, and further ones, to the store. Must run before a browser creates the response, which would omit the
 * headers.
 */
export async function storeSession(
  session: SessionStore,
  reply: HTTPReply,
  cookies: readonly string[],
): Promise<HTTPReply> {
  const { 'set-cookie': own, ...headers } = reply.headers;
  const changes = [...(own === undefined ? [] : [own]), ...cookies];
  if (changes.length === 0) return reply;
  let stored = await session.read();
  for (const changed of changes) stored = applyCookie(stored, changed);
  await session.write(stored);
  return { ...reply, headers };
}

/** Returns a Cookie header after a Set-Cookie header; undefined without any cookies. */
function applyCookie(cookies = '', changed: string): string | undefined {
  const [pair = ''] = changed.split(';', 1);
  const name = pair.slice(0, pair.indexOf('=') + 1);
  const others = cookies.split('; ').filter((each) => each !== '' && !each.startsWith(name));
  const isDeleted = /; *max-age=0(?:;|$)/i.test(changed);
  return (isDeleted ? others : [...others, pair]).join('; ') || undefined;
}
