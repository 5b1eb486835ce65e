import { Day } from '../../components/timestamp.js';
import type { Reading } from '../reading/reading.js';
import { yearShown } from './year-shown.js';

/** Notice that the address names a version other than the default, with a link to the default. */
export function VersionHint({ reading }: { reading: Reading }) {
  const { versionId, label, version, overview, latest } = reading;
  if (versionId === undefined && (label === undefined || version.isDefault)) return null;
  const date = <Day at={version.record.createdAt} now={yearShown(reading)} />;
  return (
    <p class="reader-note" role="note">
      {overview.version === '' ? (
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

/** The text of the link to the default version. It is constant in pages of a version, which are cached for long. */
export function openDefault({
  spec: { defaultLabel },
  versionId,
}: Pick<Reading, 'spec' | 'versionId'>): string {
  if (versionId !== undefined) return 'Open the default version';
  return defaultLabel === undefined ? 'Open the latest version' : `Open the default version, ${defaultLabel}`;
}
