import { type OpenedSource, RequestError } from '@specshelf/service';
import type { Change } from '../components/impacts.js';
import { type Excerpt, readExcerpts } from '../source/excerpts.js';
import { requireSignIn } from '../web/call-operation.js';
import type { SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';

export type ChangePlace = NonNullable<Change['before']>;

/** A version of a comparison, with the lines of its changes. */
export interface Side {
  versionId: string;
  /** The URL of its source view. */
  root: string;
  /** The lines around a place. Places without a stored file have none. */
  excerpts: ReadonlyMap<ChangePlace, Excerpt>;
  /** Returns the location of the file of a place. A text that was submitted without files has one location. */
  fileOf(place: ChangePlace): string | undefined;
}

/** Reads the lines of one version around places. Retention may have removed the version. */
export async function readSide(
  page: PageRequest,
  spec: SpecPlace,
  versionId: string,
  places: readonly (ChangePlace | undefined)[],
): Promise<Side> {
  const source = await openSource(page, spec, versionId);
  const fileOf = (place: ChangePlace) => locate(source, place);
  const root = `${page.links.version(spec, versionId)}/source`;
  const side = { versionId, root, fileOf };
  if (!source) return { ...side, excerpts: new Map() };
  const located = new Map<object, ChangePlace>();
  const wanted = places.flatMap((place) => {
    if (place?.line === undefined) return [];
    const { line, column } = place;
    const file = fileOf(place);
    const range = {
      line,
      ...(column === undefined ? {} : { column }),
      ...(file === undefined ? {} : { file }),
    };
    located.set(range, place);
    return [range];
  });
  const { byPlace } = await readExcerpts({ source }, wanted);
  const found = [...byPlace].flatMap(([range, excerpt]) => {
    const place = located.get(range);
    return place ? [[place, excerpt] as const] : [];
  });
  return { ...side, excerpts: new Map(found) };
}

async function openSource(
  { service, principal }: PageRequest,
  spec: SpecPlace,
  versionId: string,
): Promise<OpenedSource | undefined> {
  try {
    return await service.sources.open({ ...spec, versionId }, requireSignIn(principal));
  } catch (error) {
    if (error instanceof RequestError && error.meaning === 'not-found') return undefined;
    throw error;
  }
}

function locate(source: OpenedSource | undefined, { file }: ChangePlace): string | undefined {
  if (!source || file === undefined || source.files.includes(file)) return file;
  return source.files.length === 1 ? source.files[0] : undefined;
}
