import { type SetupWorker, setupWorker } from 'msw/browser';
import { checkNames, type NamesOf } from './checks/check-options.js';
import { createMocks, type Mocks, type MocksOptions, mocksNames } from './mocks.js';
import { strict } from './strict.js';

export { strict } from './strict.js';

/**
 * Options of mocks in a browser. All are optional.
 *
 * @example
 * ```ts
 * const options: StartOptions = { start: { serviceWorker: { url: '/app/mockServiceWorker.js' }, quiet: true } };
 * ```
 */
export interface StartOptions extends MocksOptions {
  /**
   * Options for MSW's `worker.start`. They override `strict`. Useful ones are `serviceWorker.url`, by default
   * `/mockServiceWorker.js`, and `quiet`.
   */
  start?: Parameters<SetupWorker['start']>[0];
}

/**
 * A Specshelf that answers the requests of this page until it is closed.
 *
 * @example
 * ```ts
 * const mocks: StartedMocks = await startMocks();
 * mocks.worker.use(mocks.on('getAuthenticatedUser', () => Response.error()));
 * ```
 */
export interface StartedMocks extends Mocks {
  /** MSW's worker, for `use`, `resetHandlers` and `events`. */
  readonly worker: SetupWorker;
  /**
   * Restores the network. Further calls have no effect.
   *
   * @example
   * ```ts
   * await mocks.close();
   * ```
   */
  close(): Promise<void>;
}

/**
 * Starts a Specshelf behind MSW's service worker. The page must serve the script of the worker: `npx msw init public` copies it.
 * After the promise resolves, MSW answers unhandled requests with 500, except for common assets such as scripts and images.
 *
 * Rejects if the script of the worker cannot be registered, and with a `TypeError` if an option is unknown or `baseUrl` is invalid.
 *
 * @example
 * ```ts
 * const { baseUrl, token } = await startMocks();
 * const client = new Client({ baseUrl, token, dangerouslyAllowBrowser: true });
 * ```
 */
export async function startMocks(given: StartOptions = {}): Promise<StartedMocks> {
  checkNames('', given, startNames);
  const { start, ...options } = given;
  const mocks = createMocks(options);
  const worker = setupWorker(...mocks.handlers);
  await worker.start({ ...strict, ...start });
  let open = true;
  return {
    ...mocks,
    worker,
    async close() {
      // Stopping twice is a warning in msw 2 and an error in msw 3.
      if (!open) return;
      open = false;
      await worker.stop();
    },
  };
}

const startNames: NamesOf<StartOptions> = { ...mocksNames, start: 1 };
