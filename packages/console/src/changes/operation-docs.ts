import type { Schema } from '@specshelf/contract';
import { RequestError } from '@specshelf/service';
import { createReaderLinks } from '../reader/reading/reader-links.js';
import { findAction, loadSiteIndex } from '../reader/reading/site-index.js';
import type { SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';

type Operation = Pick<Schema<'AffectedOperation'>, 'method' | 'path'>;

/** Returns the URL of the documentation of an operation or a webhook; undefined if the version has none. */
export type FindDocs = (operation: Operation) => string | undefined;

/** Reads where the operations of a version are documented. */
export async function readOperationDocs(
  { service, principal, links, pause }: PageRequest,
  place: SpecPlace,
  versionId: string,
): Promise<FindDocs> {
  const { version } = await service.reader.open({ ...place, versionId }, principal);
  const map = await version?.siteMap().catch(unlessTooLarge);
  if (map) await loadSiteIndex(map, pause);
  const reader = createReaderLinks(links.version(place, versionId), true);
  return ({ method, path }) => {
    const page = map && findAction(map, method, path);
    return page && reader.page(page.path);
  };
}

/** Changes of a document without pages have no links to them. */
function unlessTooLarge(error: unknown): undefined {
  if (!(error instanceof RequestError) || error.meaning !== 'too-large') throw error;
}
