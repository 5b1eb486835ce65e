import { type Deps, type NewAccessToken, newAccessToken } from '@specshelf/service';
import * as accessTokens from '../store/access-tokens.js';
import type { Database } from '../store/database.js';
import * as organizations from '../store/organizations.js';
import * as spaces from '../store/spaces.js';
import { isUniqueViolation } from '../store/unique-violation.js';

export interface BootstrapOptions extends Pick<Deps, 'now' | 'newId' | 'newSecret' | 'digest'> {
  /** Random by default. */
  token?: string | undefined;
}

/**
 * Makes an empty database usable: an organization, a space and a token for them. Gives the token, whose secret is kept nowhere;
 * undefined when the database is not empty.
 */
export async function bootstrap(
  database: Database,
  options: BootstrapOptions,
): Promise<NewAccessToken | undefined> {
  const writing = database.write(async (transaction) => {
    // Tokens stay when they are revoked: where there is one, somebody has removed the organizations.
    if (!(await organizations.isEmpty(transaction))) return undefined;
    if (!(await accessTokens.isEmpty(transaction))) return undefined;
    const createdAt = options.now().toISOString();
    const token = newAccessToken(
      options,
      {
        subject: { id: 'operator', displayName: 'Operator' },
        organizations: ['default'],
        scopes: ['openapi:read', 'openapi:write', 'space:read'],
      },
      options.token,
    );
    const isInserted = await organizations.insert(transaction, {
      id: 'default',
      title: 'Default',
      createdAt,
      emailDomains: [],
      type: 'business',
    });
    // Another server was faster.
    if (!isInserted) return undefined;
    await spaces.insert(transaction, { id: 'docs', organizationId: 'default', createdAt });
    await accessTokens.insert(transaction, token.record);
    return token;
  });
  return writing.catch(nothingWhenTaken);
}

/** Another server, which was started at the same time, has made it usable. */
function nothingWhenTaken(error: unknown): undefined {
  if (!isUniqueViolation(error)) throw error;
}
