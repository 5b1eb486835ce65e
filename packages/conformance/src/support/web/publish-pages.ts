import type { OpenAPISpec } from '@specshelf/sdk';
import type { SuiteContext } from '../suite-context.js';

/** A text that runs a script if a page inserts it as markup. */
export const script = '<script>alert(1)</script>';

/** Two operations share an ID, which a problem repeats. */
export const hostile = {
  openapi: '3.1.0',
  info: { title: 'Ferry', version: '1' },
  tags: [{ name: 'Sailings' }],
  paths: {
    '/a': { get: { operationId: script, tags: ['Sailings'], responses: {} } },
    '/b': { get: { operationId: script, tags: ['Sailings'], responses: {} } },
  },
};

/** A published specification of `acme`, with the addresses of its pages. */
export interface PublishedPages {
  spec: OpenAPISpec;
  /** The specification in operations of a client. */
  place: { organizationId: string; specSlug: string; versionId: string };
  /** The address of its documentation. */
  root: string;
  /** The page of its state and versions. */
  status: string;
  manage: string;
  labels: string;
  /** The page of the latest version. */
  version: string;
}

/** Publishes a document, a text, or another source as the editor, then changes settings. */
export async function publishPages(
  context: SuiteContext,
  specSlug: string,
  source: object | string = hostile,
  settings: object = {},
): Promise<PublishedPages> {
  const organizationId = 'acme';
  const { specs } = context.client();
  const text = typeof source === 'string' ? source : JSON.stringify(source);
  const sent = typeof source === 'object' && isSource(source) ? source : { text };
  await specs.upsert({ organizationId, specSlug, source: sent });
  await context.target.drainQueue();
  if (Object.keys(settings).length > 0) await specs.update({ organizationId, specSlug, ...settings });
  await context.target.drainQueue();
  const spec = await specs.get({ organizationId, specSlug });
  const root = `/orgs/${organizationId}/openapi/${specSlug}`;
  return {
    spec,
    place: { organizationId, specSlug, versionId: spec.lastVersion ?? '' },
    root,
    status: `${root}/versions`,
    manage: `${root}/manage`,
    labels: `${root}/labels`,
    version: `${root}/versions/${spec.lastVersion}`,
  };
}

/** Publishes a public specification. */
export function publishOpenPages(
  context: SuiteContext,
  specSlug: string,
  source?: object | string,
  settings: object = {},
): Promise<PublishedPages> {
  return publishPages(context, specSlug, source, { visibility: 'public', ...settings });
}

function isSource(
  source: object,
): source is { url: string } | { files: Record<string, string>; entry: string } {
  return 'url' in source || 'files' in source;
}
