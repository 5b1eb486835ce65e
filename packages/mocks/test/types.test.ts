import { scopes as allScopes } from '@specshelf/contract';
import type { OrganizationProfile } from '@specshelf/service';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { startMocks } from '../src/browser.js';
import {
  type BodyOf,
  type CallOf,
  createMocks,
  type Hook,
  type InputOf,
  type Integration,
  type OperationId,
  type OrganizationSeed,
  type ParamsOf,
  type RejectedRequest,
  type ReplyArgs,
  type Scope,
  type SourceSeed,
  type StatusOf,
  strict,
} from '../src/index.js';

// Compiler tests: a valid line below `@ts-expect-error` is a compile error. The functions are not called.
const mocks = createMocks();
const failure = { error: { code: 503, message: 'Come back later.' } };

describe('the types', () => {
  it('reject undocumented responses', () => {
    const wrong = () => {
      // @ts-expect-error the operation does not exist
      mocks.on('listPets', () => undefined);
      // @ts-expect-error the status is not documented
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(299, undefined));
      // @ts-expect-error the operation never responds with 201
      mocks.on('getOpenAPISpecBySlug', ({ reply }) => reply(201, failure));
      // @ts-expect-error the ID of the user is missing
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(200, { object: 'user', displayName: 'Ada' }));
      // @ts-expect-error a list is not a user
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(200, { items: [] }));
      // @ts-expect-error the message of the error is missing
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(500, { error: { code: 500 } }));
      // @ts-expect-error the code of a failure is a number
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(500, { error: { code: 'E', message: '' } }));
      // @ts-expect-error 204 has no body
      mocks.on('deleteOpenAPISpecBySlug', ({ reply }) => reply(204, {}));
      // @ts-expect-error 205 has no body
      mocks.on('deleteOpenAPISpecBySlug', ({ reply }) => reply(205, 'gone'));
      // @ts-expect-error 200 requires a body
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(200));
      // @ts-expect-error a header value is a string
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(503, failure, { headers: { age: 3 } }));
      // @ts-expect-error a resolver returns a response
      mocks.on('getAuthenticatedUser', () => 'Ada');
      // @ts-expect-error the status is not an option
      mocks.on('getAuthenticatedUser', () => undefined, { status: 503 });
      // @ts-expect-error the slug is missing
      const args: ReplyArgs<'getOpenAPISpecBySlug', 200> = [200, { object: 'openapi-spec' }];
      // @ts-expect-error the body of an error has the member `error`
      const body: BodyOf<'getAuthenticatedUser', 404> = { message: 'Not found.' };
      // @ts-expect-error 204 is not documented for the operation
      const status: StatusOf<'getAuthenticatedUser'> = 204;
      return [args, body, status];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('reject the parameters of another operation', () => {
    const wrong = () => {
      // @ts-expect-error the parameter has another name
      mocks.on('getOpenAPISpecBySlug', ({ params }) => new Response(params.slug));
      // @ts-expect-error the operation has no query
      mocks.on('getOpenAPISpecBySlug', ({ query }) => new Response(query.page));
      // @ts-expect-error the operation takes no body
      mocks.on('getOpenAPISpecBySlug', ({ body }) => new Response(body.slug));
      // @ts-expect-error the slug is a path parameter
      mocks.on('createOrUpdateOpenAPISpecBySlug', ({ body }) => new Response(body.slug));
      // @ts-expect-error a limit is a number
      mocks.on('listOpenAPISpecs', ({ query }) => new Response(query.limit));
      // @ts-expect-error the name of the slug is `specSlug`
      const params: ParamsOf<'getOpenAPISpecBySlug'> = { organizationId: 'default', slug: 'pets' };
      // @ts-expect-error the source is missing
      const body: InputOf<'createOpenAPISpec'> = { slug: 'pets' };
      return [params, body];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('reject unknown members of the call log', () => {
    const wrong = () => {
      // @ts-expect-error the operation does not exist
      mocks.calls.of('listPets');
      // @ts-expect-error the operation does not exist
      mocks.calls.last('getOpenAPISpec');
      // @ts-expect-error the call may be undefined
      mocks.calls.last('createOpenAPISpec').body;
      // @ts-expect-error the body is that of the request
      mocks.calls.of('createOpenAPISpec')[0]?.body.processingState;
      // @ts-expect-error the operation has no body
      mocks.calls.of('listOpenAPISpecs')[0]?.body.slug;
      // @ts-expect-error the operation must be narrowed first
      mocks.calls.all[0]?.body.slug;
      const creation = mocks.calls.all.find((call) => call.operationId === 'createOpenAPISpec');
      // @ts-expect-error a rejected request has no validated body
      creation?.body.slug;
      // @ts-expect-error `last` returns only valid calls
      const rejected: RejectedRequest | undefined = mocks.calls.last('createOpenAPISpec');
      // @ts-expect-error the log is read-only
      mocks.calls.all.push({});
      const call = mocks.calls.of('getOpenAPISpecBySlug')[0];
      // @ts-expect-error calls are read-only
      if (call) call.status = 500;
      // @ts-expect-error the calls belong to different operations
      const other: CallOf<'listOpenAPISpecs'> | undefined = call;
      return [other, rejected];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('reject invalid scenarios', () => {
    const { scenario, calls } = mocks;
    const wrong = () => {
      // @ts-expect-error the operation does not exist
      scenario.hang('listPets');
      // @ts-expect-error the status is not documented
      scenario.reply('getAuthenticatedUser', 299, undefined);
      // @ts-expect-error the message of the error is missing
      scenario.reply('getAuthenticatedUser', 503, { error: { code: 503 } });
      // @ts-expect-error 205 has no body
      scenario.reply('deleteOpenAPISpecBySlug', 205, {});
      // @ts-expect-error 200 requires a body
      scenario.reply('getAuthenticatedUser', 200);
      // @ts-expect-error `once` is not an option
      scenario.reply('getAuthenticatedUser', 503, failure, { once: true });
      // @ts-expect-error the step for a success is `pass`
      scenario.sequence('getAuthenticatedUser', [200]);
      // @ts-expect-error the step does not exist
      scenario.sequence('getAuthenticatedUser', ['wait']);
      // @ts-expect-error `windowMs` is missing
      scenario.rateLimit({ limit: 3 });
      // @ts-expect-error the format does not exist
      scenario.rateLimit({ limit: 3, windowMs: 1, retryAfter: 'minutes' });
      // @ts-expect-error the delay is missing
      scenario.latency(['getAuthenticatedUser']);
      // @ts-expect-error the garbling does not exist
      scenario.garble('getAuthenticatedUser', 'xml');
      // @ts-expect-error the name of the slug is `specSlug`
      scenario.processing({ slug: 'pets' }, { kind: 'manual' });
      // @ts-expect-error the error code does not exist
      scenario.processing('*', { kind: 'manual' }, { error: 'TEAPOT' });
      // @ts-expect-error the message of the problem is missing
      scenario.processing('*', { kind: 'manual' }, { error: 'PARSE_ERROR', problems: [{ line: 3 }] });
      // @ts-expect-error a snapshot comes from `snapshot()`
      mocks.restore({});
      // @ts-expect-error the operation does not exist
      void calls.waitFor('listPets');
      // @ts-expect-error the second parameter is a number
      void calls.waitFor('listOpenAPISpecs', { timeout: 3 });
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('reject unknown options', () => {
    const wrong = () => {
      // @ts-expect-error the option does not exist
      createMocks({ latency: 100 });
      // @ts-expect-error `count` is missing
      createMocks({ processing: { kind: 'polls' } });
      // @ts-expect-error the unit is milliseconds: `ms`
      createMocks({ processing: { kind: 'clock', seconds: 5 } });
      // @ts-expect-error the kind does not exist
      createMocks({ processing: { kind: 'never' } });
      // @ts-expect-error the scope does not exist
      createMocks({ auth: { tokens: { reader: { scopes: ['openapi:peek'] } } } });
      // @ts-expect-error `organizations` is an array or `all`
      createMocks({ auth: { tokens: { reader: { organizations: 'acme' } } } });
      // @ts-expect-error the display name is missing
      createMocks({ auth: { tokens: { reader: { subject: { id: 'ada' } } } } });
      // @ts-expect-error the kind of authentication does not exist
      createMocks({ auth: 'basic' });
      // @ts-expect-error a date is a string
      createMocks({ startAt: new Date() });
      // @ts-expect-error the text of the source is missing
      createMocks({ sources: { 'https://acme.example/pets.yaml': { headers: {} } } });
      // @ts-expect-error a header value is a string
      const source: SourceSeed = { text: '', headers: { 'x-api-key': 1 } };
      // @ts-expect-error a scope has the base URL of its backend
      mocks.scope('mine', { baseUrl: 'https://elsewhere.example' });
      // @ts-expect-error a scope has the origin of its mocks
      mocks.scope('mine', { origin: '*' });
      // @ts-expect-error the option belongs to `start`
      const start: Parameters<typeof startMocks>[0] = { serviceWorker: { url: '/sw.js' } };
      return [source, start];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('reject an invalid world', () => {
    const wrong = () => {
      // @ts-expect-error the name of the option is `organizations`
      createMocks({ world: { organisations: [] } });
      // @ts-expect-error spaces are strings
      createMocks({ world: { organizations: [{ id: 'acme', spaces: [{ id: 'docs' }] }] } });
      // @ts-expect-error the type does not exist
      createMocks({ world: { organizations: [{ id: 'acme', type: 'family' }] } });
      // @ts-expect-error `createdAt` is not part of a profile
      createMocks({ world: { organizations: [{ id: 'acme', profile: { createdAt: '2026-01-01' } }] } });
      // @ts-expect-error the source is missing
      createMocks({ world: { specs: [{ slug: 'pets' }] } });
      // @ts-expect-error a source has `text`, `files`, or `url`
      void mocks.add.spec({ slug: 'pets', source: { file: 'pets.yaml' } });
      // @ts-expect-error the visibility does not exist
      void mocks.add.spec({ slug: 'pets', source: { text: '' }, visibility: 'hidden' });
      // @ts-expect-error the ID of the space is missing
      void mocks.add.space({ organizationId: 'default' });
      // @ts-expect-error the error code does not exist
      void mocks.finish({ specSlug: 'pets' }, { error: 'TEAPOT' });
      // @ts-expect-error the outcome does not exist
      void mocks.finish({ specSlug: 'pets' }, 'failed');
      // @ts-expect-error the name of the slug is `specSlug`
      void mocks.finish({ slug: 'pets' });
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('reject invalid hooks and integrations', () => {
    const wrong = () => {
      // @ts-expect-error a hook receives `tags`
      const hook: Hook = ({ urls }) => urls;
      // @ts-expect-error the type of the page is missing
      const integration: Integration = () => ({ pages: [{ title: 'North' }] });
      // @ts-expect-error the name is missing
      void mocks.add.integration(() => ({ pages: [] }));
      // @ts-expect-error a hook belongs to an organization
      void mocks.add.hook(() => undefined, { spaceId: 'docs' });
      return [hook, integration];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('have the profile members of the service', () => {
    expectTypeOf<NonNullable<OrganizationSeed['profile']>>().branded.toEqualTypeOf<
      Partial<Omit<OrganizationProfile, 'title' | 'type'>>
    >();
  });

  it('depend on the operation', () => {
    expectTypeOf<StatusOf<'deleteOpenAPISpecBySlug'>>().extract<204 | 205>().toEqualTypeOf<204 | 205>();
    expectTypeOf<BodyOf<'deleteOpenAPISpecBySlug', 205>>().toEqualTypeOf<undefined>();
    expectTypeOf<BodyOf<'getOpenAPISpecVersionDocumentYAML', 200>>().toEqualTypeOf<string>();
    expectTypeOf<BodyOf<'getAuthenticatedUser', 503>>().toExtend<{ error: { message: string } }>();
    expectTypeOf<InputOf<'createOpenAPISpec'>['slug']>().toEqualTypeOf<string>();
    expectTypeOf(mocks.calls.of('createOpenAPISpec')[0]?.body.slug).toEqualTypeOf<string | undefined>();
    expectTypeOf(mocks.calls.of('listOpenAPISpecs')[0]?.query.limit).toEqualTypeOf<number | undefined>();
    expectTypeOf(strict.onUnhandledRequest).toEqualTypeOf<'error'>();
  });

  it('narrow calls by `refused` and their operation', () => {
    const slugs = mocks.calls.all.map((call) =>
      !call.refused && call.operationId === 'createOpenAPISpec' ? call.body.slug : '',
    );
    expectTypeOf(slugs).toEqualTypeOf<string[]>();
    expectTypeOf(mocks.calls.all[0]?.operationId).toEqualTypeOf<OperationId | undefined>();
    expectTypeOf(mocks.calls.of('createOpenAPISpec')[0]?.refused).toEqualTypeOf<false | undefined>();
  });

  it('contain each scope of the OpenAPI document', () => {
    const scopes: Record<Scope, true> = {
      'openapi:acknowledge': true,
      'openapi:read': true,
      'openapi:write': true,
      'space:read': true,
      'tokens:write': true,
      'audit:read': true,
      'email-domains:read': true,
    };
    expect(new Set<string>(allScopes)).toEqual(new Set(Object.keys(scopes)));
  });
});
