import type { SourceFile } from '../files/source-file.js';
import { placesIn } from '../json/locate-containers.js';
import type { ParserLimits } from '../problems/limits.js';
import type { ProblemList } from '../problems/problem-list.js';
import type { Loss } from './conversion.js';

/** Reports what 3.0 cannot express, at its place in its file. */
export function reportLosses(
  losses: readonly Loss[],
  files: readonly SourceFile[],
  limits: ParserLimits,
  problems: ProblemList,
): void {
  const wanted = new Set(losses.slice(0, limits.problems).map(({ source }) => source));
  // The entry holds the other files by now, so that it is searched last.
  const places =
    wanted.size === 0
      ? []
      : [...files].reverse().map((file) => ({ file, found: placesIn(file.root, wanted) }));
  for (const { code = 'not-in-openapi-3', source, name, message } of losses) {
    const place = places.find(({ found }) => found.has(source));
    const file = place?.file ?? files[0];
    if (file !== undefined) {
      const tokens = place?.found.get(source) ?? [];
      const at = Object.hasOwn(source, name) ? [...tokens, name] : tokens;
      problems.add({ code, severity: 'warning', message, file, at });
    }
  }
}
