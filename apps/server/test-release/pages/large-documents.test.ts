import { afterAll, beforeAll, expect, it } from 'vitest';
import { leastBurst } from '../../test/support/processing/cpu-bursts.js';
import {
  documentWithChanges,
  documentWithOperations,
  documentWithProblems,
  type Shape,
} from '../../test-heavy/support/large-documents/large-documents.js';
import {
  type LargeRoute,
  routesOfChanges,
  routesOfOperations,
  routesOfProblems,
} from '../../test-heavy/support/large-documents/large-routes.js';
import {
  type LargeWorld,
  startLargeWorld,
} from '../../test-heavy/support/large-documents/start-large-world.js';

// Each page, file, and tool whose answer grows with the document. Prints its figure.

/** In milliseconds of CPU time. */
const goal = 20;

/** The same work takes up to twice as much while other programs use the caches of the processor. */
const mostBlocked = 2 * goal;

let world: LargeWorld;

beforeAll(async () => {
  world = await startLargeWorld();
});

afterAll(() => world.close());

/** Returns the requests that block the event loop for too long, with their CPU time, and those that fail. */
async function findSlow(routes: readonly LargeRoute[]): Promise<string[]> {
  const slow: string[] = [];
  for (const route of routes) {
    let answer = { status: 0, size: 0 };
    const burst = await leastBurst(async () => {
      answer = await world.request(route);
    }, goal);
    const figures = `${burst.toFixed(1)} ms: ${route.name} (${answer.status}, ${answer.size} bytes)`;
    console.log(figures);
    if (burst > mostBlocked || answer.status !== 200) slow.push(figures);
  }
  return slow;
}

const shapes: Shape[] = ['tags', 'one-tag', 'untagged', 'tag-each'];

it.each(shapes)('60,000 operations do not block the event loop: %s', async (shape) => {
  const versionId = await world.publish(shape, documentWithOperations(60_000, shape));
  expect(await findSlow(routesOfOperations(shape, versionId))).toEqual([]);
});

it('30,000 changes do not block the event loop', async () => {
  const specSlug = 'changed';
  await world.publish(specSlug, documentWithChanges(30_000, 'first'));
  const versionId = await world.publish(specSlug, documentWithChanges(30_000, 'second'));
  const { next } = await world.sdk.specs.versions.listChanges({
    organizationId: 'acme',
    specSlug,
    versionId,
  });
  expect(await findSlow(routesOfChanges(specSlug, versionId, next?.page ?? ''))).toEqual([]);
});

it('10,000 problems do not block the event loop', async () => {
  await world.publish('wrong', documentWithProblems(10_000));
  expect(await findSlow(routesOfProblems('wrong'))).toEqual([]);
});

const forms = {
  'of files': '--b\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\n\r\n',
  'of fields': '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
};

it.each(Object.entries(forms))(
  'a form with 20,000 parts does not block the event loop: %s',
  async (_, part) => {
    const body = `${part.repeat(20_000)}--b--\r\n`;
    const burst = await leastBurst(async () => {
      const { status } = await world.sendForm('/orgs/acme/publish', 'multipart/form-data; boundary=b', body);
      expect(status).toBe(413);
    }, goal);
    expect(burst).toBeLessThanOrEqual(mostBlocked);
  },
);
