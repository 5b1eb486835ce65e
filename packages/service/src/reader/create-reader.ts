import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { SchemaUses, SiteMap, SitePage, SpecOverview } from '@specshelf/generator';
import { CoalescingCache } from '../base/concurrency/coalescing-cache.js';
import type { ContentReader } from '../base/content/read-content.js';
import { decodeUTF8 } from '../base/content/utf8.js';
import { notFound, tooLarge } from '../base/errors.js';
import { anonymous } from '../base/ports/access/principal.js';
import type { CompatibilityRecord } from '../base/ports/changes/change-records.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../base/ports/records.js';
import type { Rendered } from '../base/ports/work/rendering.js';
import { WorkLimitExceeded } from '../base/ports/work/work-errors.js';
import type { ReportReader } from '../features/changes/read-report.js';
import { findReadable, type SpecReader } from '../state/access/accessible-records.js';
import { isPreviousPublished } from '../state/access/is-published.js';
import { shownVersion } from '../state/settings/shown-version.js';
import { docsURL } from '../state/urls.js';
import { createRenderers, type RendererDeps, type Renderers } from '../work/computed/renderers.js';
import { parseSiteMap } from '../work/heavy-work/print/print-site-map.js';
import type { IndexedVersion } from '../work/heavy-work/search/index-version.js';
import { readEntries, readTokens } from '../work/heavy-work/search/search-chunks.js';
import { processText } from './process-text.js';
import { readPageChanges } from './read-page-changes.js';
import type { ReadableVersion, Reader, VersionIndex } from './reader.js';

type Document = Schema<'Document'>;

/** The seed of the IDs by which documents link to pages. */
const seed = 'reader';

/** The number of references between schemas that a page shows. */
const defaultDepth = 2;

/** A result with its approximate size in memory, in bytes. */
interface Sized<Value> {
  value: Value;
  size: number;
}

type Cache<Value> = CoalescingCache<Sized<Value>>;

/** Caches of results by the digests of their input. */
interface Caches {
  siteMaps: Cache<SiteMap>;
  overviews: Cache<SpecOverview>;
  indexes: Cache<VersionIndex>;
  documents: Cache<Document | undefined>;
  uses: Cache<SchemaUses>;
}

type ReaderDeps = Pick<Deps, 'publicURL' | 'release' | 'refuse'> &
  ReportReader &
  RendererDeps &
  ContentReader &
  SpecReader;

/** Computes the content of documentation pages. */
export function createReader(deps: ReaderDeps, renderers: Renderers): Reader {
  const share = Math.ceil(deps.limits.computed / 5);
  const caches: Caches = {
    siteMaps: createCache(2 * share),
    overviews: createCache(share),
    indexes: createCache(share),
    documents: createCache(share),
    uses: createCache(Math.ceil(share / 4)),
  };
  return {
    open: async (place, principal = anonymous) => {
      const { spec, version, isMember } = await findReadable(deps, place, principal);
      const shown = version && {
        version,
        specSlug: spec.slug,
        pagesURL: docsURL(deps, spec),
        isDefault: version.id === shownVersion(spec),
        showsChanges: isMember || (await isPreviousPublished(deps, spec, version)),
        compatibility: spec.compatibility,
      };
      return { spec, ...defined({ version: shown && readableVersion(deps, renderers, caches, shown) }) };
    },
    openText: async ({ name, text, pagesURL }) => {
      const { version, contents } = await processText(deps, name, text);
      const stores = { contents: { get: async (digest: string) => contents.get(digest) } };
      return readableVersion(deps, createRenderers({ ...deps, stores }), caches, {
        ...{ version, pagesURL, specSlug: name, isDefault: true, showsChanges: true },
      });
    },
  };
}

function createCache<Value>(maximum: number): Cache<Value> {
  return new CoalescingCache({ maximum, weigh: ({ size }) => Math.max(size, 1) });
}

interface ShownVersion {
  version: OpenAPISpecVersionRecord;
  specSlug: string;
  /** The URL of its pages, without their paths. */
  pagesURL: string;
  isDefault: boolean;
  showsChanges: boolean;
  compatibility?: CompatibilityRecord | undefined;
}

interface KeyedVersion extends ShownVersion {
  /** A key of everything that its pages show. */
  contents: string;
}

function readableVersion(
  deps: ReaderDeps,
  renderers: Renderers,
  caches: Caches,
  shown: ShownVersion,
): ReadableVersion {
  const { version, specSlug, isDefault, showsChanges, compatibility } = shown;
  const contents = JSON.stringify([specSlug, version.outline, version.specification]);
  const keyed = { ...shown, contents };
  return {
    record: version,
    isDefault,
    showsChanges,
    identity: deps.digest(JSON.stringify([deps.release, contents, showsChanges])),
    ...wholeOf(deps, renderers, caches, keyed),
    ...documentsOf(renderers, caches, keyed),
    changes: async (selection) =>
      showsChanges ? readPageChanges(deps, { version, compatibility }, selection) : undefined,
  };
}

/** Reads what follows from a whole version. */
function wholeOf(
  deps: ReaderDeps,
  renderers: Renderers,
  { siteMaps, overviews, indexes }: Caches,
  { specSlug, version, contents }: KeyedVersion,
): Pick<ReadableVersion, 'overview' | 'siteMap' | 'searchIndex'> {
  const { outline, specification } = version;
  return {
    overview: () =>
      cached(overviews, specification, async () => {
        const value = await renderers.overview(await renderers.specification(specification));
        return sized(value, JSON.stringify(value).length);
      }),
    siteMap: () =>
      cached(siteMaps, contents, async () => {
        const printed = await renderers.siteMap({
          specSlug,
          seed,
          outline: await renderers.outline(outline),
        });
        return sized(await parseSiteMap(printed), printed.body.byteLength);
      }),
    searchIndex: () =>
      cached(indexes, contents, async () =>
        readIndex(
          deps,
          await renderers.searchIndex({
            ...{ specSlug, tags: [] },
            outline: await renderers.outline(outline),
            specification: await renderers.specification(specification),
          }),
        ),
      ),
  };
}

/** Reads the documents of parts of a version. */
function documentsOf(
  renderers: Renderers,
  { documents, uses }: Caches,
  { specSlug, pagesURL, version, contents }: KeyedVersion,
): Pick<ReadableVersion, 'document' | 'schema' | 'schemaUses'> {
  const { outline, specification } = version;
  const readSpecification = () => renderers.specification(specification);
  return {
    document: async (page, depth = defaultDepth) => {
      const document = await cached(documents, `page ${page.id} ${depth} ${contents}`, async () => {
        const input = { ...inputOf(page), specSlug, appURL: pagesURL, depth };
        const stored = {
          outline: await renderers.outline(outline),
          specification: await readSpecification(),
        };
        return parseDocument(await renderers.document({ ...input, ...stored }));
      });
      if (document === undefined) throw notFound('Page', page.path);
      return document;
    },
    schema: (name, depth = defaultDepth) =>
      cached(documents, `schema ${JSON.stringify(name)} ${depth} ${contents}`, async () => {
        const input = { name, specSlug, seed, depth, specification: await readSpecification() };
        return parseDocument(await renderers.schema(input));
      }),
    schemaUses: (name) =>
      cached(uses, `${JSON.stringify(name)} ${specification}`, async () => {
        const value = await renderers.schemaUses({ name, specification: await readSpecification() });
        return sized(value, JSON.stringify(value).length);
      }),
  };
}

function readIndex(codec: Pick<Deps, 'decompress'>, { ranks, chunks }: IndexedVersion): Sized<VersionIndex> {
  const bytes = chunks.reduce(
    (sum, { entries, tokens }) => sum + entries.length + tokens.length,
    ranks.length,
  );
  const value = {
    ranks,
    chunks: chunks.map(({ entries, tokens }) => ({
      readEntries: () => readEntries(codec, entries),
      readTokens: () => readTokens(tokens),
    })),
  };
  return { value, size: bytes + chunks.length * ofKey };
}

function inputOf({ source, seed }: SitePage) {
  return { source, seed };
}

async function cached<Value>(
  cache: Cache<Value>,
  key: string,
  compute: () => Promise<Sized<Value>>,
): Promise<Value> {
  try {
    return (await cache.get(key, compute)).value;
  } catch (error) {
    if (!(error instanceof WorkLimitExceeded)) throw error;
    throw tooLarge(`This page is too large: computing it takes more than ${error.allowed}.`);
  }
}

function parseDocument(rendered: Rendered | undefined): Sized<Document | undefined> {
  if (rendered === undefined) return sized(undefined, 0);
  // Not validated, because the generator writes these bytes.
  const document: Document = JSON.parse(decodeUTF8(rendered.body));
  return sized(document, rendered.body.byteLength);
}

/** Ratio of the memory of parsed JSON to its size. */
const inMemory = 3;

/** Approximate size of a key. */
const ofKey = 300;

function sized<Value>(value: Value, length: number): Sized<Value> {
  return { value, size: length * inMemory + ofKey };
}
