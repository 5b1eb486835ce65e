import { defined } from '@specshelf/base/defined';
import { fromFragment, isPointer, toPointer } from '@specshelf/base/pointer';
import { normalLocation, resolveLocation } from '@specshelf/parser/location';
import type { SourceLine } from '../../../base/ports/work/source-lines.js';
import type { LineLink, LinkedLine } from './sources.js';

/** Resolving one reference takes microseconds. A page shows fewer. */
const most = 500;

/** The files that references can name. */
export interface LinkableFiles {
  /** The location of the file with the references. */
  base: string;
  /** Returns the location of a file by the one that references use. */
  find(location: string): string | undefined;
}

/** Resolves the references in lines. References to anchors and to files without a stored text have no link. */
export function linkLines(lines: readonly SourceLine[], files: LinkableFiles): LinkedLine[] {
  let left = most;
  return lines.map(({ references, ...line }) => {
    const listed = references.slice(0, Math.max(0, left));
    left -= listed.length;
    const links = listed.flatMap(({ start, end, target }) => {
      const link = resolve(target, files);
      return link === undefined ? [] : [{ start, end, ...link }];
    });
    return { ...line, links };
  });
}

function resolve(
  target: string,
  { base, find }: LinkableFiles,
): Pick<LineLink, 'file' | 'pointer'> | undefined {
  const [path = '', fragment = ''] = target.split(/#(.*)/s, 2);
  const tokens = isPointer(fragment) ? fromFragment(fragment) : undefined;
  if (tokens === undefined) return undefined;
  const pointer = toPointer(tokens);
  if (path === '') return { pointer };
  const resolved = resolveLocation(path, base);
  const file = resolved.kind === 'file' ? find(normalLocation(resolved.location)) : undefined;
  return file === undefined ? undefined : { ...defined({ file: file === base ? undefined : file }), pointer };
}
