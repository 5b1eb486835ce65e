import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access.js';
import type { Deps } from '../deps.js';
import type { Principal } from '../principal.js';
import { isNotModified, revalidate } from '../rules/conditional.js';
import { readContent } from '../rules/contents.js';

export const getOpenAPISpecVersionDocumentYAML =
  (deps: Deps): Handler<'getOpenAPISpecVersionDocumentYAML', Principal> =>
  async ({ path, header, principal }) => {
    const { version } = await findVersion(deps, principal, path);
    const headers = revalidate(`"yaml-${version.specification}"`);
    if (isNotModified(header['If-None-Match'], headers.ETag))
      return { status: 304, headers, body: undefined };
    const json = await readContent(deps, version.specification);
    return { status: 200, headers, body: await deps.toYAML(json) };
  };
