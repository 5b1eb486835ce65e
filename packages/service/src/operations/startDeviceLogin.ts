import type { Handler } from '@specshelf/contract';
import type { Principal } from '../access/principal.js';
import { createNetworkLimit } from '../device-logins/network-limit.js';
import { startLogin } from '../device-logins/start-login.js';
import { printUserCode } from '../device-logins/user-code.js';
import type { Deps } from '../ports/deps.js';
import { deviceURL } from '../present/urls.js';

export const startDeviceLogin = (deps: Deps): Handler<'startDeviceLogin', Principal> => {
  const networks = createNetworkLimit(deps);
  return async ({ body, principal: { address } }) => {
    const { record, deviceCode } = await startLogin(deps, body, { address, networks });
    const userCode = printUserCode(record.userCode);
    const verificationUrl = deviceURL(deps);
    return {
      status: 201,
      body: {
        object: 'device-login',
        deviceCode,
        userCode,
        verificationUrl,
        verificationUrlComplete: `${verificationUrl}?code=${userCode}`,
        expiresAt: record.expiresAt,
        intervalSeconds: record.intervalSeconds,
      },
    };
  };
};
