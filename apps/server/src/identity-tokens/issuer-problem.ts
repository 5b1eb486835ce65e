import { parseURL } from '@specshelf/service';
import { sourceURLProblem, type TargetRules } from '../fetching/guard/source-url-problem.js';

/**
 * Returns the reason why an issuer of identity tokens is forbidden; undefined if it is not. The operator permits private addresses and
 * `http` by listing an issuer.
 */
export function issuerProblem(
  issuer: string,
  rules: TargetRules,
  trustedIssuers: readonly string[] = [],
): string | undefined {
  const origin = parseURL(issuer)?.origin;
  if (trustedIssuers.some((trusted) => new URL(trusted).origin === origin)) return undefined;
  if (!issuer.startsWith('https:'))
    return 'must begin with https://, unless the operator of the server lists it in SPECSHELF_TRUSTED_ISSUERS';
  const problem = sourceURLProblem(issuer, rules);
  return problem?.replace(
    'can allow address ranges with SPECSHELF_FETCH_ALLOW',
    'can list the issuer in SPECSHELF_TRUSTED_ISSUERS',
  );
}
