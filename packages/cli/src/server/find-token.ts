import { identityTokenHint, identityTokenOf } from '../ci/identity-token.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { exchangeToken } from './exchange-token.js';
import type { ServerAddress } from './find-server.js';
import type { TokenSource } from './token-source.js';

/**
 * Finds the token for a server: of the login that was named, of `SPECSHELF_TOKEN`, of the login of the same address, or one for the
 * OpenID Connect token of a CI job.
 */
export async function findToken(
  address: ServerAddress,
  organizationId: string | undefined,
  process: CommandLineProcess,
): Promise<TokenSource> {
  const { baseUrl, from, login, isNamed, isChosen } = address;
  const fromEnvironment = process.env['SPECSHELF_TOKEN']?.trim();
  if (fromEnvironment && isPlaceholder(fromEnvironment)) throw undefinedSecret(fromEnvironment);
  if (fromEnvironment && !isChosen) throw unknownServer(address);
  if (fromEnvironment && !isNamed) return { from: 'SPECSHELF_TOKEN', read: async () => fromEnvironment };
  if (login !== undefined) return { from: `the login ${login.name}`, read: async () => login.token };
  const request = () => identityTokenOf(process.env, process.fetch, baseUrl);
  const identity = await request();
  if (identity !== undefined) assertAudience(identity, baseUrl, from);
  if (identity === undefined) {
    return { from: undefined, read: undefined, hint: identityTokenHint(process.env) };
  }
  if (organizationId === undefined) {
    throw new CommandFailure(
      [
        'The organization is not known, and only it decides which CI jobs it trusts.',
        'Add organization to specshelf.yaml, set SPECSHELF_ORGANIZATION, or use --organization <id>.',
      ],
      2,
    );
  }
  return exchangeToken({ address, organizationId, identity, request }, process);
}

/** Azure Pipelines and others pass on the reference to a secret that is not defined. */
const isPlaceholder = (text: string) => /^\$[({].*[)}]$/.test(text);

const undefinedSecret = (text: string) =>
  new CommandFailure(
    [
      `SPECSHELF_TOKEN is the text ${text}: the CI system has no such secret. Define it, and pass it on to this step.`,
    ],
    3,
  );

/** A pull request may change the address in a file of the repository, and receive the token. */
const unknownServer = ({ baseUrl, from }: ServerAddress) =>
  new CommandFailure(
    [
      `SPECSHELF_TOKEN is not sent to ${baseUrl}, because this address is from ${from}: a pull request can change that file.`,
      'Set SPECSHELF_BASE_URL to the address of the server of the token.',
    ],
    3,
  );

/** A server could use an identity token for another server there. */
function assertAudience(token: string, baseUrl: string, from: string): void {
  const audiences = [audienceOf(token)].flat().filter((audience) => typeof audience === 'string');
  if (audiences.some((audience) => audience.replace(/\/+$/, '') === baseUrl)) return;
  throw new CommandFailure(
    [
      `The identity token of this job is for ${audiences.join(', ') || 'no audience'}, and is not sent to ${baseUrl} (from ${from}).`,
      `Set its audience (aud) to ${baseUrl}.`,
    ],
    3,
  );
}

function audienceOf(token: string): unknown {
  try {
    return Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))).aud;
  } catch {
    return undefined;
  }
}
