import { fixture } from '../fixtures/fixture.js';
import type { SuiteContext } from './suite-context.js';

const organizationId = 'acme';
const specSlug = 'ferry';
const ferry = fixture('ferry.yaml');

/** Sets and reads labels of the specification `ferry` of the organization `acme`. */
export function createLabelClient(context: SuiteContext) {
  const spec = { organizationId, specSlug };
  const path = `/v1/orgs/${organizationId}/openapi/${specSlug}`;
  const specs = () => context.client().specs;

  /** Publishes a version with the title, which also is in its description, and returns its ID. */
  async function publish(title: string): Promise<string> {
    return (await context.publish(specSlug, textOf(title))).lastVersion ?? '';
  }

  return {
    spec,
    path,
    publish,
    textOf,
    /** Publishes two or three versions, and returns their IDs. */
    async publishAll(first: string, second: string, third?: string): Promise<[string, string, string]> {
      return [await publish(first), await publish(second), third === undefined ? '' : await publish(third)];
    },
    set: (label: string, version: string) => specs().labels.set({ ...spec, label, version }),
    /** Sends a move unchecked. */
    put: (label: string, body: unknown, headers: Record<string, string> = {}) =>
      context.request('PUT', `${path}/labels/${label}`, { body, headers }),
    /** Returns the version of a label, and undefined if there is no such label. */
    async versionOf(label: string): Promise<string | undefined> {
      const { items } = await specs().labels.list(spec);
      return items.find(({ name }) => name === label)?.version;
    },
    /** Queues a source with labels. */
    submit: (title: string, labels: readonly string[]) =>
      specs().upsert({ ...spec, source: { text: textOf(title) }, labels }),
    read: () => specs().get(spec),
  };
}

function textOf(title: string): string {
  return ferry.replace('Ferry API', title).replace('Book a place', `Book ${title}`);
}
