import { lazy } from '../../base/concurrency/lazy.js';
import type { DeviceLogins } from './device-logins.js';

export type { DeviceLogins } from './device-logins.js';

/** Returns the decisions about device logins, whose code is loaded with the first of them. */
export function deferredDeviceLogins(create: () => Promise<DeviceLogins>): DeviceLogins {
  const load = lazy(create);
  return {
    find: async (...login) => (await load()).find(...login),
    approve: async (...login) => (await load()).approve(...login),
    deny: async (...login) => (await load()).deny(...login),
  };
}
