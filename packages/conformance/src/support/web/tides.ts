import type { SuiteContext } from '../suite-context.js';
import type { Page } from './page.js';
import { publishPages } from './publish-pages.js';
import { visitorWith } from './visitor.js';

const document = (version: string, path: string) => ({
  openapi: '3.1.0',
  info: { title: 'Tides', version },
  paths: { [path]: { get: { responses: {} } } },
});

/** Returns a function that publishes a new specification with two versions and labels of them. */
export function createTides(context: SuiteContext) {
  let count = 0;
  return async (labels: { prod?: 'first' | 'second'; dev?: 'first' } = {}, settings: object = {}) => {
    const slug = `tides-${++count}`;
    const publishText = async (version: string): Promise<string> => {
      await context.target.advanceClock(1_000);
      return (await publishPages(context, slug, document(version, `/v${version}`))).place.versionId;
    };
    const first = await publishText('1.0');
    const second = await publishText('2.0');
    const pages = await publishPages(context, slug, document('2.0', '/v2.0'), settings);
    for (const [label, which] of Object.entries(labels)) {
      const version = which === 'first' ? first : second;
      await context.client().specs.labels.set({ organizationId: 'acme', specSlug: slug, label, version });
    }
    return {
      ...pages,
      ...{ slug, first, second, publishText },
      versionPage: (id: string) => `${pages.status}/${id}`,
      /** Sets a label with the form that a page shows. */
      set: async (label: string, version: string, more: Record<string, string> = {}): Promise<Page> => {
        const editor = await visitorWith(context, 'editor');
        return editor.send(pages.labels, { action: 'set', label, version, otherVersion: '', ...more });
      },
    };
  };
}
