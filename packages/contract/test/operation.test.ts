import { describe, expectTypeOf, it } from 'vitest';
import type { BodyOf, HeaderOf, PathOf, QueryOf, Reply, Schema, Serialized } from '../src/index.js';

// The type check runs these assertions.
describe('the types of an operation', () => {
  it('has path parameters that are required strings', () => {
    expectTypeOf<PathOf<'getOpenAPISpecBySlug'>>().toEqualTypeOf<{
      organizationId: string;
      specSlug: string;
    }>();
    expectTypeOf<keyof PathOf<'getAuthenticatedUser'>>().toEqualTypeOf<never>();
  });

  it('has optional query and header parameters', () => {
    expectTypeOf<QueryOf<'listOpenAPISpecVersions'>>().toEqualTypeOf<{
      documentVersion?: string;
      label?: string;
      limit?: number;
      page?: string;
    }>();
    expectTypeOf<keyof QueryOf<'getOpenAPISpecBySlug'>>().toEqualTypeOf<never>();
    expectTypeOf<HeaderOf<'getOpenAPISpecVersionDocument'>>().toEqualTypeOf<{ 'If-None-Match'?: string }>();
  });

  it('has the documented body, or undefined', () => {
    expectTypeOf<BodyOf<'updateOpenAPISpecBySlug'>['visibility']>().toEqualTypeOf<
      'private' | 'public' | undefined
    >();
    expectTypeOf<BodyOf<'listOpenAPISpecs'>>().toEqualTypeOf<undefined>();
  });

  it('has a reply for each documented success', () => {
    type Statuses = Reply<'createOrUpdateOpenAPISpecBySlug'>['status'];
    expectTypeOf<Statuses>().toEqualTypeOf<200 | 201>();
    expectTypeOf<Reply<'deleteOpenAPISpecBySlug'>>().toExtend<{ status: 204 | 205; body: undefined }>();
    type Spec = Schema<'OpenAPISpec'>;
    expectTypeOf<Reply<'getOpenAPISpecBySlug'>['body']>().toEqualTypeOf<Spec | Serialized<Spec>>();
  });

  it('has replies with the documented headers', () => {
    type NotModified = Extract<Reply<'getOpenAPISpecVersionDocument'>, { status: 304 }>['headers'];
    expectTypeOf<NotModified>().toExtend<{
      ETag: string;
      'Cache-Control': string;
      'Content-Security-Policy': string;
      Deprecation?: string;
      Sunset?: string;
    }>();
    expectTypeOf<NotModified['Content-Location']>().toEqualTypeOf<string | undefined>();
  });
});
