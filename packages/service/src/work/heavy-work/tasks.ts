import { encode } from '../../base/content/encode.js';
import type { TaskFunctions } from '../../base/ports/work/heavy-work.js';
import { runPipeline } from '../processing/run-pipeline.js';
import type { TaskContext } from '../tasks/create-task-context.js';
import { compareVersions } from './changes/compare-versions.js';
import { isSourceRefused } from './changes/is-source-refused.js';
import { judgeChanges } from './changes/judge-changes.js';
import { printChanges } from './changes/print-changes.js';
import { readFirstChanges } from './changes/read-first-changes.js';
import { selectChanges } from './changes/select-changes.js';
import { completeResponse } from './complete-response.js';
import { draftPages } from './draft-pages.js';
import { findSchemaUses } from './find-schema-uses.js';
import { printPlainDocument } from './print/print-plain-document.js';
import { printRaw } from './print/print-raw.js';
import { printSiteMap } from './print/print-site-map.js';
import { printYAML } from './print/print-yaml.js';
import { readFacts } from './read-facts.js';
import { findLine, readLines } from './read-lines.js';
import { readOriginal } from './read-original.js';
import { readOverview } from './read-overview.js';
import { readSourceBody } from './read-source-body.js';
import { renderDocument } from './render-document.js';
import { renderRevision } from './render-revision.js';
import { renderSchema } from './render-schema.js';
import { indexVersion } from './search/index-version.js';
import { packIndex } from './search/pack-index.js';
import { zipFiles } from './zip-files.js';

/**
 * The functions of the tasks. Worker threads and the lazy version follow from this list.
 * See docs/decisions/0009-pass-bytes-between-threads.md.
 */
export const tasks: TaskFunctions<[context: TaskContext]> = {
  readSourceBody,
  encode: (texts, { codec }) => encode(texts, codec),
  runPipeline,
  printPlainDocument,
  printYAML,
  draftPages,
  renderRevision,
  renderDocument,
  completeResponse,
  printSiteMap,
  readOverview,
  readFacts,
  indexVersion: async (input, context) => packIndex(await indexVersion(input, context)),
  renderSchema,
  findSchemaUses,
  readLines,
  findLine,
  readOriginal,
  printRaw,
  zipFiles,
  compareVersions,
  isSourceRefused,
  judgeChanges,
  printChanges,
  readFirstChanges,
  selectChanges,
};
