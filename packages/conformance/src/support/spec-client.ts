import type { SuiteContext } from './suite-context.js';

type Source = Parameters<ReturnType<SuiteContext['client']>['specs']['upsert']>[0]['source'];

/** Publishes and reads one specification of the organization `acme`. */
export function createSpecClient(context: SuiteContext, specSlug: string) {
  const organizationId = 'acme';
  const specs = () => context.client().specs;
  const path = `/v1/orgs/${organizationId}/openapi/${specSlug}`;

  /** Returns the specification after all queued work is processed. */
  async function read() {
    await context.target.drainQueue();
    return specs().get({ organizationId, specSlug });
  }

  return {
    path,
    read,
    async publishFrom(source: Source) {
      await specs().upsert({ organizationId, specSlug, source });
      return read();
    },
    /** Sends a source unchecked, also an invalid one. */
    put: (source: unknown) => context.request('PUT', path, { body: { source } }),
    /** Returns the document of a version. */
    documentOf: (versionId = '') => specs().versions.getDocument({ organizationId, specSlug, versionId }),
    /** Returns the document of the latest version with its rendered descriptions. */
    async latestContent(): Promise<Record<string, unknown>> {
      const { filesystem } = await specs().versions.getLatestContent({ organizationId, specSlug });
      const entry = filesystem.find((file) => file.isEntrypoint);
      if (!entry) throw new Error('The filesystem has no entry');
      return entry.specification;
    },
    countVersions: async () => (await specs().versions.list({ organizationId, specSlug })).count,
  };
}
