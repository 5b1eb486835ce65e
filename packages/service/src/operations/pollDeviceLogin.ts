import type { Handler } from '@specshelf/contract';
import type { Principal } from '../access/principal.js';
import { pollLogin } from '../device-logins/poll-login.js';
import type { Deps } from '../ports/deps.js';

export const pollDeviceLogin =
  (deps: Deps): Handler<'pollDeviceLogin', Principal> =>
  async ({ body, principal }) => ({
    status: 200,
    body: await pollLogin(deps, body.deviceCode, principal.request),
  });
