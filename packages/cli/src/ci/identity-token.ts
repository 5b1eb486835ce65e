import { responseLimit } from '../network/response-limit.js';
import { type Fetch, NoResponse, sendRequest, type Transport, type Wait } from '../network/send-request.js';
import { CommandFailure } from '../process/command-failure.js';
import { printable } from '../terminal/printable.js';
import type { Env } from './build.js';
import { detectCI } from './read-build.js';
import { textAt } from './text-at.js';

/**
 * Returns the OpenID token with which the CI system identifies the current job to `audience`, the base URL of a Specshelf server, or
 * undefined if the job has none. Throws `CommandFailure` if a token is malformed or cannot be requested.
 */
export async function identityTokenOf(
  env: Env,
  fetch: Fetch,
  audience: string,
  wait?: Wait,
): Promise<string | undefined> {
  const configured = env['SPECSHELF_ID_TOKEN']?.trim();
  if (configured) {
    if (isToken(configured)) return configured;
    throw new CommandFailure(
      ['The variable SPECSHELF_ID_TOKEN is not an OpenID token, which has three parts separated by dots.'],
      2,
    );
  }
  const url = env['ACTIONS_ID_TOKEN_REQUEST_URL'];
  const requestToken = env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
  if (detectCI(env) !== 'github' || !url || !requestToken || !URL.canParse(url)) return undefined;
  return requestFromGitHub({ fetch, wait, limit: responseLimit(env) }, url, requestToken, audience);
}

/** Returns how the current job gets an OpenID token, for the message that no token was found. */
export function identityTokenHint(env: Env): string | undefined {
  const system = detectCI(env);
  return system && hints[system];
}

const hints = {
  github: 'For trusted publishing, add `permissions: { id-token: write, contents: read }` to the job.',
  gitlab:
    'For trusted publishing, add `id_tokens: { SPECSHELF_ID_TOKEN: { aud: <base URL of the server> } }` to the job.',
  circleci: undefined,
  buildkite: undefined,
  jenkins: undefined,
  azure: undefined,
  bitbucket: undefined,
} as const;

async function requestFromGitHub(
  transport: Transport,
  address: string,
  requestToken: string,
  audience: string,
): Promise<string> {
  const url = new URL(address);
  url.searchParams.set('audience', audience);
  const headers = { authorization: `Bearer ${requestToken}` };
  const failure = (reason: string) =>
    new CommandFailure([`GitHub returned no OpenID token for ${printable(audience)}: ${reason}.`], 4);
  try {
    const { ok, status, body } = await sendRequest(transport, { url: url.href, headers });
    if (!ok) throw failure(`it answered ${status}`);
    const token = textAt(body, 'value');
    if (token === undefined || !isToken(token)) throw failure('the response has no token');
    return token;
  } catch (error) {
    throw error instanceof NoResponse ? failure(error.message) : error;
  }
}

const isToken = (text: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
