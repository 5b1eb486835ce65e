import { defined } from '@specshelf/base/defined';
import { notFoundError } from '../../base/errors.js';
import type { DeviceLoginRecord } from '../../base/ports/access/device-logins.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { findOrganization } from '../../state/access/accessible-records.js';
import { checkNewToken } from '../tokens/create-token.js';
import { createGuessLimit } from './guess-limit.js';
import { printUserCode, readUserCode } from './user-code.js';

/** A login that waits for the decision of a user. */
export interface PendingDeviceLogin
  extends Pick<DeviceLoginRecord, 'clientName' | 'scopes' | 'address' | 'createdAt' | 'expiresAt'> {
  /** As it is displayed. */
  userCode: string;
}

/** The access that a user grants to a program. */
interface DeviceLoginGrant {
  organizationId: string;
  scopes: readonly string[];
  expiresAt: string;
}

/**
 * Decisions of users about logins, for the pages of the console: no operation approves a login. Codes may be in any case and with any
 * separators. Each method throws `not-found` for an unknown, expired, or decided login, and `too-many-requests` after too many of them.
 */
export interface DeviceLogins {
  find(principal: Principal, enteredCode: string): Promise<PendingDeviceLogin>;
  /** Throws the errors of `createAccessToken` if the user may not create such a token. */
  approve(principal: Principal, enteredCode: string, grant: DeviceLoginGrant): Promise<void>;
  deny(principal: Principal, enteredCode: string): Promise<void>;
}

export function createDeviceLogins(deps: Deps): DeviceLogins {
  const { deviceLogins } = deps.stores;
  const guesses = createGuessLimit(deps);
  const find = async ({ subject }: Principal, enteredCode: string): Promise<DeviceLoginRecord> => {
    const takeBack = guesses.count(subject.id);
    const login = await deviceLogins.findByUserCode(readUserCode(enteredCode));
    if (!login || login.decision || login.expiresAt <= deps.now().toISOString())
      throw notFoundError(unknownCode);
    takeBack();
    return login;
  };
  return {
    find: async (principal, enteredCode) => presentPending(await find(principal, enteredCode)),
    approve: async (principal, enteredCode, { organizationId: requestedId, scopes, expiresAt }) => {
      const { hash, clientName } = await find(principal, enteredCode);
      const { id: organizationId } = await findOrganization(deps, principal, requestedId);
      const body = { name: clientName, scopes: [...scopes], expiresAt };
      await checkNewToken(deps, principal, organizationId, body);
      const { subject, tokenId, sessionId, expiresAt: end } = principal;
      const isDecided = await deviceLogins.decide(hash, {
        kind: 'approved',
        at: deps.now().toISOString(),
        approver: { subject, ...defined({ tokenId, sessionId, expiresAt: end }) },
        organizationId,
        scopes,
        expiresAt,
      });
      if (!isDecided) throw notFoundError(unknownCode);
    },
    deny: async (principal, enteredCode) => {
      const { hash } = await find(principal, enteredCode);
      if (!(await deviceLogins.decide(hash, { kind: 'denied' }))) throw notFoundError(unknownCode);
    },
  };
}

const unknownCode =
  'This code is unknown, has expired, or was used already. Start the login again in the command line.';

function presentPending(login: DeviceLoginRecord): PendingDeviceLogin {
  const { userCode, clientName, scopes, address, createdAt, expiresAt } = login;
  return {
    userCode: printUserCode(userCode),
    clientName,
    scopes,
    createdAt,
    expiresAt,
    ...defined({ address }),
  };
}
