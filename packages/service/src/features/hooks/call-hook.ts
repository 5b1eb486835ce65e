import type { Deps } from '../../base/ports/deps.js';
import type { HookResult } from '../../base/ports/outbound.js';
import type { HookRecord } from '../../base/ports/records.js';
import { hookSecretPurpose } from '../../state/access/sealing-purposes.js';
import type { LabelMoved } from './label-events.js';
import type { VersionRefused, VersionSummary } from './spec-changes.js';

// In milliseconds. A hook whose work takes longer must respond before it begins.
const timeout = 10_000;

/** What a hook is notified of. */
interface Notification {
  /** The outdated cache tags. */
  tags: readonly string[];
  events: readonly (LabelMoved | VersionRefused)[];
  changes?: VersionSummary | undefined;
}

/** Notifies a hook, in the format of the frontends of GitBook's API, which ignore events. */
export async function callHook(
  deps: Deps,
  { id, url, secret: sealed }: HookRecord,
  { tags, events, changes }: Notification,
): Promise<HookResult> {
  const secret = openSecret(deps, id, sealed);
  if (secret === undefined) {
    return {
      kind: 'failed',
      reason: 'its secret cannot be decrypted with the key of this server: add the hook again',
    };
  }
  return deps.callHook({
    url,
    body: JSON.stringify({ tags, changes, ...(events.length > 0 ? { events } : {}) }),
    secret,
    time: timeout,
  });
}

function openSecret(deps: Deps, hookId: string, sealed: string): string | undefined {
  try {
    return deps.open(sealed, hookSecretPurpose(hookId));
  } catch {
    return undefined;
  }
}
