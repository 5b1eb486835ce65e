import type { Schema } from '@specshelf/contract';
import { catalogURL } from '../catalog/catalog-query.js';
import { Definition } from '../components/definition.js';
import { DocumentFacts } from '../components/document-facts.js';
import { DocumentLinks, PublishedLinks } from '../components/document-links.js';
import { Timestamp } from '../components/timestamp.js';
import { versionName } from '../components/versions/version-name.js';
import type { KnownVersions } from '../labels/labeled-spec.js';
import type { Links } from '../web/links.js';

type Spec = Schema<'OpenAPISpec'>;

interface SpecDetailsProps {
  spec: Spec;
  organizationId: string;
  links: Links;
  /** The latest and the default version. */
  versions: KnownVersions;
  /** The time of the server. */
  now: Date;
}

/** The source, the catalog entry, and the documents of a specification. */
export function SpecDetails({ spec, organizationId, links, versions, now }: SpecDetailsProps) {
  const place = { organizationId, specSlug: spec.slug };
  const { lastVersion, lastProcessedAt, defaultLabel, defaultVersion } = spec;
  return (
    <section>
      <dl>
        <DocumentFacts facts={spec} />
        {lastProcessedAt !== undefined && (
          <Definition name="Last processed">
            <Timestamp at={lastProcessedAt} />
          </Definition>
        )}
        <Definition name="Source">
          <Source url={spec.sourceURL} />
        </Definition>
        <CatalogEntry spec={spec} root={links.organization(organizationId)} />
        <Definition name="Created">
          <Timestamp at={spec.createdAt} />
        </Definition>
        {lastVersion !== undefined && (
          <Definition name="Latest version">
            <div class="links">
              <a href={links.version(place, lastVersion)}>
                {versionName(lastVersion, versions.get(lastVersion), now)}
              </a>
              <DocumentLinks place={place} versionId={lastVersion} links={links} />
            </div>
          </Definition>
        )}
        {defaultLabel !== undefined && defaultVersion !== undefined && (
          <Definition name="Default version">
            <div class="links">
              <a href={links.version(place, defaultVersion)}>
                {versionName(defaultVersion, versions.get(defaultVersion), now)}
              </a>
              <a href={links.label(place, defaultLabel)}>{defaultLabel}</a>
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
        <Definition name="MCP server">
          <code>{spec.urls.app}/mcp</code>
        </Definition>
      </dl>
    </section>
  );
}

/** What users say of a specification. Owner and tags link to the specifications that share them. */
function CatalogEntry({ spec: { owner, lifecycle, tags, links }, root }: { spec: Spec; root: string }) {
  return (
    <>
      {owner !== undefined && (
        <Definition name="Owner">
          <a href={catalogURL(root, { owner })}>{owner}</a>
        </Definition>
      )}
      {lifecycle !== undefined && <Definition name="Lifecycle">{lifecycle}</Definition>}
      {tags.length > 0 && (
        <Definition name="Tags">
          <div class="links">
            {tags.map((tag) => (
              <a key={tag} href={catalogURL(root, { tag })}>
                {tag}
              </a>
            ))}
          </div>
        </Definition>
      )}
      {links.length > 0 && (
        <Definition name="Links">
          <div class="links">
            {links.map(({ title, url }) => (
              <a key={url} href={url} rel="noreferrer">
                {title}
              </a>
            ))}
          </div>
        </Definition>
      )}
    </>
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
