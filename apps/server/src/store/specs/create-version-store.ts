import type { OpenAPISpecVersionStore } from '@specshelf/service';
import type { Database } from '../database/database.js';
import * as versions from './openapi-spec-versions.js';
import { findPrunable, measurePrunable } from './prunable-versions.js';
import { prune } from './pruning.js';
import { rebuild } from './rebuild-version.js';

export function createVersionStore({
  queryPrepared,
  query,
  write,
}: Pick<Database, 'queryPrepared' | 'query' | 'write'>): OpenAPISpecVersionStore {
  return {
    find: (specId, id) => versions.find(queryPrepared, specId, id),
    list: (specId, page) => versions.list(queryPrepared, specId, page),
    findOutdated: (pipelineVersion) =>
      query((connection) => versions.findOutdated(connection, pipelineVersion)),
    rebuild: (id, made) => write((transaction) => rebuild(transaction, id, made)),
    findPrunable: (organizationId, kept, page) =>
      query((connection) => findPrunable(connection, organizationId, kept, page)),
    measurePrunable: (specIds, kept) => query((connection) => measurePrunable(connection, specIds, kept)),
    prune: (batch) => write((transaction) => prune(transaction, batch)),
  };
}
