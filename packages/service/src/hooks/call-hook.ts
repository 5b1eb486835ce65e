import { hookSecretPurpose } from '../access/sealing-purposes.js';
import type { Deps } from '../ports/deps.js';
import type { HookResult } from '../ports/outbound.js';
import type { HookRecord } from '../ports/records.js';

// Whoever is slower can do its work after it has answered.
const time = 10_000;

/** Tells a hook which tags are out of date, in the form that frontends of the API family take. */
export async function callHook(
  deps: Deps,
  { id, url, secret: sealed }: HookRecord,
  tags: readonly string[],
): Promise<HookResult> {
  const secret = openSecret(deps, id, sealed);
  if (secret === undefined) {
    return { kind: 'failed', reason: 'its secret cannot be read with this key: add the hook anew' };
  }
  return deps.callHook({ url, body: JSON.stringify({ tags }), secret, time });
}

function openSecret(deps: Deps, hookId: string, sealed: string): string | undefined {
  try {
    return deps.open(sealed, hookSecretPurpose(hookId));
  } catch {
    return undefined;
  }
}
