import type { Handler } from '@specshelf/contract';
import { findLatestVersion } from '../access.js';
import type { Deps } from '../deps.js';
import type { Principal } from '../principal.js';
import { isNotModified, revalidate } from '../rules/conditional.js';
import { readContent } from '../rules/contents.js';

export const getLatestOpenAPISpecVersionContentRaw =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersionContentRaw', Principal> =>
  async ({ path, header, principal }) => {
    const { version } = await findLatestVersion(deps, principal, path);
    const headers = revalidate(`"${version.raw}"`);
    if (isNotModified(header['If-None-Match'], headers.ETag))
      return { status: 304, headers, body: undefined };
    const text = await readContent(deps, version.raw);
    return { status: 200, headers, body: { text, format: version.format } };
  };
