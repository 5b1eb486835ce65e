import type { Handler } from '@specshelf/contract';
import { findPublishedVersion } from '../access.js';
import type { Deps } from '../deps.js';
import type { Principal } from '../principal.js';
import { conditionalReply, revalidatePublicDocument } from '../rules/conditional.js';
import { documentInYAML } from '../rules/documents.js';

export const getPublishedOpenAPISpecYAML =
  (deps: Deps): Handler<'getPublishedOpenAPISpecYAML', Principal> =>
  async ({ path, header }) => {
    const version = await findPublishedVersion(deps, path);
    const headers = revalidatePublicDocument(`yaml-${version.specification}`);
    return conditionalReply(header['If-None-Match'], headers, documentInYAML(deps, version));
  };
