import type { Handler } from '@specshelf/contract';
import { findLatestVersion } from '../access.js';
import type { Deps } from '../deps.js';
import type { Principal } from '../principal.js';
import { conditionalReply, revalidate } from '../rules/conditional.js';
import { readContent } from '../rules/contents.js';

export const getLatestOpenAPISpecVersionContentRaw =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersionContentRaw', Principal> =>
  async ({ path, header, principal }) => {
    const { version } = await findLatestVersion(deps, principal, path);
    const { raw, format } = version;
    return conditionalReply(header['If-None-Match'], revalidate(raw), async () => ({
      text: await readContent(deps, raw),
      format,
    }));
  };
