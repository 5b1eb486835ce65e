import type { Schema } from '@specshelf/contract';
import type { Links } from '../links.js';
import { Definition } from './definition.js';
import { DocumentLinks, PublishedLinks } from './document-links.js';
import { Timestamp } from './timestamp.js';

type Spec = Schema<'OpenAPISpec'>;

interface SpecDetailsProps {
  spec: Spec;
  organizationId: string;
  links: Links;
}

/** The source, and documents of a specification. */
export function SpecDetails({ spec, organizationId, links }: SpecDetailsProps) {
  const place = { organizationId, specSlug: spec.slug };
  const { lastVersion, lastProcessedAt } = spec;
  return (
    <section>
      <dl>
        {lastProcessedAt !== undefined && (
          <Definition name="Last processed">
            <Timestamp at={lastProcessedAt} />
          </Definition>
        )}
        <Definition name="Source">
          <Source url={spec.sourceURL} />
        </Definition>
        <Definition name="Created">
          <Timestamp at={spec.createdAt} />
        </Definition>
        {lastVersion !== undefined && (
          <Definition name="Latest version">
            <div class="links">
              <a href={links.version(place, lastVersion)}>{lastVersion}</a>
              <DocumentLinks place={place} versionId={lastVersion} links={links} />
            </div>
          </Definition>
        )}
        {lastVersion !== undefined && spec.visibility === 'public' && (
          <Definition name="Public document">
            <PublishedLinks place={place} links={links} />
          </Definition>
        )}
        <Definition name="API request">
          <code>GET {spec.urls.location}</code>
        </Definition>
      </dl>
    </section>
  );
}

/** Links only to URLs that a browser can open. */
function Source({ url }: { url: string | undefined }) {
  if (url === undefined) return <>Uploaded</>;
  if (!/^https?:\/\//i.test(url)) return <code>{url}</code>;
  return (
    <a href={url} rel="noreferrer">
      {url}
    </a>
  );
}
