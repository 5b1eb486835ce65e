import { createPublisher } from './ci/exchange.js';
import type { SuiteContext } from './suite-context.js';

/** Creates the token or the trusted publisher that a path names, with the token of the editor, and returns its ID. */
export async function createResources(
  context: SuiteContext,
  path: string,
): Promise<{ tokenId?: string; trustedPublisherId?: string }> {
  if (path.includes('{tokenId}')) return { tokenId: await createToken(context) };
  if (!path.includes('{trustedPublisherId}')) return {};
  const { id } = await createPublisher(context, { issuer: 'https://ci.example' });
  return { trustedPublisherId: id };
}

async function createToken(context: SuiteContext): Promise<string> {
  const { token } = await context.client().tokens.create({
    organizationId: 'acme',
    name: 'laptop',
    scopes: ['openapi:read'],
    expiresAt: '2026-03-08T00:00:00Z',
  });
  return token.id;
}
