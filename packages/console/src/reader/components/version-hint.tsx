import type { Reading } from '../reading.js';

/** Tells the reader that the address names another version than the default one, and leads to the default one. */
export function VersionHint({ reading }: { reading: Reading }) {
  const { versionId, label, version, overview, latest } = reading;
  if (versionId === undefined && (label === undefined || version.isDefault)) return null;
  const { createdAt } = version.record;
  const date = <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>;
  return (
    <p class="reader-note" role="note">
      {/* Depends on the address only if it names a version, so that these pages can be cached for long. */}
      {versionId !== undefined || overview.version === '' ? (
        <>You are reading the version of {date}</>
      ) : (
        <>
          You are reading version {overview.version} of {date}
        </>
      )}
      {label !== undefined && (
        <>
          , labeled <strong>{label}</strong>
        </>
      )}
      . <a href={latest.overview}>{openDefault(reading)}</a>
    </p>
  );
}

/** The text of the link to the default version. */
export function openDefault({ spec: { defaultLabel } }: Pick<Reading, 'spec'>): string {
  return defaultLabel === undefined ? 'Open the latest version' : `Open the default version, ${defaultLabel}`;
}
