import { isFetchable } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import type { JSONObject } from '../json/json.js';
import type { ParserLimits } from '../problems/limits.js';
import type { ProblemList } from '../problems/problem-list.js';
import type { Loss } from './conversion.js';
import { convertSwagger } from './convert-swagger.js';
import { reportLosses } from './report-losses.js';

/** Converts a bundled Swagger 2.0 description, and reports the conversion with all that it loses or renames. */
export function convertEntry(
  entry: SourceFile,
  root: JSONObject,
  files: readonly SourceFile[],
  limits: ParserLimits,
  problems: ProblemList,
): JSONObject {
  const losses: Loss[] = [];
  const address = isFetchable(entry.location) ? new URL(entry.location) : undefined;
  const specification = convertSwagger(root, address, limits, (loss) => losses.push(loss));
  const message = `This Swagger 2.0 description was converted to OpenAPI ${String(specification['openapi'])}`;
  problems.add({ code: 'converted-from-2.0', severity: 'info', message, file: entry, at: ['swagger'] });
  reportLosses(losses, files, limits, problems);
  return specification;
}
