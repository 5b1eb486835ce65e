import { NotFoundError, type OpenAPISpecVersion } from '@specshelf/sdk';
import { CommandFailure } from '../process/command-failure.js';
import type { Connection } from './connection.js';
import { failureOf } from './failure-of.js';
import { unknownSpec } from './unknown-spec.js';

/** Returns the version that a label, an ID, or `latest` names; without a name, the latest one. */
export async function readVersion(
  connection: Connection,
  specSlug: string,
  name: string | undefined,
): Promise<OpenAPISpecVersion> {
  const { specs } = connection.org;
  const get = async (versionId: string) => {
    try {
      const { versions } = specs;
      if (versionId === 'latest') return await versions.getLatest({ specSlug });
      return await versions.get({ specSlug, versionId });
    } catch (error) {
      if (error instanceof NotFoundError) return undefined;
      throw await failureOf(error, connection);
    }
  };
  // No label is also the ID of a version.
  const candidates =
    name === undefined || name === 'latest'
      ? ['latest']
      : /^label:/.test(name)
        ? [name]
        : [`label:${name}`, name];
  for (const candidate of candidates) {
    const version = await get(candidate);
    if (version !== undefined) return version;
  }
  throw await unknownVersion(connection, specSlug, name);
}

async function unknownVersion(
  connection: Connection,
  specSlug: string,
  name: string | undefined,
): Promise<CommandFailure> {
  const { specs } = connection.org;
  try {
    await specs.get({ specSlug });
  } catch (error) {
    return error instanceof NotFoundError
      ? unknownSpec(connection, specSlug, error)
      : failureOf(error, connection);
  }
  if (name === undefined || name === 'latest') {
    return new CommandFailure(
      [`${specSlug} has no version yet: no source has been processed successfully.`],
      2,
    );
  }
  const { items } = await specs.labels.list({ specSlug }).catch(async (error) => {
    throw await failureOf(error, connection);
  });
  const labels = items.map((label) => label.name);
  const known = labels.length === 0 ? 'It has no labels.' : `Its labels are ${labels.join(', ')}.`;
  return new CommandFailure(
    [
      `${specSlug} has no label or version ${JSON.stringify(name)}. ${known}`,
      `To list its versions: specshelf versions ${specSlug}`,
    ],
    2,
  );
}
