import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { contentLocation } from '../../features/specs/content-location.js';
import type { UsageCounter } from '../../features/usage/create-usage-counter.js';
import { readUsage } from '../../features/usage/read-usage.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { versionURL } from '../../state/urls.js';

export const getOpenAPISpecVersionUsage =
  (deps: Deps, usage: UsageCounter): Handler<'getOpenAPISpecVersionUsage', Principal> =>
  async ({ path, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    const headers = contentLocation(path, `${versionURL(deps, spec, version.id)}/usage`);
    return { status: 200, headers, body: await readUsage(deps, usage, { versionId: version.id }, principal) };
  };
