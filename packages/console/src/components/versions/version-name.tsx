import type { Schema } from '@specshelf/contract';
import { Day, formatDay, formatTime } from '../timestamp.js';

type Version = Schema<'OpenAPISpecVersion'>;

/** A version as pages name it. */
export type NamedVersion = Pick<Version, 'createdAt' | 'documentVersion'>;

interface VersionNameProps {
  version: NamedVersion;
  /** The time of the server. Without it, the year is always shown. */
  now: Date | undefined;
}

/** A version by the version of its document and its day: `2.0.0, 28 November`. Its ID says nothing to people. */
export function VersionName({ version: { documentVersion, createdAt }, now }: VersionNameProps) {
  return (
    <>
      {documentVersion || unversioned}, <Day at={createdAt} now={now} />
    </>
  );
}

/** The same as text; the ID of a version that retention has removed. */
export function versionName(id: string, version: NamedVersion | undefined, now: Date): string {
  if (version === undefined) return id;
  return `${version.documentVersion || unversioned}, ${formatDay(version.createdAt, now)}`;
}

/** For documents without a version. */
export const unversioned = 'Unversioned';

/** Returns the names of versions by their IDs, with the time of those that have the name of another one. */
export function distinctNames(
  versions: Iterable<NamedVersion & { id: string }>,
  now: Date,
): Map<string, string> {
  const all = [...versions].map((version) => ({ version, name: versionName(version.id, version, now) }));
  const isRepeated = (name: string) => all.filter((each) => each.name === name).length > 1;
  return new Map(
    all.map(({ version: { id, createdAt }, name }) => [
      id,
      isRepeated(name) ? `${name}, ${formatTime(createdAt).slice(11)}` : name,
    ]),
  );
}

/** A button that copies the ID of a version, which other programs need. */
export function CopyVersionId({ id }: { id: string }) {
  return (
    <>
      <shelf-copy data-text={id} data-label="Copy ID" />
      <noscript>
        <code class="quiet">{id}</code>
      </noscript>
    </>
  );
}
