import { type SetupServer, setupServer } from 'msw/node';
import { checkNames, type NamesOf } from './checks/check-options.js';
import { createHostList } from './http/create-host-list.js';
import { createOpenMocks } from './http/create-open-mocks.js';
import { createInterceptor, type Mocks, type MocksOptions, mocksNames } from './mocks.js';
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
  /** MSW's server, for `use`, `resetHandlers` and `events`. All started mocks share it. */
  readonly server: SetupServer;
  /**
   * Ends the mocks. The network is restored when the last ones are closed. Further calls have no effect.
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
 * the network. MSW intercepts the network of the whole process, so started mocks share it: of several with the same `baseUrl`, the
 * last ones answer until they are closed. Use `scope()` for more backends at a time.
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
  const { mocks, ...interceptor } = createInterceptor(options, (request) => open.answers(started, request));
  const started = { ...interceptor, mayPass: createHostList(hosts), rejectsOthers: true };
  server ??= listen();
  open.add(started);
  return {
    ...mocks,
    server,
    close() {
      // Closing MSW twice is an error in msw 3.
      if (!open.remove(started) || !open.isEmpty()) return;
      server?.close();
      server = undefined;
    },
  };
}

const open = createOpenMocks();
let server: SetupServer | undefined;

function listen(): SetupServer {
  const created = setupServer(open.handler);
  created.listen(strict);
  return created;
}

const startNames: NamesOf<StartOptions> = { ...mocksNames, passthrough: 1 };
