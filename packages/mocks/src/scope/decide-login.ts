import type { LoginDecision } from '../types/options.js';
import { defaultOrganizationId } from '../types/world.js';
import type { ScopeContext } from './handle-in-scope.js';
import { authenticatorOf } from './handle-in-scope.js';

const day = 86_400_000;

/** Decides about a device login like a user on the page of the console. */
export async function decideLogin(
  scope: ScopeContext,
  { token: ownToken, now }: { token: string; now: Date },
  userCode: string,
  decision: LoginDecision,
): Promise<void> {
  const { service, seeder } = scope.instance;
  await seeder.ready();
  const { deviceLogins } = service;
  const { token = ownToken, ...grant } = decision === 'denied' ? {} : decision;
  const principal = await authenticatorOf(scope)(`Bearer ${token}`);
  if (decision === 'denied') return deviceLogins.deny(principal, userCode);
  const { scopes } = await deviceLogins.find(principal, userCode);
  await deviceLogins.approve(principal, userCode, {
    organizationId: defaultOrganizationId,
    scopes,
    expiresAt: new Date(now.getTime() + 90 * day).toISOString(),
    ...grant,
  });
}
