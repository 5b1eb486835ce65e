import { openDefault } from '../components/version-hint.js';
import type { Reading } from '../reading/reading.js';

interface MissingPageProps {
  reading: Reading;
  /** The label in the address, if the specification has no such label. */
  unknownLabel?: string | undefined;
}

/** Shown instead of a page that does not exist in this version of the documentation. */
export function MissingPage({ reading, unknownLabel }: MissingPageProps) {
  const { reader, versionId, label, latest } = reading;
  return (
    <>
      <p>
        {unknownLabel === undefined
          ? 'This documentation has no page at this address. It may have been renamed or removed.'
          : `This specification has no label ${JSON.stringify(unknownLabel)}. It may have been deleted. The links lead to the default version.`}
      </p>
      <ul>
        <li>
          <a href={reader.overview}>Overview</a>
        </li>
        <li>
          <a href={reader.operations}>All operations</a>
        </li>
        <li>
          <a href={reader.search}>Search</a>
        </li>
        {(versionId !== undefined || label !== undefined) && (
          <li>
            <a href={latest.overview}>{openDefault(reading)}</a>
          </li>
        )}
      </ul>
    </>
  );
}
