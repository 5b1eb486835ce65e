import type { Handler } from '@specshelf/contract';
import { lazy } from '../../base/concurrency/lazy.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentAccessToken } from '../../features/tokens/access-token.js';

export const exchangeToken = (deps: Deps): Handler<'exchangeToken', Principal> => {
  // Loads the library that verifies signatures, which other operations do not need.
  const load = lazy(async () => {
    const { createIssuerKeys, exchangeIdentityToken } = await import('../../features/publishers/exchange.js');
    return { keys: createIssuerKeys(deps), exchangeIdentityToken };
  });
  return async ({ body, principal }) => {
    const { keys, exchangeIdentityToken } = await load();
    const { record, secret } = await exchangeIdentityToken(deps, keys, body, principal);
    return { status: 201, body: { token: presentAccessToken(record, record.createdAt), secret } };
  };
};
