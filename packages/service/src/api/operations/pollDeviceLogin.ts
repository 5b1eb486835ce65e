import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { pollLogin } from '../../features/device/poll-login.js';

export const pollDeviceLogin =
  (deps: Deps): Handler<'pollDeviceLogin', Principal> =>
  async ({ body, principal }) => ({
    status: 200,
    body: await pollLogin(deps, body.deviceCode, principal.request),
  });
