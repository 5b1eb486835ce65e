import { normalLocation } from '@specshelf/parser/location';
import { createByteBudget } from '../../base/concurrency/byte-budget.js';
import { CoalescingCache } from '../../base/concurrency/coalescing-cache.js';
import { withinBudget } from '../../base/concurrency/within-budget.js';
import { readBytes } from '../../base/content/read-content.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import { type SourceFile, sourceFilesOf } from './source-files.js';

/** The files of a version, with a digest of their list. */
interface FileList {
  files: readonly SourceFile[];
  byPath: ReadonlyMap<string, SourceFile>;
  digest: string;
}

/** Reads the files of versions as they were submitted or fetched. */
export interface SourceFiles {
  list(version: OpenAPISpecVersionRecord): Promise<FileList>;
  /** Returns all files as a ZIP archive. */
  archive(version: OpenAPISpecVersionRecord): Promise<Uint8Array>;
}

/** Limits in bytes: of cached lists, and of the contents and archives that are in memory at the same time. */
const cacheSize = 16 * 1024 * 1024;
const capacity = 192 * 1024 * 1024;

/** Approximate size of a file in a cached list, besides its path. */
const sizeOfFile = 500;

export function createSourceFiles(deps: Deps): SourceFiles {
  const budget = createByteBudget({ capacity, small: 4 * 1024 * 1024 });
  const lists = new CoalescingCache<FileList>({
    maximum: cacheSize,
    weigh: ({ files }) =>
      files.reduce((size, { path, location = '' }) => size + path.length + location.length + sizeOfFile, 1),
  });
  const list = (version: OpenAPISpecVersionRecord) =>
    lists.get(JSON.stringify([version.id, version.format, version.manifest]), async () => {
      const files = await sourceFilesOf(deps, version);
      const digest = deps.digest(JSON.stringify(files));
      return { files, byPath: new Map(files.map((file) => [file.path, file])), digest };
    });
  return {
    list,
    archive: async (version) => {
      const { files } = await list(version);
      // Their files in UTF-8 have this size, if it is known; the archive is smaller.
      const expected = version.size ?? deps.limits.files;
      return withinBudget(budget, expected, async () => {
        const stored = [];
        for (const { path, content, original } of files) {
          const bytes = await readBytes(deps, content);
          stored.push({
            path: normalLocation(path),
            bytes,
            ...(original && { encoding: original.encoding }),
          });
        }
        return (await deps.runTask('zipFiles', { files: stored, date: version.createdAt })).body;
      });
    },
  };
}
