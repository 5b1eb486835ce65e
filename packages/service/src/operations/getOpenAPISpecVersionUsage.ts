import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { versionURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';
import type { UsageCounter } from '../usage/create-usage-counter.js';
import { readUsage } from '../usage/read-usage.js';

export const getOpenAPISpecVersionUsage =
  (deps: Deps, usage: UsageCounter): Handler<'getOpenAPISpecVersionUsage', Principal> =>
  async ({ path, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    const headers = contentLocation(path, `${versionURL(deps, spec, version.id)}/usage`);
    return { status: 200, headers, body: await readUsage(deps, usage, { versionId: version.id }, principal) };
  };
