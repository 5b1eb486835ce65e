import { NotFoundError, type OpenAPISpec } from '@specshelf/sdk';
import type { Connection } from '../server/connection.js';
import { failureOf } from '../server/failure-of.js';

/** Returns a specification of an organization that exists; undefined if there is none with this slug. */
export async function findSpec(connection: Connection, specSlug: string): Promise<OpenAPISpec | undefined> {
  try {
    return await connection.org.specs.get({ specSlug });
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw await failureOf(error, connection);
  }
}
