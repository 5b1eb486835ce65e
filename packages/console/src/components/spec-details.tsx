import type { Schema } from '@specshelf/contract';
import { specState } from '../spec-state.js';
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
        <Fact name="State">{describeState(spec)}</Fact>
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

function describeState(spec: Spec): string {
  const { lastProcessErrorCode, lastVersion } = spec;
  const latest =
    lastVersion === undefined ? 'There is no version yet.' : 'The previous version stays the latest.';
  const state = specState(spec);
  if (state === 'pending') return 'Waiting to be processed.';
  if (state === 'processing') return 'Being processed.';
  if (lastProcessErrorCode === undefined) return 'Processed.';
  return `Failed. ${failures[lastProcessErrorCode]} ${latest}`;
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
