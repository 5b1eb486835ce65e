import type { Schema } from '@specshelf/contract';
import type { SiteMap } from '@specshelf/service';
import type { SpecPlace } from '../links.js';
import type { PageRequest } from '../page-request.js';
import { createReaderLinks } from '../reader/reader-links.js';

type Operation = Pick<Schema<'AffectedOperation'>, 'method' | 'path'>;

/** Returns the URL of the documentation of an operation or a webhook; undefined if the version has none. */
export type FindDocs = (operation: Operation) => string | undefined;

/** Reads where the operations of a version are documented. */
export async function readOperationDocs(
  { service, principal, links }: PageRequest,
  place: SpecPlace,
  versionId: string,
): Promise<FindDocs> {
  const { version } = await service.reader.open({ ...place, versionId }, principal);
  const pages = pathsOf(await version?.siteMap());
  const reader = createReaderLinks(links.version(place, versionId), true);
  return ({ method, path }) => {
    const page = pages.get(`${method.toLowerCase()} ${path}`);
    return page === undefined ? undefined : reader.page(page);
  };
}

function pathsOf(map: SiteMap | undefined): ReadonlyMap<string, string> {
  const named = (map?.pages ?? []).flatMap(({ method, address, path }) =>
    method === undefined ? [] : [[`${method.toLowerCase()} ${address}`, path] as const],
  );
  return new Map(named);
}
