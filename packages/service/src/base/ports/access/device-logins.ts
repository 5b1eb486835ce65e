import type { AuditEntry } from '../audit-log.js';
import type { AccessTokenRecord } from '../records.js';
import type { Principal } from './principal.js';

/** A login of a program that waits for the decision of a user, or for the program to collect the token. */
export interface DeviceLoginRecord {
  /** SHA-256 of the device code in lower-case hex; the code itself is not stored. */
  hash: string;
  /** In capitals, without a hyphen. Distinct among all logins. */
  userCode: string;
  /** The name that the program has sent. */
  clientName: string;
  /** The scopes that the program proposes. */
  scopes: readonly string[];
  /** The network address of the program. */
  address?: string;
  createdAt: string;
  expiresAt: string;
  /** The time that the program must wait between two polls. */
  intervalSeconds: number;
  polledAt?: string;
  /** Absent while the user has not decided. */
  decision?: DeviceLoginDecision;
}

export type DeviceLoginDecision =
  | { kind: 'denied' }
  | {
      kind: 'approved';
      at: string;
      approver: Pick<Principal, 'subject' | 'tokenId' | 'sessionId' | 'expiresAt'>;
      organizationId: string;
      /** Of the token that the program collects. */
      scopes: readonly string[];
      expiresAt: string;
    };

/** The numbers of logins that may be stored at a time. */
export interface DeviceLoginLimits {
  ofAddress: number;
  total: number;
}

export interface DeviceLoginStore {
  /**
   * Removes expired logins, then inserts one. Stores nothing if there are too many, or if its user code is taken. The limits are
   * approximate: concurrent requests may exceed them.
   */
  insert(login: DeviceLoginRecord, limits: DeviceLoginLimits): Promise<'inserted' | 'taken' | 'too-many'>;
  findByHash(hash: string): Promise<DeviceLoginRecord | undefined>;
  findByUserCode(userCode: string): Promise<DeviceLoginRecord | undefined>;
  recordPoll(
    hash: string,
    poll: Required<Pick<DeviceLoginRecord, 'polledAt' | 'intervalSeconds'>>,
  ): Promise<void>;
  /** Stores the decision about a login. Returns false if there is no such login, or if it is decided. */
  decide(hash: string, decision: DeviceLoginDecision): Promise<boolean>;
  /**
   * Removes an approved login, and inserts its token like `AccessTokenStore.insert`, in one transaction: `gone` if another request has
   * removed the login, `refused` if the parent of the token is missing or revoked.
   */
  collect(
    hash: string,
    token: AccessTokenRecord,
    entries: readonly AuditEntry[],
  ): Promise<'collected' | 'gone' | 'refused'>;
  remove(hash: string): Promise<void>;
  /** Removes a number of logins that have expired at a time. Returns how many. */
  removeExpired(batch: { now: string; limit: number }): Promise<number>;
}
