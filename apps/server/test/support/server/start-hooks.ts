import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received call of a hook. */
interface HookCall {
  body: string;
  headers: IncomingHttpHeaders;
}

/** A server for hooks on this machine. */
export interface Hooks {
  /** Adds an address. It records its calls, and the contents of those with status 200. Tests may change the status. */
  add(): {
    url: string;
    deliveredTags: string[][];
    deliveredEvents: unknown[];
    deliveredChanges: unknown[];
    calls: HookCall[];
    response: { status: number };
  };
  close(): Promise<void>;
}

export async function startHooks(): Promise<Hooks> {
  const hooks = new Map<string, Omit<ReturnType<Hooks['add']>, 'url'>>();
  const server = createServer(async (request, response) => {
    const hook = hooks.get(request.url ?? '');
    const body = await text(request);
    hook?.calls.push({ body, headers: request.headers });
    const status = hook?.response.status ?? 404;
    if (status === 200) {
      const { tags, events = [], changes } = JSON.parse(body);
      hook?.deliveredTags.push(tags);
      hook?.deliveredChanges.push(changes);
      hook?.deliveredEvents.push(...events);
    }
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The hooks have no port');
  return {
    add() {
      const path = `/hook-${hooks.size}`;
      const hook = {
        deliveredTags: [],
        deliveredEvents: [],
        deliveredChanges: [],
        calls: [],
        response: { status: 200 },
      };
      hooks.set(path, hook);
      return { url: `http://127.0.0.1:${address.port}${path}`, ...hook };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
