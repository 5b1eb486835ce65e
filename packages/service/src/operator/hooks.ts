import { assertNoProblems, invalidRequest, notFound } from '../base/errors.js';
import type { Deps } from '../base/ports/deps.js';
import type { HookResult } from '../base/ports/outbound.js';
import type { HookRecord } from '../base/ports/records.js';
import { parseWebURL } from '../base/requests/parse-web-url.js';
import { callHook } from '../features/hooks/call-hook.js';
import { hookSecretPurpose } from '../state/access/sealing-purposes.js';
import { recordEvents } from '../state/events/audit-entries.js';
import { validateSecret } from './validate-secret.js';

/** A hook without its secret. */
export type Hook = Omit<HookRecord, 'secret'>;

interface NewHook {
  organizationId: string;
  url: string;
  secret: string;
}

/** Hook commands of the operator. */
export interface HookOperator {
  /** The secret is stored encrypted, and is never shown again. */
  add(hook: NewHook): Promise<Hook>;
  /** The oldest first, with their numbers of pending deliveries. */
  list(): Promise<(Hook & { waiting: number })[]>;
  remove(id: string): Promise<void>;
  /** Calls the URL with an empty list of tags, and returns the result. */
  test(id: string): Promise<HookResult>;
}

export function createHookOperator(deps: Deps): HookOperator {
  const { hooks } = deps.stores;
  return {
    add: (hook) => add(deps, hook),
    list: async () => (await hooks.list()).map(withoutSecret),
    remove: async (id) => {
      const hook = await hooks.find(id);
      if (!hook || !(await hooks.remove(id))) throw notFound('Hook', id);
      const { organizationId } = hook;
      await recordEvents(deps, { action: 'hook.remove', actor: 'operator', organizationId, hookId: id });
    },
    test: async (id) => {
      const hook = await hooks.find(id);
      if (!hook) throw notFound('Hook', id);
      return callHook(deps, hook, { tags: [], events: [] });
    },
  };
}

async function add(deps: Deps, { organizationId: requestedId, url: given, secret }: NewHook): Promise<Hook> {
  const url = parseWebURL(given);
  if (!url) throw invalidRequest([{ path: 'url', message: wrongURL }, ...validateSecret(secret)]);
  assertNoProblems(validateSecret(secret));
  const organization = await deps.stores.organizations.find(requestedId);
  if (!organization) throw notFound('Organization', requestedId);
  const { id: organizationId } = organization;
  const id = deps.newId();
  const hook = {
    id,
    organizationId,
    url: url.href,
    secret: deps.seal(secret, hookSecretPurpose(id)),
    createdAt: deps.now().toISOString(),
    failures: 0,
  };
  await deps.stores.hooks.insert(hook);
  // The path of a URL may be a secret.
  const { origin } = url;
  await recordEvents(deps, { action: 'hook.add', actor: 'operator', hookId: id, organizationId, origin });
  return withoutSecret(hook);
}

function withoutSecret<T extends HookRecord>({ secret: _secret, ...hook }: T): Omit<T, 'secret'> {
  return hook;
}

// Does not contain the URL, which may contain a password.
const wrongURL = 'must be an http:// or https:// URL without user name, password and fragment';
