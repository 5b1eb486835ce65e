import { http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { createMocks, type Mocks, type MocksOptions } from './mocks.js';
import { strict } from './strict.js';

export { strict } from './strict.js';

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
 * Starts a Specshelf behind MSW in Node.js. From then on a request that nothing handles fails, and nothing reaches the network.
 * One at a time: MSW has one network, and closing one that was started later gives it back. For more of them there is `scope()`.
 *
 * It throws a `TypeError` on a `baseUrl` that is no URL, and a `RangeError` on a `startAt` that is no date.
 *
 * @example
 * ```ts
 * const mocks = startMocks();
 * const api = mocks.scope();
 * const response = await fetch(`${api.baseUrl}/v1/user`, { headers: { authorization: `Bearer ${api.token}` } });
 * mocks.close();
 * ```
 */
export function startMocks(options: MocksOptions = {}): StartedMocks {
  const mocks = createMocks(options);
  const server = setupServer(...mocks.handlers, refuseTheRest);
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

/** Not left to the strategies of MSW: they let through what looks like a file, and so does `openapi.json`. */
const refuseTheRest = http.all(/^/, ({ request: { method, url } }) => {
  console.error(`No handler answers ${method} ${url}, and these mocks let nothing through.`);
  return Response.error();
});
