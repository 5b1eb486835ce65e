import { ApiError, NotFoundError } from '@specshelf/sdk';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { createClient } from './create-client.js';
import { failureOf } from './failure-of.js';
import type { ServerAddress } from './find-server.js';
import { messageOf } from './message-of.js';
import type { TokenSource } from './token-source.js';

export interface Exchange {
  address: ServerAddress;
  organizationId: string;
  /** The OpenID Connect token of the job. */
  identity: string;
  /** Requests another one, when the token of the server is about to expire. */
  request(): Promise<string | undefined>;
}

/** A token is renewed this long before it expires. In milliseconds. */
const renewal = 60_000;

/** Exchanges the OpenID Connect token of a CI job for a token of the server, which is renewed while the command runs. */
export async function exchangeToken(
  { address, organizationId, identity, request }: Exchange,
  process: Pick<CommandLineProcess, 'env' | 'fetch' | 'sleep'>,
): Promise<TokenSource> {
  const client = createClient(address.baseUrl, undefined, process);
  const exchange = async (token: string) => {
    try {
      const { secret, token: created } = await client.tokens.exchange({ organizationId, token });
      // The clocks of the server and of this machine may differ.
      const lifetime = Date.parse(created.expiresAt ?? created.createdAt) - Date.parse(created.createdAt);
      return { secret, renewAt: performance.now() + lifetime - renewal };
    } catch (error) {
      throw (
        refusalOf(error) ?? (await failureOf(error, { address, token: { from: undefined, read: undefined } }))
      );
    }
  };
  let current = await exchange(identity);
  return {
    from: 'the identity of this CI job',
    async read() {
      if (performance.now() > current.renewAt) current = await exchange((await request()) ?? identity);
      return current.secret;
    },
  };
}

/** Explains why the server does not accept the job; undefined for other errors. */
function refusalOf(error: unknown): CommandFailure | undefined {
  if (!(error instanceof ApiError) || error.type === undefined) return undefined;
  if (error instanceof NotFoundError) {
    return new CommandFailure(
      ['The server is too old to trust CI jobs. Store a token as a secret, and set SPECSHELF_TOKEN.'],
      3,
    );
  }
  if (error.status >= 500 || error.status === 429) return undefined;
  return new CommandFailure([`The server does not trust this CI job: ${messageOf(error)}`], 3);
}
