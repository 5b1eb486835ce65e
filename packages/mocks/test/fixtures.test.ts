import { ResponseValidator } from '@specshelf/conformance';
import { routes } from '@specshelf/contract';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../src/backend.js';
import * as fixtures from '../src/fixtures.js';

const { openapiSpec, openapiSpecVersion, organization, user, failure, listOf } = fixtures;

const validator = new ResponseValidator();

/** Operations, and fixtures as bodies of their responses. */
const responses: readonly [operationId: string, body: unknown][] = [
  ['getOpenAPISpecBySlug', openapiSpec({ slug: 'toys', visibility: 'public' })],
  ['listOpenAPISpecs', listOf([openapiSpec()], { next: 'cursor', count: 2 })],
  ['getOpenAPISpecVersionById', openapiSpecVersion({ id: 'v2' })],
  ['getOpenAPISpecVersionContentById', fixtures.openapiSpecVersionContent()],
  ['getLatestOpenAPISpecVersionContentRaw', fixtures.openapiSpecVersionRaw()],
  ['getOrganizationById', organization({ id: 'acme', emailDomains: ['acme.example'] })],
  ['getAuthenticatedUser', user({ email: 'ada@acme.example' })],
  ['getComputedDocument', fixtures.generatedDocument('Hello.')],
];

describe('fixtures', () => {
  it.each(responses)('of %s match the OpenAPI document', (operationId, body) => {
    const route = routes.find((each) => each.operationId === operationId);
    expect(problemsOf(route, 200, body)).toEqual([]);
    expect(
      problemsOf(route, 200, { ...Object(body), object: 7, items: 7, filesystem: 7, text: 7 }),
    ).not.toEqual([]);
  });

  it('of errors match the OpenAPI document', () => {
    const route = routes.find(({ operationId }) => operationId === 'getAuthenticatedUser');
    expect(problemsOf(route, 503, failure(503))).toEqual([]);
  });

  it('include a source that can be processed', async () => {
    const text = fixtures.openapiText({ title: 'Toys' });
    const spec = await createBackend().add.spec({ slug: 'toys', source: { text } });
    expect(spec).toMatchObject({ processingState: 'complete', lastProcessedErrors: [] });
  });
});

function problemsOf(route: (typeof routes)[number] | undefined, status: number, body: unknown): string[] {
  const path = route?.path.replaceAll(/\{\w+\}/g, 'x');
  // A fixture has no headers.
  const response = new Response(null, { status, headers: { 'content-type': 'application/json' } });
  return validator
    .problemsOf(
      { method: route?.method ?? '', url: `https://specshelf.test${path}` },
      response,
      JSON.stringify(body),
    )
    .filter((problem) => !problem.startsWith('lacks the header'));
}
