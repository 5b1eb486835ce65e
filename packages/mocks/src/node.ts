import { type HttpHandler, http, passthrough } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { checkNames, type NamesOf } from './checks/check-options.js';
import { createHostList } from './http/create-host-list.js';
import { createMocks, type Mocks, type MocksOptions, mocksNames } from './mocks.js';
import { strict } from './strict.js';

export { strict } from './strict.js';

/**
 * Options of mocks in Node.js. All are optional.
 *
 * @example
 * ```ts
 * const options: StartOptions = { passthrough: ['localhost:5432', '127.0.0.1'] };
 * ```
 */
export interface StartOptions extends MocksOptions {
  /**
   * Hosts that requests may reach over the network, such as `localhost:3000`; without a port, on any port. None by default:
   * requests to other hosts fail.
   */
  passthrough?: readonly string[];
}

/**
 * A Specshelf that answers the requests of this process until it is closed.
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
   * Restores the network. Further calls have no effect.
   *
   * @example
   * ```ts
   * afterAll(() => mocks.close());
   * ```
   */
  close(): void;
}

/**
 * Starts a Specshelf behind MSW in Node.js. Requests without a handler fail, and only requests to the hosts in `passthrough` reach
 * the network. Start only one per process, because MSW intercepts the network of the whole process; use `scope()` for more
 * backends.
 *
 * Throws a `TypeError` if an option is unknown, `baseUrl` is invalid, or `passthrough` contains an invalid host, and a `RangeError`
 * if `startAt` is invalid.
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
  const server = setupServer(...mocks.handlers, passThrough(hosts), rejectUnhandled);
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

/** Not MSW's strategies for unhandled requests: they pass requests for assets, including `openapi.json`, to the network. */
const rejectUnhandled = http.all(/^/, ({ request: { method, url } }) => {
  console.error(
    `No handler answers ${method} ${url}. To send it over the network, add its host to \`passthrough\`.`,
  );
  return Response.error();
});
