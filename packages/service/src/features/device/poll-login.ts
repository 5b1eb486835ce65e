import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { RequestError } from '../../base/errors.js';
import type { DeviceLoginDecision, DeviceLoginRecord } from '../../base/ports/access/device-logins.js';
import type { Principal, RequestContext } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { NewAccessToken } from '../../state/access/new-access-token.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { presentAccessToken } from '../tokens/access-token.js';
import { newToken } from '../tokens/create-token.js';
import { pollPace } from './poll-pace.js';

type Result = Schema<'DeviceLoginResult'>;
type Approval = Extract<DeviceLoginDecision, { kind: 'approved' }>;

/** Returns the state of a login. Creates the token of an approved one, so that its secret is never stored. */
export async function pollLogin(
  deps: Deps,
  deviceCode: string,
  request: RequestContext | undefined,
): Promise<Result> {
  const { deviceLogins } = deps.stores;
  const login = await deviceLogins.findByHash(deps.digest(deviceCode));
  const now = deps.now().toISOString();
  if (!login || login.expiresAt <= now) return { state: 'expired' };
  const { decision, hash } = login;
  if (decision?.kind === 'approved') return collect(deps, login, decision, request);
  if (decision) return { state: decision.kind };
  const { state, intervalSeconds } = pollPace(login, now);
  await deviceLogins.recordPoll(hash, { polledAt: now, intervalSeconds });
  return { state, intervalSeconds };
}

async function collect(
  deps: Deps,
  { hash, clientName }: DeviceLoginRecord,
  approval: Approval,
  request: RequestContext | undefined,
): Promise<Result> {
  const { approver, organizationId, scopes, expiresAt } = approval;
  const principal: Principal = {
    ...approver,
    grants: [{ organizations: [organizationId], scopes }],
    ...defined({ request }),
  };
  const body = { name: clientName, scopes: [...scopes], expiresAt };
  const isSame = await isSameOrganization(deps, approval);
  const made = isSame ? await unlessRefused(newToken(deps, principal, organizationId, body)) : undefined;
  if (!made) return refuse(deps, hash);
  const outcome = await deps.stores.deviceLogins.collect(
    hash,
    made.created.record,
    auditEntries(deps, made.event),
  );
  if (outcome !== 'collected') return { state: outcome === 'gone' ? 'expired' : 'denied' };
  await deps.audit(made.event);
  return { state: 'approved', organizationId, created: presentCreated(made.created) };
}

/** An organization with the ID of a deleted one is another organization. */
async function isSameOrganization({ stores }: Deps, { organizationId, at }: Approval): Promise<boolean> {
  const organization = await stores.organizations.find(organizationId);
  return organization?.id === organizationId && organization.createdAt <= at;
}

/** Returns undefined if the approver may no longer create the token. */
async function unlessRefused<T>(creation: Promise<T>): Promise<T | undefined> {
  try {
    return await creation;
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

async function refuse({ stores }: Deps, hash: string): Promise<Result> {
  await stores.deviceLogins.remove(hash);
  return { state: 'denied' };
}

function presentCreated({ record, secret }: NewAccessToken): Schema<'CreatedAccessToken'> {
  return { token: presentAccessToken(record, record.createdAt), secret };
}
