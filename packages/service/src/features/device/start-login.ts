import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { scopes as allScopes } from '@specshelf/contract';
import { assertNoProblems, overloaded, RequestError } from '../../base/errors.js';
import { rateLimitHeaders } from '../../base/http/rate-limit.js';
import type { DeviceLoginLimits, DeviceLoginRecord } from '../../base/ports/access/device-logins.js';
import type { Deps } from '../../base/ports/deps.js';
import { validateText } from '../../base/requests/validate-text.js';
import { addMilliseconds } from '../../state/times.js';
import { problemsOfScopes } from '../tokens/create-token.js';
import { mostOfNetwork, type NetworkLimit } from './network-limit.js';
import { newUserCode } from './user-code.js';

const lifetime = 10 * 60_000;
const firstInterval = 5;
const mostAttempts = 5;
const limits: DeviceLoginLimits = { ofAddress: 20, total: 1000 };

// Distinguishes device codes from tokens in logs and reports.
const deviceCodePrefix = 'shelf_login_';

const defaultScopes = ['openapi:read', 'openapi:write', 'openapi:acknowledge'];

/** A login with its device code, which is not stored. */
export interface StartedLogin {
  record: DeviceLoginRecord;
  deviceCode: string;
}

/** Where a login comes from. */
interface Origin {
  address: string | undefined;
  networks: NetworkLimit;
}

/** Starts a login. See docs/decisions/0058-approve-device-logins-in-the-console.md. */
export async function startLogin(
  deps: Deps,
  { clientName, scopes = defaultScopes }: Schema<'StartDeviceLogin'>,
  { address, networks }: Origin,
): Promise<StartedLogin> {
  assertNoProblems([...validateText('/body/clientName', clientName, 100), ...problemsOfScopes(scopes)]);
  const now = deps.now();
  const takeBack = networks.count(address);
  if (!takeBack) throw tooMany(now);
  const deviceCode = deviceCodePrefix + deps.newSecret();
  const login: Omit<DeviceLoginRecord, 'userCode'> = {
    hash: deps.digest(deviceCode),
    clientName,
    scopes: allScopes.filter((scope) => scopes.includes(scope)),
    createdAt: now.toISOString(),
    expiresAt: addMilliseconds(now, lifetime),
    intervalSeconds: firstInterval,
    ...defined({ address }),
  };
  try {
    return { record: await insertWithUserCode(deps, login), deviceCode };
  } catch (error) {
    // One address with many attempts must not use up the logins of its network.
    takeBack();
    throw error;
  }
}

/** Chooses another user code if one is taken, which hardly ever happens. */
async function insertWithUserCode(
  deps: Deps,
  login: Omit<DeviceLoginRecord, 'userCode'>,
): Promise<DeviceLoginRecord> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const record = { ...login, userCode: newUserCode(deps) };
    const outcome = await deps.stores.deviceLogins.insert(record, limits);
    if (outcome === 'inserted') return record;
    if (outcome === 'too-many') throw tooMany(deps.now());
  }
  throw overloaded('No free code was found for the login. Try again.');
}

// In seconds. Other logins may end sooner.
const retryAfter = 60;

function tooMany(now: Date): RequestError {
  const message = `Too many logins are pending: ${limits.ofAddress} from one address, ${mostOfNetwork} from one network, and ${limits.total} in total are the limits. Complete them, or wait until they expire, within 10 minutes.`;
  const resetAt = now.getTime() + retryAfter * 1000;
  const headers = {
    ...rateLimitHeaders({ limit: limits.ofAddress, remaining: 0, resetAt }),
    'retry-after': String(retryAfter),
  };
  return new RequestError('too-many-requests', message, [], { headers });
}
