import type { BodyOf, ContentOf, OperationId, Schema } from '@specshelf/contract';
import {
  type ApiPromise,
  ArgumentError,
  type Client,
  isApiError,
  type OpenAPISpec,
  type PagePromise,
  type SpecSource,
} from '@specshelf/sdk';
import { expectTypeOf, test } from 'vitest';

declare const client: Client;
const specRef = { organizationId: 'acme', specSlug: 'pets' };

test('methods return the models of the library', () => {
  expectTypeOf<ReturnType<Client['specs']['get']>>().toEqualTypeOf<ApiPromise<OpenAPISpec>>();
  expectTypeOf<ReturnType<Client['specs']['list']>>().toEqualTypeOf<PagePromise<OpenAPISpec>>();
  expectTypeOf<ReturnType<Client['specs']['delete']>>().toEqualTypeOf<ApiPromise<void>>();
});

test('schemas are assignable to models, which also accept unknown enum values', () => {
  expectTypeOf<Schema<'OpenAPISpec'>>().toExtend<OpenAPISpec>();
  expectTypeOf<ContentOf<'getOpenAPISpecBySlug', 200>>().toExtend<OpenAPISpec>();
  expectTypeOf<'a-state-of-tomorrow'>().toExtend<OpenAPISpec['processingState']>();
  expectTypeOf<OpenAPISpec['object']>().toEqualTypeOf<'openapi-spec'>();
  expectTypeOf<OpenAPISpec['lastVersion']>().toEqualTypeOf<string | undefined>();
});

test('SpecSource has all kinds of sources of the OpenAPI document', () => {
  expectTypeOf<BodyOf<'createOpenAPISpec'>['source']>().toExtend<SpecSource>();
});

test('invalid parameters do not compile', () => {
  const mistakes = () => [
    // @ts-expect-error a misspelled name
    client.specs.get({ organizationID: 'acme', specSlug: 'pets' }),
    // @ts-expect-error a missing name
    client.specs.get({ organizationId: 'acme' }),
    // @ts-expect-error two sources
    client.specs.upsert({ ...specRef, source: { url: 'https://a', text: 'b' } }),
    // @ts-expect-error two sources, too
    client.specs.upsert({ ...specRef, source: { text: 'b', files: { a: 'b' }, entry: 'a' } }),
    // @ts-expect-error a set of files without an entry
    client.specs.upsert({ ...specRef, source: { files: { a: 'b' } } }),
    // @ts-expect-error no source
    client.specs.upsert({ ...specRef, source: {} }),
    // @ts-expect-error no slug
    client.specs.create({ organizationId: 'acme', source: { text: 'b' } }),
    // @ts-expect-error no slug for an organization
    client.org('acme').specs.create({ source: { text: 'b' } }),
    // @ts-expect-error two slugs
    client.specs.create({ ...specRef, slug: 'cats', source: { text: 'b' } }),
    // @ts-expect-error the scope contains the ID of the organization
    client.org('acme').specs.get({ organizationId: 'acme', specSlug: 'pets' }),
    // @ts-expect-error a slug is required
    client.org('acme').specs.get(),
    // @ts-expect-error an unknown option
    client.user.get({ retries: 3 }),
    // @ts-expect-error the limit is required
    client.specs.list({ organizationId: 'acme' }).toArray(),
  ];
  expectTypeOf(mistakes).toBeFunction();
});

test('type guards narrow types', () => {
  const narrow = (error: unknown) => {
    if (isApiError(error, 404)) expectTypeOf(error.status).toEqualTypeOf<404>();
    if (isApiError(error)) expectTypeOf(error.operation).toEqualTypeOf<OperationId>();
    if (error instanceof ArgumentError) expectTypeOf(error).toEqualTypeOf<ArgumentError>();
  };
  expectTypeOf(narrow).toBeFunction();
});
