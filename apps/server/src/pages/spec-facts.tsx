import type { Schema } from '@specshelf/contract';
import { DocumentLinks } from './document-links.js';
import { Fact } from './fact.js';
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
        <Fact name="State">{stateOf(spec)}</Fact>
        {lastProcessedAt !== undefined && (
          <Fact name="Last processed">
            <Moment at={lastProcessedAt} />
          </Fact>
        )}
        <Fact name="Source">
          <Source url={spec.sourceURL} />
        </Fact>
        <Fact name="Created">
          <Moment at={spec.createdAt} />
        </Fact>
        {lastVersion !== undefined && (
          <Fact name="Latest version">
            <div class="links">
              <a href={links.version(place, lastVersion)}>{lastVersion}</a>
              <DocumentLinks place={place} versionId={lastVersion} links={links} />
            </div>
          </Fact>
        )}
        {lastVersion !== undefined && spec.visibility === 'public' && (
          <Fact name="For everybody">
            <PublishedLinks place={place} links={links} />
          </Fact>
        )}
        <Fact name="In the API">
          <code>GET {spec.urls.location}</code>
        </Fact>
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
