import type { SuiteContext } from '../suite-context.js';
import { type PublishedPages, publishPages } from './publish-pages.js';

/** A document with one operation per name, each with a required parameter if it has one. */
export function tideVersion(version: string, operations: Record<string, string | undefined>): string {
  const paths = Object.entries(operations).map(([name, parameter]) => [
    `/${name}`,
    {
      get: {
        operationId: name,
        parameters:
          parameter === undefined
            ? []
            : [{ name: parameter, in: 'query', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: 'The tides.' } },
      },
    },
  ]);
  const info = { title: 'Tides', version };
  return JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) }, undefined, 2);
}

/** Publishes three versions, of which the last one has breaking changes, and returns their IDs, newest first. */
export async function publishTideVersions(
  context: SuiteContext,
  settings: object = {},
): Promise<PublishedPages & { ids: string[]; publish: (text: string) => Promise<PublishedPages> }> {
  const publish = async (text: string) => {
    await context.target.advanceClock(60_000);
    return publishPages(context, 'tides', text, settings);
  };
  await publish(tideVersion('1.0.0', { tides: undefined, ports: undefined }));
  await publish(tideVersion('1.1.0', { tides: undefined, ports: undefined, moons: undefined }));
  const pages = await publish(tideVersion('2.0.0', { tides: 'port', moons: undefined }));
  const { items } = await context.client().specs.versions.list(pages.place);
  return { ...pages, publish, ids: items.map(({ id }) => id) };
}
