import { defined } from '@specshelf/base/defined';
import { type Client, isApiError, isSdkError, type OpenAPISpec } from '@specshelf/sdk';
import type { Sent } from './sources.js';

export const organizationId = 'default';

/** The expected state of a specification when all work has ended; undefined if it must not exist. */
export type Expected =
  | {
      /** Unknown if the response with it was lost. */
      id?: string;
      /** The name of the source; undefined if the source is invalid. */
      name?: string;
      visibility: OpenAPISpec['visibility'];
    }
  | undefined;

/** The acknowledged state of one slug, which only one writer changes. */
export interface Account {
  specSlug: string;
  /** One state; or several if a response was lost. */
  possible: Expected[];
  /** The last source. */
  source?: Sent;
  /** The digests of all sources, by name. */
  sent: Map<string, string>;
  /** The source of each version and the digest of its document, by specification and version. */
  versions: Map<string, Map<string, { name: string; digest: string }>>;
  /** The changes since the last check, with their outcomes: a reported loss shows them. */
  history: string[];
  /** The number of deliveries before the last change that requires one. */
  deliveriesBefore?: number;
}

/** A write to a specification. */
export interface Change {
  name: string;
  /** Returns the specification in the response; undefined if there is none. */
  send(client: Client): Promise<OpenAPISpec | undefined>;
  /** Returns the state after the change. */
  after(before: Expected): Expected;
  /** Whether hooks must be notified. */
  notifiesHooks: boolean;
}

export function openAccount(specSlug: string): Account {
  return { specSlug, possible: [undefined], sent: new Map(), versions: new Map(), history: [] };
}

/** Makes a change, and records it. Returns false if the response was lost, so that the outcome is unknown. */
export async function make(
  change: Change,
  account: Account,
  client: Client,
  deliveries: number,
): Promise<boolean> {
  try {
    const spec = await change.send(client);
    account.possible = confirmed(account.possible.map(change.after), spec);
    account.history.push(`${change.name}: ${spec ? `${spec.id}, ${spec.visibility}` : 'done'}`);
    if (change.notifiesHooks) account.deliveriesBefore = deliveries;
    return true;
  } catch (error) {
    // A busy machine may take longer to send a request than a server waits for it.
    const isLate = isApiError(error) && error.status === 408;
    if (!isSdkError(error) || (isApiError(error) && !isLate)) throw error;
    account.possible.push(...account.possible.map(change.after));
    account.history.push(`${change.name}: ${error}`);
    return false;
  } finally {
    // It may replace a source before its processing, so that neither of them causes a delivery.
    if (!change.notifiesHooks) delete account.deliveriesBefore;
  }
}

/** Returns the states that agree with the response: none if it shows a change that was not made. */
function confirmed(states: readonly Expected[], spec: OpenAPISpec | undefined): Expected[] {
  if (!spec) return [...states];
  const { id, visibility } = spec;
  const names = states.filter((state) => state?.visibility === visibility).map((state) => state?.name);
  return [...new Set(names)].map((name) => ({ id, visibility, ...defined({ name }) }));
}
