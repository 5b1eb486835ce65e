import { type SetupWorker, setupWorker } from 'msw/browser';
import { checkNames, type NamesOf } from './checks/check-options.js';
import { createHostList } from './http/create-host-list.js';
import { createOpenMocks } from './http/create-open-mocks.js';
import { createInterceptor, type Mocks, type MocksOptions, mocksNames } from './mocks.js';
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
   * Hosts that requests may reach over the network, such as `localhost:3000`; without a port, on any port. None by default:
   * requests to other hosts fail. Assets of the page's own origin, such as `/main.js`, always reach it.
   */
  passthrough?: readonly string[];
  /**
   * Options for MSW's `worker.start`. Useful ones are `serviceWorker.url`, by default `/mockServiceWorker.js`, and `quiet`. With
   * `onUnhandledRequest` or `onUnhandledFrame`, MSW decides about requests without a handler, instead of `passthrough`. They have no
   * effect while other mocks of the page are started.
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
  /** MSW's worker, for `use`, `resetHandlers` and `events`. All started mocks of the page share it. */
  readonly worker: SetupWorker;
  /**
   * Ends the mocks. The network is restored when the last ones are closed. Further calls have no effect.
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
 * After the promise resolves, requests without a handler fail, and only assets of the page's own origin and requests to the hosts in
 * `passthrough` reach the network.
 *
 * Rejects if the script of the worker cannot be registered, and with a `TypeError` if an option is unknown, `baseUrl` is
 * invalid, or `passthrough` contains an invalid host.
 *
 * @example
 * ```ts
 * const { baseUrl, token } = await startMocks();
 * const client = new Client({ baseUrl, token, dangerouslyAllowBrowser: true });
 * ```
 */
export async function startMocks(given: StartOptions = {}): Promise<StartedMocks> {
  checkNames('', given, startNames);
  const { start, passthrough: hosts = [], ...options } = given;
  const { mocks, ...interceptor } = createInterceptor(options, (request) => open.answers(started, request));
  const isListed = createHostList(hosts);
  const started = {
    ...interceptor,
    mayPass: (url: string) => isListed(url) || isOwnAsset(url),
    rejectsOthers: !start || !('onUnhandledRequest' in start || 'onUnhandledFrame' in start),
  };
  open.add(started);
  running ??= startWorker(start);
  const starting = running;
  const worker = await starting.catch((error) => {
    open.remove(started);
    if (running === starting) running = undefined;
    throw error;
  });
  return {
    ...mocks,
    worker,
    async close() {
      // Stopping MSW twice is a warning in msw 2 and an error in msw 3.
      if (!open.remove(started) || !open.isEmpty()) return;
      running = undefined;
      await worker.stop();
    },
  };
}

const open = createOpenMocks();
let running: Promise<SetupWorker> | undefined;

async function startWorker(start: StartOptions['start']): Promise<SetupWorker> {
  const worker = setupWorker(open.handler);
  await worker.start({ ...strict, ...start });
  return worker;
}

/** Whether a URL is a file of the page, or one that Vite creates. Without them, the page does not work. */
function isOwnAsset(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && /\.\w+$|\/@/.test(pathname);
}

const startNames: NamesOf<StartOptions> = { ...mocksNames, passthrough: 1, start: 1 };
