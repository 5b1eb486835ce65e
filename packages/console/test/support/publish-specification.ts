import { createHash } from 'node:crypto';
import type { JSONObject } from '@specshelf/base/json';
import { type ContentCodec, defaultLimits, type PipelineOutput, type SiteMap } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { createReader, createRenderers } from '@specshelf/service/lazy-modules';
import { spec, version } from '@specshelf/service/test/records';
import { createTestConsole } from './create-test-console.js';
import { type FetchedPage, fetchPage } from './fetch-page.js';

/** The documentation of a processed specification, in this process. */
export interface PublishedSpecification {
  /** The processed document, with the HTML of descriptions. */
  specification: JSONObject;
  fetch(target: string): Promise<FetchedPage>;
  siteMap(): Promise<SiteMap | undefined>;
  /** The pages of a revision, with all pages below them. */
  revisionPages(grouping: 'by-operation' | 'by-tag'): Promise<RevisionPage[]>;
}

interface RevisionPage {
  type: string;
  path: string;
  title: string;
  urls: { app: string };
  pages?: RevisionPage[];
  computed?: { props?: Record<string, unknown> };
}

/** The path of the specification, without the prefix of the public URL. */
export const specPath = '/orgs/acme/openapi/pets';

export const publicURL = 'https://docs.example/specs';

const codec: ContentCodec = {
  digest: (data) => createHash('sha256').update(data).digest('hex'),
  compress: async (data) => data,
  decompress: async (data) => data,
  sizeOf: (data) => data.byteLength,
};

type Made = Extract<PipelineOutput, { kind: 'processed' }>['made'];

const source = {
  type: 'builtin:openapi',
  dependencies: { spec: { ref: { kind: 'openapi' as const, spec: 'pets' } } },
};

/** Processes files like the server, and opens the documentation. Returns undefined for files that cannot be processed. */
export async function publishSpecification(
  files: ReadonlyMap<string, string>,
  entry: string,
): Promise<PublishedSpecification | undefined> {
  const made = await processFiles(files, entry);
  if (made === undefined) return undefined;
  const stored = [made.outline, made.specification].map(({ digest, bytes }) => [digest, bytes] as const);
  const contents = new Map(stored);
  const work = createHeavyWork(codec);
  const record = spec({ visibility: 'public', lastVersion: 'v1' });
  const shown = version({
    id: 'v1',
    specId: record.id,
    outline: made.outline.digest,
    specification: made.specification.digest,
  });
  const deps = {
    ...codec,
    limits: defaultLimits,
    publicURL,
    release: '1',
    runTask: work.runTask,
    stores: {
      contents: { get: async (digest: string) => contents.get(digest) },
      organizations: { find: async () => undefined },
      specs: { find: async () => record },
      versions: { find: async () => ({ ...shown, labels: [] }), replaceChanges: async () => undefined },
      labels: { find: async () => undefined },
    },
  };
  const renderers = createRenderers(deps);
  const reader = createReader(deps, renderers);
  const test = createTestConsole(undefined, reader);
  return {
    specification: JSON.parse(textOf(made.specification.bytes)),
    fetch: (target) => fetchPage(test, target),
    siteMap: async () => {
      const opened = await reader.open(
        { organizationId: record.organizationId, specSlug: record.slug },
        undefined,
      );
      return opened.version?.siteMap();
    },
    revisionPages: async (grouping) => {
      const pages = {
        kind: 'outline' as const,
        outline: await renderers.outline(made.outline.digest),
        source: { ...source, props: { grouping, models: true } },
        specSlug: 'pets',
        seed: 'revision',
        appURL: `${publicURL}${specPath}/docs`,
      };
      const rendered = await renderers.revision({ pages, seed: 'revision', appURL: pages.appURL });
      if (!('body' in rendered)) throw new Error('The revision exceeds a limit');
      return flat(JSON.parse(textOf(rendered.body)).pages);
    },
  };
}

async function processFiles(files: ReadonlyMap<string, string>, entry: string): Promise<Made | undefined> {
  const encoded = [...files].map(
    ([name, text]) => [name, { fetched: new TextEncoder().encode(text) }] as const,
  );
  const unavailable = new Map<string, string>();
  for (;;) {
    const output = await createHeavyWork(codec).runTask('runPipeline', {
      ...{ entry, files: new Map(encoded), unavailable, redirects: new Map() },
      limits: { files: files.size, total: 64 * 1024 * 1024 },
    });
    if (output.kind === 'processed') return output.made;
    if (output.kind !== 'needs') return undefined;
    // Nothing is fetched from the network.
    for (const location of output.locations) unavailable.set(location, 'is not available');
  }
}

function flat(pages: readonly RevisionPage[]): RevisionPage[] {
  return pages.flatMap((page) => [page, ...flat(page.pages ?? [])]);
}

function textOf(data: Uint8Array): string {
  return new TextDecoder().decode(data);
}
