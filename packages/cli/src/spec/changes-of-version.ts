import { type Impact, isAtLeast } from '@specshelf/changes';
import { CommandFailure } from '../process/command-failure.js';
import { anchorsOf } from '../report/locate-changes.js';
import type { Comparison } from '../report/report.js';
import type { Connection } from '../server/connection.js';
import { bumpFrom } from './check-on-server.js';
import { changeFrom } from './from-api.js';
import type { LocalSpec } from './read-spec.js';

/** The largest page of the API. */
const pageSize = 100;

/** A server stores fewer changes of a version. */
const mostChanges = 100_000;

export interface VersionChangesRequest {
  slug: string;
  versionId: string;
  /** As in messages. */
  name: string;
  /** The ID of the earlier version. */
  from?: string | undefined;
  /** The least severe impact to list. */
  impact: Impact;
}

/** Returns the changes of a version since an earlier one, by default the one before it; undefined if there is none. */
export async function changesOfVersion(
  { org }: Connection,
  { slug, versionId, name, from, impact }: VersionChangesRequest,
  local?: LocalSpec,
): Promise<Comparison | undefined> {
  const page = await org.specs.versions.listChanges({ specSlug: slug, versionId, from, limit: pageSize });
  if (page.from === undefined) return undefined;
  const before = `${slug}@${page.from}`;
  const after = local?.printedPath ?? ((file: string | undefined) => file ?? name);
  const items = [];
  for await (const item of page) {
    if (items.push(item) > mostChanges) {
      throw new CommandFailure([`The server lists more than ${mostChanges} changes of ${name}.`], 4);
    }
  }
  const all = items.map((item) => changeFrom(item, { before, after }));
  const changes = all.filter((change) => isAtLeast(change.impact, impact));
  const { summary, bump, complete, count } = page;
  return {
    ...{ before, after: name, summary, complete, changes },
    bump: bumpFrom(bump),
    hidden: count - changes.length,
    anchors: local?.description === undefined ? new Map() : await anchorsOf(changes, local.description),
    refused: [],
    acknowledged: [],
    mayFailMore: false,
  };
}
