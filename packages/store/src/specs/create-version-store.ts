import type { OpenAPISpecVersionStore } from '@specshelf/service';
import type { Database } from '../database/database.js';
import { removeBefore } from '../queries/remove-before.js';
import { findUncompared, replaceChanges } from './compared-versions.js';
import { deprecate } from './deprecate-version.js';
import * as versions from './openapi-spec-versions.js';
import { findPrunable, measurePrunable } from './pruning/prunable-versions.js';
import { prune } from './pruning/pruning.js';
import { listRetained } from './pruning/retained-versions.js';
import * as publications from './publications.js';
import { rebuild } from './rebuild-version.js';

export function createVersionStore({
  queryPrepared,
  query,
  write,
}: Pick<Database, 'queryPrepared' | 'query' | 'write'>): OpenAPISpecVersionStore {
  return {
    find: (specId, id) => versions.find(queryPrepared, specId, id),
    list: (specId, page) => versions.list(queryPrepared, specId, page),
    listPublications: (versionId, page) => publications.list(queryPrepared, versionId, page),
    removePublicationsBefore: (batch) =>
      write((transaction) => removeBefore(transaction, 'publications', batch)),
    deprecate: (change) => write((transaction) => deprecate(transaction, change)),
    findOutdated: (pipelineVersion) =>
      query((connection) => versions.findOutdated(connection, pipelineVersion)),
    rebuild: (id, made) => write((transaction) => rebuild(transaction, id, made)),
    findUncompared: (changesVersion) => query((connection) => findUncompared(connection, changesVersion)),
    replaceChanges: (id, compared) => write((transaction) => replaceChanges(transaction, id, compared)),
    findPrunable: (organizationId, kept, page) =>
      query((connection) => findPrunable(connection, organizationId, kept, page)),
    listRetained: (organizationId, kept) =>
      query((connection) => listRetained(connection, organizationId, kept)),
    measurePrunable: (specIds, kept) => query((connection) => measurePrunable(connection, specIds, kept)),
    prune: (batch) => write((transaction) => prune(transaction, batch)),
  };
}
