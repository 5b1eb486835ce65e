import type { Schema } from '@specshelf/contract';
import { Definition } from '../components/definition.js';
import { Timestamp } from '../components/timestamp.js';

type Publication = Schema<'OpenAPISpecPublication'>;

/** Who published a content, when, and where it comes from, as entries of a `<dl>`. */
export function PublicationFacts({ publication }: { publication: Publication }) {
  return (
    <>
      <Definition name="Published">
        <PublicationLine publication={publication} />
      </Definition>
      {publication.provenance && <ProvenanceFacts provenance={publication.provenance} />}
    </>
  );
}

/** When a content was published, and by whom. */
export function PublicationLine({
  publication: { publishedAt, publisher, trigger },
}: {
  publication: Publication;
}) {
  return (
    <>
      <Timestamp at={publishedAt} />
      {publisher && ` by ${publisher.displayName}`}
      {trigger === 'refreshed' && ', processed again by the server'}
    </>
  );
}

/** The provenance of a publication, as entries of a `<dl>`. */
export function ProvenanceFacts({ provenance }: { provenance: Schema<'Provenance'> }) {
  const { repository, branch, commit, author, message, url } = provenance;
  return (
    <>
      {repository !== undefined && <Definition name="Repository">{repository}</Definition>}
      {branch !== undefined && <Definition name="Branch">{branch}</Definition>}
      {commit !== undefined && (
        <Definition name="Commit">
          <code>{commit}</code>
        </Definition>
      )}
      {author !== undefined && <Definition name="Author">{author}</Definition>}
      {message !== undefined && <Definition name="Message">{message}</Definition>}
      {url !== undefined && (
        <Definition name="Origin">
          <OriginLink url={url} />
        </Definition>
      )}
    </>
  );
}

/** Links only to URLs that a browser can open. Publishers choose them, so that search engines ignore the link. */
function OriginLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <>{url}</>;
  return (
    <a href={url} rel="nofollow noopener noreferrer">
      {url}
    </a>
  );
}
