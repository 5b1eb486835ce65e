import type { HTTPReply } from '@specshelf/service';
import type { SessionStore } from './session-store.js';

/** Moves the cookie of a reply to the store. Must run before a browser creates the response, which would omit the header. */
export async function storeSession(session: SessionStore, reply: HTTPReply): Promise<HTTPReply> {
  const { 'set-cookie': changed, ...headers } = reply.headers;
  if (changed === undefined) return reply;
  await session.write(applyCookie(await session.read(), changed));
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
