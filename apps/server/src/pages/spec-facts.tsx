import type { Schema } from '@specshelf/contract';
import { DocumentLinks } from './document-links.js';
import type { Links } from './links.js';
import { Moment } from './moment.js';
import { PublishedLinks } from './published-links.js';

type Spec = Schema<'OpenAPISpec'>;

interface SpecFactsProps {
  spec: Spec;
  organizationId: string;
  links: Links;
}

/** What is known of a specification. */
export function SpecFacts({ spec, organizationId, links }: SpecFactsProps) {
  const place = { organizationId, specSlug: spec.slug };
  const { lastVersion, lastProcessedAt } = spec;
  return (
    <section>
      <dl>
        <dt>State</dt>
        <dd>{stateOf(spec)}</dd>
        {lastProcessedAt !== undefined && (
          <>
            <dt>Last processed</dt>
            <dd>
              <Moment at={lastProcessedAt} />
            </dd>
          </>
        )}
        <dt>Source</dt>
        <dd>
          <Source url={spec.sourceURL} />
        </dd>
        <dt>Created</dt>
        <dd>
          <Moment at={spec.createdAt} />
        </dd>
        {lastVersion !== undefined && (
          <>
            <dt>Latest version</dt>
            <dd class="links">
              <a href={links.version(place, lastVersion)}>{lastVersion}</a>
              <DocumentLinks place={place} versionId={lastVersion} links={links} />
            </dd>
          </>
        )}
        {lastVersion !== undefined && spec.visibility === 'public' && (
          <>
            <dt>For everybody</dt>
            <dd>
              <PublishedLinks place={place} links={links} />
            </dd>
          </>
        )}
        <dt>In the API</dt>
        <dd>
          <code>GET {spec.urls.location}</code>
        </dd>
      </dl>
    </section>
  );
}

function stateOf({ processingState, lastProcessErrorCode, lastVersion }: Spec): string {
  const kept =
    lastVersion === undefined ? 'There is no version yet.' : 'The version before it stays the latest.';
  if (processingState === 'pending') return 'Its source waits to be processed.';
  if (processingState === 'progress') return 'Its source is being processed.';
  if (lastProcessErrorCode === undefined) return 'Its source was processed.';
  return `${failures[lastProcessErrorCode]} ${kept}`;
}

const failures: Record<NonNullable<Spec['lastProcessErrorCode']>, string> = {
  FETCH_TIMEOUT: 'The source took too long to answer.',
  FETCH_ERROR: 'The source could not be fetched.',
  PARSE_ERROR: 'The source is not a usable OpenAPI document.',
};

/** Only what a browser fetches becomes a link. */
function Source({ url }: { url: string | undefined }) {
  if (url === undefined) return <>Sent with the request</>;
  if (!/^https?:\/\//i.test(url)) return <code>{url}</code>;
  return (
    <a href={url} rel="noreferrer">
      {url}
    </a>
  );
}
