import { type SetupWorker, setupWorker } from 'msw/browser';
import { checkNames, type NamesOf } from './checks/check-options.js';
import { createMocks, type Mocks, type MocksOptions, mocksNames } from './mocks.js';
import { strict } from './strict.js';

export { strict } from './strict.js';

/**
 * How mocks in a browser are set up and started. Everything has a default.
 *
 * @example
 * ```ts
 * const options: StartOptions = { start: { serviceWorker: { url: '/app/mockServiceWorker.js' }, quiet: true } };
 * ```
 */
export interface StartOptions extends MocksOptions {
  /**
   * What MSW's `worker.start` is given, over `strict`: above all the address of the worker's script, by default
   * `/mockServiceWorker.js`, and `quiet`.
   */
  start?: Parameters<SetupWorker['start']>[0];
}

/**
 * A Specshelf that answers what this page sends to it, until it is closed.
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
   * Gives the network back. Closing twice is allowed.
   *
   * @example
   * ```ts
   * await mocks.close();
   * ```
   */
  close(): Promise<void>;
}

/**
 * Starts a Specshelf behind MSW's service worker, which the page has to serve: `npx msw init public` copies its script.
 * From the moment when the promise is fulfilled, a request that nothing handles is an error, which MSW answers with 500;
 * what pages usually load, such as scripts and images, is let through.
 *
 * It rejects if the worker's script cannot be registered, and with a `TypeError` on an unknown option or a `baseUrl` that is no
 * URL.
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
      // One version of MSW complains about the second time, the other takes it for an error.
      if (!open) return;
      open = false;
      await worker.stop();
    },
  };
}

const startNames: NamesOf<StartOptions> = { ...mocksNames, start: 1 };
