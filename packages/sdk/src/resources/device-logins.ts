import { ConnectionError } from '../errors/errors.js';
import type { RequestOptions } from '../model/client-options.js';
import type { DeviceLogin, DeviceLoginResult } from '../model/models.js';
import type { DeviceLoginRef, NewDeviceLogin } from '../params/device-logins.js';
import type { ApiPromise } from '../request/api-promise.js';
import { sleep } from '../request/limits.js';
import type { Operations } from './operations.js';

/**
 * Sign-in of a program whose user approves it in a browser. It needs no token.
 *
 * @example
 * ```ts
 * const login = await client.deviceLogins.start({ clientName: 'ada-laptop' });
 * console.log(`Open ${login.verificationUrlComplete}, and compare the code ${login.userCode}.`);
 * ```
 */
export class DeviceLogins {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Starts a login. Show its `userCode` to the user, and open `verificationUrlComplete`.
   *
   * @example
   * ```ts
   * const { userCode, verificationUrl } = await client.deviceLogins.start({ clientName: 'ada-laptop' });
   * ```
   */
  start(params: NewDeviceLogin, options?: RequestOptions): ApiPromise<DeviceLogin> {
    return this.#operations.call('startDeviceLogin', params, options);
  }

  /**
   * Returns the state of a login. Wait `intervalSeconds` before each call. The first result after the approval has the token; it is not
   * returned again, so a lost response is not retried.
   *
   * @example
   * ```ts
   * const { deviceCode } = await client.deviceLogins.start({ clientName: 'ada-laptop' });
   * const result = await client.deviceLogins.poll({ deviceCode });
   * console.log(result.state); // pending
   * ```
   */
  poll(params: DeviceLoginRef, options?: RequestOptions): ApiPromise<DeviceLoginResult> {
    return this.#operations.call('pollDeviceLogin', params, options);
  }

  /**
   * Polls a login, at the interval that the server asks for, until the user has decided or it has expired. Broken connections are
   * ignored until then. The options apply to each request.
   *
   * @example
   * ```ts
   * const signIn = async () => {
   *   const result = await client.deviceLogins.wait(await client.deviceLogins.start({ clientName: 'ada-laptop' }));
   *   return result.state === 'approved' ? result.created.secret : undefined;
   * };
   * ```
   */
  async wait(
    login: Pick<DeviceLogin, 'deviceCode' | 'expiresAt' | 'intervalSeconds'>,
    options?: RequestOptions,
  ): Promise<DeviceLoginResult> {
    const { deviceCode, expiresAt } = login;
    for (let { intervalSeconds } = login; ; ) {
      await sleep(intervalSeconds * 1000, options?.signal);
      try {
        const result = await this.poll({ deviceCode }, options);
        if (!('intervalSeconds' in result)) return result;
        intervalSeconds = result.intervalSeconds;
      } catch (error) {
        if (!(error instanceof ConnectionError) || Date.now() > Date.parse(expiresAt)) throw error;
      }
    }
  }
}
