import type { LinkTarget } from '@specshelf/render/preact';
import type { Reading } from './reading.js';
import { actionKey, siteIndexOf } from './site-index.js';

/** Returns the function that finds the URL of a link in a document, whose own address is `pageURL`. */
export function createLinkResolver(
  { map, reader }: Pick<Reading, 'map' | 'reader'>,
  pageURL: string,
): (target: LinkTarget) => string | undefined {
  const site = siteIndexOf(map);
  const at = (index: number | undefined) => {
    const page = index === undefined ? undefined : site.pages[index];
    return page && reader.page(page.path);
  };
  const isModels = (id: string | undefined) =>
    id !== undefined && site.pages[site.byId.get(id) ?? -1]?.kind === 'models';
  // Each schema has a page of its own.
  const schemaAt = (anchor: string) => {
    const name = site.schemaNamed(anchor);
    return name === undefined ? reader.schemas : reader.schema(name);
  };
  return (target) => {
    switch (target.kind) {
      case 'schema':
        return site.schemas.has(target.name) ? reader.schema(target.name) : undefined;
      case 'operation':
        return at(site.byAction.get(actionKey('operation', target.path, target.method)));
      case 'operation-id':
        return at(site.byOperationId.get(target.operationId));
      case 'webhook':
        return at(site.byAction.get(actionKey('webhook', target.name, target.method)));
      case 'part':
        return `${pageURL}?${partQuery(target.id, target.from ?? 0)}`;
      case 'page':
        return isModels(target.page) ? reader.schemas : at(site.byId.get(target.page));
      case 'anchor': {
        if (isModels(target.page)) return schemaAt(target.anchor);
        const page = target.page === undefined ? '' : at(site.byId.get(target.page));
        return page === undefined ? undefined : `${page}#${target.anchor}`;
      }
      default:
        return undefined;
    }
  };
}

/** The query of a page that continues an element. */
export function partQuery(id: string, from: number): string {
  return `part=${encodeURIComponent(id)}${from > 0 ? `&from=${from}` : ''}`;
}
