import type { NewTrustedPublisher } from '@specshelf/sdk';
import type { SuiteContext } from '../suite-context.js';
import type { CIIssuer } from './ci-issuer.js';

export const organizationId = 'acme';

/** Creates a trusted publisher of `acme`: by default for the branch `main` of `acme/ferry` at GitHub. */
export function createPublisher(
  context: SuiteContext,
  { issuer }: Pick<CIIssuer, 'issuer'>,
  changes: Partial<NewTrustedPublisher> = {},
) {
  return context.client().trustedPublishers.create({
    organizationId,
    name: 'Ferry',
    provider: 'github',
    issuer,
    repository: 'acme/ferry',
    branches: ['main'],
    specSlugs: ['ferry', 'ferry-*'],
    scopes: ['openapi:read', 'openapi:write'],
    ...changes,
  });
}

/** The outcome of an exchange. */
export interface Exchanged {
  status: number;
  /** Empty if the exchange failed. */
  secret: string;
  /** The body of the response. */
  body: {
    token?: { id: string; expiresAt: string };
    error?: { type: string; message: string };
  };
}

/** Exchanges an identity token without an access token. */
export async function exchange(
  context: SuiteContext,
  token: string,
  organization = organizationId,
): Promise<Exchanged> {
  const { status, text } = await context.request('POST', '/v1/tokens/exchange', {
    token: null,
    body: { organizationId: organization, token },
  });
  const body = JSON.parse(text);
  return { status, body, secret: body.secret ?? '' };
}
