import { FetchFailure } from '../fetching/failures/fetch-failure.js';
import { IssuerProblem } from './discover.js';

/** Why a sign-in failed. Contains no code, token, or secret: errors of the library may. */
export interface SignInProblem {
  /** For the log. */
  reason: string;
  /** For the user. */
  shown: string;
  /** Whether the provider could not be reached. */
  isTemporary: boolean;
}

const startAgain = 'Start the sign-in again.';

export function describeProblem(error: unknown): SignInProblem {
  const failure = causesOf(error).find(
    (cause) => cause instanceof IssuerProblem || cause instanceof FetchFailure,
  );
  if (failure) return { reason: failure.message, shown: startAgain, isTemporary: true };
  const { code, oauthError } = codesOf(error);
  if (oauthError !== undefined) return describeOAuthError(oauthError);
  const known = code === undefined ? undefined : meanings[code];
  const detail = error instanceof Error ? error.message : 'unknown error';
  return {
    reason: `${known ?? 'The response of the provider cannot be used'} (${detail}).`,
    shown: `${known ?? 'The response of the provider cannot be used'}. ${startAgain}`,
    isTemporary: false,
  };
}

const meanings: Readonly<Record<string, string>> = {
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'The ID token is for another sign-in, client, or issuer',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED:
    'The ID token has expired, or the clocks of the provider and this server differ',
  OAUTH_KEY_SELECTION_FAILED: 'The ID token is signed with an unknown key',
};

function describeOAuthError(code: string): SignInProblem {
  const { reason, shown } = oauthErrors[code] ?? {
    reason: 'Check the client at the provider.',
    shown: 'Ask the operator of this server to read its log.',
  };
  return {
    reason: `The provider returned the error ${code}. ${reason}`,
    shown: `The provider returned the error ${code}. ${shown}`,
    isTemporary: code === 'temporarily_unavailable' || code === 'server_error',
  };
}

const oauthErrors: Readonly<Record<string, { reason: string; shown: string }>> = {
  access_denied: {
    reason: 'The user or a policy of the provider refused.',
    shown: 'Access was denied there.',
  },
  invalid_grant: { reason: 'The code was used already, or has expired.', shown: startAgain },
  invalid_client: {
    reason: 'Check SPECSHELF_OIDC_CLIENT_ID and SPECSHELF_OIDC_CLIENT_SECRET.',
    shown: 'The operator of this server must correct its client ID or client secret.',
  },
  unauthorized_client: {
    reason: 'Check SPECSHELF_OIDC_CLIENT_ID, and allow the authorization code flow for the client.',
    shown: 'The operator of this server must correct its client at the provider.',
  },
};

/** Returns the code of the library, and that of OAuth, whose description is not repeated: anyone could choose its text. */
function codesOf(error: unknown): { code: string | undefined; oauthError: string | undefined } {
  let code: string | undefined;
  for (const cause of causesOf(error)) {
    if ('error' in cause && typeof cause.error === 'string' && /^[a-z_]{1,64}$/.test(cause.error)) {
      return { code, oauthError: cause.error };
    }
    if ('code' in cause && typeof cause.code === 'string') code = cause.code;
  }
  return { code, oauthError: undefined };
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause)
    causes.push(cause);
  return causes;
}
