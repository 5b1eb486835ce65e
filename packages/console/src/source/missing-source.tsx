import type { MissingSource } from '@specshelf/service';
import type { SourceRequest } from './read-source.js';

/** Explains why there is no source to show, and names the next step. */
export function MissingSourceNotice({
  missing,
  request,
}: {
  missing: MissingSource;
  request: SourceRequest;
}) {
  const { source, place, links } = request;
  const url = source.spec.source.kind === 'url' ? source.spec.source.url : undefined;
  return (
    <div class="notice">
      <p>
        <strong>{titles[missing]}</strong>
      </p>
      <p>
        {texts[missing]}
        {missing === 'fetched' && url !== undefined && (
          <>
            {' '}
            Open <span class="mono">{url}</span> at the line of the problem, correct it there, and fetch it
            again. To see the lines here, publish the text itself.
          </>
        )}
      </p>
      {source.spec.lastVersion !== undefined && (
        <p>
          <a href={`${links.version(place, source.spec.lastVersion)}/source`}>Source of the latest version</a>
        </p>
      )}
    </div>
  );
}

const titles: Record<MissingSource, string> = {
  processing: 'The source is being processed',
  fetched: 'The source of the failed run is not stored',
  none: 'There is no source yet',
};

const texts: Record<MissingSource, string> = {
  processing:
    'The last run failed, and another run has started since, possibly with another source. Its lines are shown when it ends.',
  fetched: 'Files that are fetched from a URL are stored only when a run succeeds.',
  none: 'The specification has not been processed. Its source is shown when the first run ends.',
};
