import type { Reading } from '../reading.js';

/** Shown instead of a page that does not exist in this version of the documentation. */
export function MissingPage({ reading: { reader, versionId, latest } }: { reading: Reading }) {
  return (
    <>
      <p>This documentation has no page at this address. It may have been renamed or removed.</p>
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
        {versionId !== undefined && (
          <li>
            <a href={latest.overview}>The latest version</a>
          </li>
        )}
      </ul>
    </>
  );
}
