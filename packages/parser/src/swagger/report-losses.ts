import type { SourceFile } from '../files/source-file.js';
import { locateContainers } from '../json/locate-containers.js';
import type { ParserLimits } from '../problems/limits.js';
import type { ProblemList } from '../problems/problem-list.js';
import type { Loss } from './conversion.js';

/** Reports the losses of a conversion at their places in their files. */
export function reportLosses(
  losses: readonly Loss[],
  files: readonly SourceFile[],
  limits: ParserLimits,
  problems: ProblemList,
): void {
  const wanted = new Set(losses.slice(0, limits.problems).map(({ source }) => source));
  // Searches the entry last, because it contains the other files after bundling.
  const found =
    wanted.size === 0
      ? []
      : [...files].reverse().map((file) => ({ file, places: locateContainers(file.root, wanted) }));
  for (const { code = 'not-in-openapi-3', source, name, message } of losses) {
    const match = found.find(({ places }) => places.has(source));
    const file = match?.file ?? files[0];
    if (file !== undefined) {
      const tokens = match?.places.get(source) ?? [];
      const at = Object.hasOwn(source, name) ? [...tokens, name] : tokens;
      problems.add({ code, severity: 'warning', message, file, at });
    }
  }
}
