import { type HttpHandler, http, passthrough } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { checkNames, type NamesOf } from './checks/check-options.js';
import { createHostList } from './http/create-host-list.js';
import { createMocks, type Mocks, type MocksOptions, mocksNames } from './mocks.js';
import { strict } from './strict.js';

export { strict } from './strict.js';

/**
 * Options of mocks in Node.js. Everything has a default.
 *
 * @example
 * ```ts
 * const options: StartOptions = { passthrough: ['localhost:5432', '127.0.0.1'] };
 * ```
 */
export interface StartOptions extends MocksOptions {
  /**
   * Hosts that requests may reach over the network, such as `localhost:3000`; without a port, on any port. By default none:
   * requests to any host but that of the mocks fail.
   */
  passthrough?: readonly string[];
}

/**
 * A Specshelf that answers what this process sends to it, until it is closed.
 *
 * @example
 * ```ts
 * const mocks: StartedMocks = startMocks();
 * mocks.server.use(mocks.on('getAuthenticatedUser', () => Response.error()));
 * ```
 */
export interface StartedMocks extends Mocks {
  /** MSW's server, for `use`, `resetHandlers` and `events`. */
  readonly server: SetupServer;
  /**
   * Gives the network back. Closing twice is allowed.
   *
   * @example
   * ```ts
   * afterAll(() => mocks.close());
   * ```
   */
  close(): void;
}

/**
 * Starts a Specshelf behind MSW in Node.js. From then on a request that no handler answers fails, and nothing reaches the
 * network except requests to the hosts in `passthrough`. One at a time: MSW has one network, and closing one that was started later gives it back. For more of them there is `scope()`.
 *
 * It throws a `TypeError` on an unknown option, a `baseUrl` that is no URL, or a `passthrough` that is no host, and a `RangeError`
 * on a `startAt` that is no date.
 *
 * @example
 * ```ts
 * const mocks = startMocks();
 * const api = mocks.scope();
 * const response = await fetch(`${api.baseUrl}/v1/user`, { headers: { authorization: `Bearer ${api.token}` } });
 * mocks.close();
 * ```
 */
export function startMocks(given: StartOptions = {}): StartedMocks {
  checkNames('', given, startNames);
  const { passthrough: hosts = [], ...options } = given;
  const mocks = createMocks(options);
  const server = setupServer(...mocks.handlers, passThrough(hosts), refuseTheRest);
  server.listen(strict);
  let open = true;
  return {
    ...mocks,
    server,
    close() {
      // Closing twice is an error in msw 3.
      if (open) server.close();
      open = false;
    },
  };
}

const startNames: NamesOf<StartOptions> = { ...mocksNames, passthrough: 1 };

function passThrough(hosts: readonly string[]): HttpHandler {
  const isListed = createHostList(hosts);
  return http.all(/^/, ({ request }) => (isListed(request.url) ? passthrough() : undefined));
}

/** Not left to the strategies of MSW: they let through what looks like a file, and so does `openapi.json`. */
const refuseTheRest = http.all(/^/, ({ request: { method, url } }) => {
  console.error(`No handler answers ${method} ${url}, and these mocks let nothing through.`);
  return Response.error();
});
