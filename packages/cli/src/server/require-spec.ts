import { NotFoundError, type OpenAPISpec } from '@specshelf/sdk';
import type { Connection } from './connection.js';
import { unknownSpec } from './unknown-spec.js';

/** Returns a specification. Fails with similar slugs if it does not exist. */
export async function requireSpec(connection: Connection, specSlug: string): Promise<OpenAPISpec> {
  try {
    return await connection.org.specs.get({ specSlug });
  } catch (error) {
    throw error instanceof NotFoundError ? await unknownSpec(connection, specSlug, error) : error;
  }
}
