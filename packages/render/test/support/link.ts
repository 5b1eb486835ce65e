import type { LinkTarget } from '../../src/model/options.js';

/** A URL for each target of a specification, from which the target can be read. */
export function link(target: LinkTarget): string | undefined {
  switch (target.kind) {
    case 'schema':
      return `/schemas/${encodeURIComponent(target.name.toWellFormed())}`;
    case 'part':
      return `?part=${encodeURIComponent(target.id.toWellFormed())}&from=${target.from ?? 0}`;
    case 'operation':
      return `/operations/${target.method}${target.path}`;
    case 'operation-id':
      return `/operations/${target.operationId}`;
    case 'page':
      return `/pages/${target.page}`;
    default:
      return undefined;
  }
}
