import { type Deps, firstTokenScopes, type NewAccessToken, newAccessToken } from '@specshelf/service';
import * as accessTokens from '@specshelf/store/access-tokens';
import type { Database } from '@specshelf/store/database';
import * as organizations from '@specshelf/store/organizations';
import * as spaces from '@specshelf/store/spaces';
import { isUniqueViolation } from '@specshelf/store/unique-violation';

export interface BootstrapOptions extends Pick<Deps, 'now' | 'newId' | 'newSecret' | 'digest'> {
  /** The secret of the token. Default: a random one. */
  token?: string | undefined;
}

/**
 * Creates an organization, a space, and a token in an empty database. Returns the token, whose secret is not stored; undefined
 * if the database is not empty.
 */
export async function bootstrap(
  database: Database,
  options: BootstrapOptions,
): Promise<NewAccessToken | undefined> {
  const writing = database.write(async (transaction) => {
    // Revoked tokens remain: if there is a token but no organization, an operator has deleted the organizations.
    if (!(await organizations.isEmpty(transaction))) return undefined;
    if (!(await accessTokens.isEmpty(transaction))) return undefined;
    const createdAt = options.now().toISOString();
    const token = newAccessToken(
      options,
      {
        subject: { id: 'operator', displayName: 'Operator' },
        organizations: ['default'],
        scopes: firstTokenScopes,
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
    // Another server has created the organization at the same time.
    if (!isInserted) return undefined;
    await spaces.insert(transaction, { id: 'docs', organizationId: 'default', createdAt });
    await accessTokens.insert(transaction, token.record);
    return token;
  });
  return writing.catch(ignoreConflict);
}

/** Ignores a conflict with another server that was started at the same time. */
function ignoreConflict(error: unknown): undefined {
  if (!isUniqueViolation(error)) throw error;
}
