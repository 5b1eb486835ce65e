import { type Client, isApiError, isSdkError, type OpenAPISpec } from '@specshelf/sdk';
import { defined } from '@specshelf/service';
import type { Sent } from './sources.js';

export const organizationId = 'default';

/** A specification as it has to be once nothing is under way; undefined when it is not to be there. */
export type Expected =
  | {
      /** Unknown when the answer that would have said it was lost. */
      id?: string;
      /** The name of the source; undefined when that cannot be read. */
      name?: string;
      visibility: OpenAPISpec['visibility'];
    }
  | undefined;

/** What is known of one slug by the answers that came. One writer has it at a time. */
export interface Account {
  specSlug: string;
  /** One state; or several, when an answer was lost. */
  possible: Expected[];
  /** What was sent last. */
  source?: Sent;
  /** The digest of everything that was sent, by its name. */
  sent: Map<string, string>;
  /** Of which source each version was made that was seen, and the digest of its document; by specification and version. */
  versions: Map<string, Map<string, { name: string; digest: string }>>;
  /** How much hooks had been told before the last change that they have to be told of. */
  toldBefore?: number;
}

/** Something that a writer does to a specification. */
export interface Change {
  /** Gives the specification as it is answered; undefined when there is none in the answer. */
  send(client: Client): Promise<OpenAPISpec | undefined>;
  /** What it makes of the state before. */
  after(before: Expected): Expected;
  /** Whether hooks have to be told. */
  isTold: boolean;
}

export function openAccount(specSlug: string): Account {
  return { specSlug, possible: [undefined], sent: new Map(), versions: new Map() };
}

/** Makes a change, and keeps the books. False when the answer was lost: it may have been made, or not. */
export async function make(change: Change, account: Account, client: Client, told: number): Promise<boolean> {
  try {
    const answered = await change.send(client);
    const after = change.after(account.possible[0]);
    account.possible = [after && { ...after, ...defined({ id: answered?.id }) }];
    if (change.isTold) account.toldBefore = told;
    return true;
  } catch (error) {
    if (!isSdkError(error) || isApiError(error)) throw error;
    account.possible.push(...account.possible.map(change.after));
    return false;
  } finally {
    // What it replaces before it was processed need not be told of any more, and this need not either.
    if (!change.isTold) delete account.toldBefore;
  }
}
