import type { JSONObject } from '@specshelf/base/json';
import { isFetchable } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import type { ParserLimits } from '../problems/limits.js';
import type { ProblemList } from '../problems/problem-list.js';
import type { Loss } from './conversion.js';
import { convertSwagger } from './convert-swagger.js';
import { reportLosses } from './report-losses.js';

interface EntryContext {
  /** All files, the entry first. */
  readonly files: readonly SourceFile[];
  readonly limits: ParserLimits;
  readonly problems: ProblemList;
}

/**
 * Converts a bundled Swagger 2.0 description, and reports the conversion with its losses. The entry point of this folder.
 * See docs/decisions/0005-convert-swagger-2-to-openapi-3-0.md
 */
export function convertEntry(root: JSONObject, { files, limits, problems }: EntryContext): JSONObject {
  const losses: Loss[] = [];
  const [entry] = files;
  const url = entry && isFetchable(entry.location) ? new URL(entry.location) : undefined;
  const specification = convertSwagger(root, url, limits, (loss) => losses.push(loss));
  if (entry === undefined) return specification;
  const message = `This Swagger 2.0 description was converted to OpenAPI ${String(specification['openapi'])}`;
  problems.add({ code: 'converted-from-2.0', severity: 'info', message, file: entry, at: ['swagger'] });
  reportLosses(losses, files, limits, problems);
  return specification;
}
