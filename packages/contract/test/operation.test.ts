import { describe, expectTypeOf, it } from 'vitest';
import type { BodyOf, HeaderOf, PathOf, QueryOf, Reply, Schema, Serialized } from '../src/index.js';

// These are judged by the compiler; a failure shows in the type check.
describe('the types of an operation', () => {
  it('path parameters are required strings', () => {
    expectTypeOf<PathOf<'getOpenAPISpecBySlug'>>().toEqualTypeOf<{
      organizationId: string;
      specSlug: string;
    }>();
    expectTypeOf<keyof PathOf<'getAuthenticatedUser'>>().toEqualTypeOf<never>();
  });

  it('query and header parameters are optional, and absent where there are none', () => {
    expectTypeOf<QueryOf<'listOpenAPISpecs'>>().toEqualTypeOf<{ limit?: number; page?: string }>();
    expectTypeOf<keyof QueryOf<'getOpenAPISpecBySlug'>>().toEqualTypeOf<never>();
    expectTypeOf<HeaderOf<'getOpenAPISpecVersionDocument'>>().toEqualTypeOf<{ 'If-None-Match'?: string }>();
  });

  it('a body is what the document says, and undefined where there is none', () => {
    expectTypeOf<BodyOf<'updateOpenAPISpecBySlug'>>().toEqualTypeOf<{ visibility: 'private' | 'public' }>();
    expectTypeOf<BodyOf<'listOpenAPISpecs'>>().toEqualTypeOf<undefined>();
  });

  it('a reply is one of the documented successes', () => {
    type Statuses = Reply<'createOrUpdateOpenAPISpecBySlug'>['status'];
    expectTypeOf<Statuses>().toEqualTypeOf<200 | 201>();
    expectTypeOf<Reply<'deleteOpenAPISpecBySlug'>>().toExtend<{ status: 204 | 205; body: undefined }>();
    type Spec = Schema<'OpenAPISpec'>;
    expectTypeOf<Reply<'getOpenAPISpecBySlug'>['body']>().toEqualTypeOf<Spec | Serialized<Spec>>();
  });

  it('a reply carries the headers that the document names', () => {
    type NotModified = Extract<Reply<'getOpenAPISpecVersionDocument'>, { status: 304 }>;
    expectTypeOf<NotModified['headers']>().toEqualTypeOf<{
      ETag: string;
      'Cache-Control': string;
      'Content-Security-Policy': string;
    }>();
  });
});
