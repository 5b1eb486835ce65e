import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { SuiteContext } from '../suite-context.js';

/** An issuer of identity tokens of CI jobs. */
export interface CIIssuer {
  issuer: string;
  /** Signs a token for a job with valid claims, except those that are replaced. A claim of undefined is omitted. */
  sign(claims: Claims, options?: SignOptions): Promise<string>;
}

type Claims = Readonly<Record<string, unknown>>;

interface SignOptions {
  /** The ID of the key in the header. */
  keyId?: string;
  /** Whether to sign with a key that the issuer does not publish. */
  withOtherKey?: boolean;
}

const algorithm = 'RS256';
let pairs: Promise<CryptoKeyPair[]> | undefined;

/** Generates the keys once: that takes a while. */
function keyPairs(): Promise<CryptoKeyPair[]> {
  pairs ??= Promise.all([1, 2].map(() => generateKeyPair(algorithm, { extractable: true })));
  return pairs;
}

/** Hosts an issuer whose name no other test uses: servers cache keys. */
export async function hostIssuer(context: SuiteContext, name: string): Promise<CIIssuer> {
  const [pair, other] = await keyPairs();
  if (!pair || !other) throw new Error('There are two pairs');
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'first', alg: algorithm, use: 'sig' };
  const issuer = await context.target.hostIssuer(name, [key]);
  const now = Math.floor(Date.parse(context.world.now) / 1000);
  return {
    issuer,
    sign: (claims, { keyId = 'first', withOtherKey = false } = {}) => {
      const standard = { iss: issuer, aud: context.target.baseUrl, iat: now, nbf: now, exp: now + 300 };
      return new SignJWT({ ...standard, ...claims })
        .setProtectedHeader({ alg: algorithm, kid: keyId })
        .sign((withOtherKey ? other : pair).privateKey);
    },
  };
}

/** Claims of a job of GitHub Actions on the branch `main` of `acme/ferry`. */
export const githubJob = {
  sub: 'repo:acme/ferry:environment:production',
  repository: 'acme/ferry',
  repository_id: '740123456',
  repository_owner: 'acme',
  repository_owner_id: '65',
  event_name: 'push',
  ref: 'refs/heads/main',
  ref_type: 'branch',
  environment: 'production',
  sha: 'c0ffee0000000000000000000000000000000000',
  run_id: '4711',
  actor: 'ada',
};

/** Claims of a job of GitLab CI on the tag `v1.2.0` of `acme/platform/ferry`. */
export const gitlabJob = {
  sub: 'project_path:acme/platform/ferry:ref_type:tag:ref:v1.2.0',
  project_path: 'acme/platform/ferry',
  project_id: '22',
  namespace_path: 'acme/platform',
  pipeline_source: 'push',
  pipeline_id: '1212',
  job_id: '1',
  ref: 'v1.2.0',
  ref_type: 'tag',
  ref_protected: 'true',
  sha: 'decaf00000000000000000000000000000000000',
  user_login: 'grace',
};
