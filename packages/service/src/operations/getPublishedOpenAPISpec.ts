import { type Handler, SerializedJSON } from '@specshelf/contract';
import { findPublishedVersion } from '../access.js';
import type { Deps } from '../deps.js';
import type { Principal } from '../principal.js';
import { isNotModified, revalidatePublic } from '../rules/conditional.js';
import { readContent } from '../rules/contents.js';

export const getPublishedOpenAPISpec =
  (deps: Deps): Handler<'getPublishedOpenAPISpec', Principal> =>
  async ({ path, header }) => {
    const version = await findPublishedVersion(deps, path);
    const headers = revalidatePublic(`"${version.specification}"`);
    if (isNotModified(header['If-None-Match'], headers.ETag))
      return { status: 304, headers, body: undefined };
    const json = await readContent(deps, version.specification);
    return { status: 200, headers, body: new SerializedJSON([json]) };
  };
