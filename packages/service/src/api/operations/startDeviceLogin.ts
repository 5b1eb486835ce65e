import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { createNetworkLimit } from '../../features/device/network-limit.js';
import { startLogin } from '../../features/device/start-login.js';
import { printUserCode } from '../../features/device/user-code.js';
import { deviceURL } from '../../state/urls.js';

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
