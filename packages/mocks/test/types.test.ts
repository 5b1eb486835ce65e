import { routes } from '@specshelf/contract';
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
  type RefusedRequest,
  type ReplyArgs,
  type Scope,
  type SourceSeed,
  type StatusOf,
  strict,
} from '../src/index.js';

// Checked by the compiler: a line under `@ts-expect-error` that is right is an error. Nothing of it is called.
const mocks = createMocks();
const failure = { error: { code: 503, message: 'Come back later.' } };

describe('the types', () => {
  it('refuse answers that the document does not know', () => {
    const wrong = () => {
      // @ts-expect-error there is no such operation
      mocks.on('listPets', () => undefined);
      // @ts-expect-error no operation answers with this status
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(299, undefined));
      // @ts-expect-error reading does not answer that something was made
      mocks.on('getOpenAPISpecBySlug', ({ reply }) => reply(201, failure));
      // @ts-expect-error a user has an id
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(200, { object: 'user', displayName: 'Ada' }));
      // @ts-expect-error a list is not a user
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(200, { items: [] }));
      // @ts-expect-error a failure has a message
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(500, { error: { code: 500 } }));
      // @ts-expect-error the code of a failure is a number
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(500, { error: { code: 'E', message: '' } }));
      // @ts-expect-error 204 has no body
      mocks.on('deleteOpenAPISpecBySlug', ({ reply }) => reply(204, {}));
      // @ts-expect-error 205 has none either
      mocks.on('deleteOpenAPISpecBySlug', ({ reply }) => reply(205, 'gone'));
      // @ts-expect-error 200 has one
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(200));
      // @ts-expect-error a header is a text
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(503, failure, { headers: { age: 3 } }));
      // @ts-expect-error a resolver gives a response
      mocks.on('getAuthenticatedUser', () => 'Ada');
      // @ts-expect-error the status belongs to the handler, not to its options
      mocks.on('getAuthenticatedUser', () => undefined, { status: 503 });
      // @ts-expect-error a specification has a slug
      const args: ReplyArgs<'getOpenAPISpecBySlug', 200> = [200, { object: 'openapi-spec' }];
      // @ts-expect-error an error is of the shape of all errors
      const body: BodyOf<'getAuthenticatedUser', 404> = { message: 'Nobody.' };
      // @ts-expect-error an operation answers with what it is documented for
      const status: StatusOf<'getAuthenticatedUser'> = 204;
      return [args, body, status];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('refuse what another operation is called with', () => {
    const wrong = () => {
      // @ts-expect-error the parameter has another name
      mocks.on('getOpenAPISpecBySlug', ({ params }) => new Response(params.slug));
      // @ts-expect-error the operation has no query
      mocks.on('getOpenAPISpecBySlug', ({ query }) => new Response(query.page));
      // @ts-expect-error the operation takes no body
      mocks.on('getOpenAPISpecBySlug', ({ body }) => new Response(body.slug));
      // @ts-expect-error the slug is in the path of a request that creates or updates
      mocks.on('createOrUpdateOpenAPISpecBySlug', ({ body }) => new Response(body.slug));
      // @ts-expect-error a limit is a number
      mocks.on('listOpenAPISpecs', ({ query }) => new Response(query.limit));
      // @ts-expect-error a specification is named by its slug
      const params: ParamsOf<'getOpenAPISpecBySlug'> = { organizationId: 'default', slug: 'pets' };
      // @ts-expect-error a source is needed
      const body: InputOf<'createOpenAPISpec'> = { slug: 'pets' };
      return [params, body];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('refuse to find in the calls what is not there', () => {
    const wrong = () => {
      // @ts-expect-error there is no such operation
      mocks.calls.of('listPets');
      // @ts-expect-error there is no such operation
      mocks.calls.last('getOpenAPISpec');
      // @ts-expect-error there may have been no call
      mocks.calls.last('createOpenAPISpec').body;
      // @ts-expect-error the body is what was sent, not what was answered
      mocks.calls.of('createOpenAPISpec')[0]?.body.processingState;
      // @ts-expect-error a call that lists has no body
      mocks.calls.of('listOpenAPISpecs')[0]?.body.slug;
      // @ts-expect-error which operation it is has to be known before its body
      mocks.calls.all[0]?.body.slug;
      const creation = mocks.calls.all.find((call) => call.operationId === 'createOpenAPISpec');
      // @ts-expect-error a refused request has no validated body
      creation?.body.slug;
      // @ts-expect-error only valid calls are found by their operation
      const refused: RefusedRequest | undefined = mocks.calls.last('createOpenAPISpec');
      // @ts-expect-error the log is written by the backend
      mocks.calls.all.push({});
      const call = mocks.calls.of('getOpenAPISpecBySlug')[0];
      // @ts-expect-error what has happened stays as it is
      if (call) call.status = 500;
      // @ts-expect-error a call of one operation is not one of another
      const other: CallOf<'listOpenAPISpecs'> | undefined = call;
      return [other, refused];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('refuse scenarios that cannot be', () => {
    const { scenario, calls } = mocks;
    const wrong = () => {
      // @ts-expect-error there is no such operation
      scenario.hang('listPets');
      // @ts-expect-error no operation answers with this status
      scenario.reply('getAuthenticatedUser', 299, undefined);
      // @ts-expect-error a failure has a message
      scenario.reply('getAuthenticatedUser', 503, { error: { code: 503 } });
      // @ts-expect-error 205 has no body
      scenario.reply('deleteOpenAPISpecBySlug', 205, {});
      // @ts-expect-error 200 has one
      scenario.reply('getAuthenticatedUser', 200);
      // @ts-expect-error what is left out is not an option
      scenario.reply('getAuthenticatedUser', 503, failure, { once: true });
      // @ts-expect-error a success is a step of its own: pass
      scenario.sequence('getAuthenticatedUser', [200]);
      // @ts-expect-error there is no such step
      scenario.sequence('getAuthenticatedUser', ['wait']);
      // @ts-expect-error a limit is in a time
      scenario.rateLimit({ limit: 3 });
      // @ts-expect-error a date has a form
      scenario.rateLimit({ limit: 3, windowMs: 1, retryAfter: 'minutes' });
      // @ts-expect-error a time comes first
      scenario.latency(['getAuthenticatedUser']);
      // @ts-expect-error there is no such way
      scenario.garble('getAuthenticatedUser', 'xml');
      // @ts-expect-error a specification has a slug
      scenario.processing({ slug: 'pets' }, { kind: 'manual' });
      // @ts-expect-error there is no such code
      scenario.processing('*', { kind: 'manual' }, { error: 'TEAPOT' });
      // @ts-expect-error a problem has a message
      scenario.processing('*', { kind: 'manual' }, { error: 'PARSE_ERROR', problems: [{ line: 3 }] });
      // @ts-expect-error a snapshot comes from `snapshot()`
      mocks.restore({});
      // @ts-expect-error there is no such operation
      void calls.waitFor('listPets');
      // @ts-expect-error a number, and not a time
      void calls.waitFor('listOpenAPISpecs', { timeout: 3 });
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('refuse settings that there are not', () => {
    const wrong = () => {
      // @ts-expect-error there is no such option
      createMocks({ latency: 100 });
      // @ts-expect-error polls are counted
      createMocks({ processing: { kind: 'polls' } });
      // @ts-expect-error a clock moves by milliseconds
      createMocks({ processing: { kind: 'clock', seconds: 5 } });
      // @ts-expect-error there is no such way to process
      createMocks({ processing: { kind: 'never' } });
      // @ts-expect-error there is no such scope
      createMocks({ auth: { tokens: { reader: { scopes: ['openapi:peek'] } } } });
      // @ts-expect-error organizations are named, or all
      createMocks({ auth: { tokens: { reader: { organizations: 'acme' } } } });
      // @ts-expect-error whom a token speaks for has a name to show
      createMocks({ auth: { tokens: { reader: { subject: { id: 'ada' } } } } });
      // @ts-expect-error there is no such way to let requests in
      createMocks({ auth: 'basic' });
      // @ts-expect-error a time is text
      createMocks({ startAt: new Date() });
      // @ts-expect-error a source has a text
      createMocks({ sources: { 'https://acme.example/pets.yaml': { headers: {} } } });
      // @ts-expect-error a header that is asked for is text
      const source: SourceSeed = { text: '', headers: { 'x-api-key': 1 } };
      // @ts-expect-error a scope is where its backend is
      mocks.scope('mine', { baseUrl: 'https://elsewhere.example' });
      // @ts-expect-error and hears what its mocks hear
      mocks.scope('mine', { origin: '*' });
      // @ts-expect-error a page's worker has its address elsewhere
      const start: Parameters<typeof startMocks>[0] = { serviceWorker: { url: '/sw.js' } };
      return [source, start];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('refuse a world that cannot be', () => {
    const wrong = () => {
      // @ts-expect-error it is spelt otherwise
      createMocks({ world: { organisations: [] } });
      // @ts-expect-error spaces are named by their ids
      createMocks({ world: { organizations: [{ id: 'acme', spaces: [{ id: 'docs' }] }] } });
      // @ts-expect-error there is no such type of organizations
      createMocks({ world: { organizations: [{ id: 'acme', type: 'family' }] } });
      // @ts-expect-error what follows from something else is not said
      createMocks({ world: { organizations: [{ id: 'acme', profile: { createdAt: '2026-01-01' } }] } });
      // @ts-expect-error a specification has a source
      createMocks({ world: { specs: [{ slug: 'pets' }] } });
      // @ts-expect-error a source has a text or a URL
      void mocks.add.spec({ slug: 'pets', source: { file: 'pets.yaml' } });
      // @ts-expect-error there is no such visibility
      void mocks.add.spec({ slug: 'pets', source: { text: '' }, visibility: 'hidden' });
      // @ts-expect-error a space has an id
      void mocks.add.space({ organizationId: 'default' });
      // @ts-expect-error there is no such error code
      void mocks.finish({ specSlug: 'pets' }, { error: 'TEAPOT' });
      // @ts-expect-error there is no such outcome
      void mocks.finish({ specSlug: 'pets' }, 'failed');
      // @ts-expect-error a specification is named by its slug
      void mocks.finish({ slug: 'pets' });
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('refuse hooks and integrations of another shape', () => {
    const wrong = () => {
      // @ts-expect-error a hook is told tags
      const hook: Hook = ({ urls }) => urls;
      // @ts-expect-error a page has a type
      const integration: Integration = () => ({ pages: [{ title: 'North' }] });
      // @ts-expect-error an integration has a name
      void mocks.add.integration(() => ({ pages: [] }));
      // @ts-expect-error a hook is of an organization
      void mocks.add.hook(() => undefined, { spaceId: 'docs' });
      return [hook, integration];
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('let a profile say what the service keeps of one', () => {
    expectTypeOf<NonNullable<OrganizationSeed['profile']>>().branded.toEqualTypeOf<
      Partial<Omit<OrganizationProfile, 'title' | 'type'>>
    >();
  });

  it('follow from the operation', () => {
    expectTypeOf<StatusOf<'deleteOpenAPISpecBySlug'>>().extract<204 | 205>().toEqualTypeOf<204 | 205>();
    expectTypeOf<BodyOf<'deleteOpenAPISpecBySlug', 205>>().toEqualTypeOf<undefined>();
    expectTypeOf<BodyOf<'getOpenAPISpecVersionDocumentYAML', 200>>().toEqualTypeOf<string>();
    expectTypeOf<BodyOf<'getAuthenticatedUser', 503>>().toExtend<{ error: { message: string } }>();
    expectTypeOf<InputOf<'createOpenAPISpec'>['slug']>().toEqualTypeOf<string>();
    expectTypeOf(mocks.calls.of('createOpenAPISpec')[0]?.body.slug).toEqualTypeOf<string | undefined>();
    expectTypeOf(mocks.calls.of('listOpenAPISpecs')[0]?.query.limit).toEqualTypeOf<number | undefined>();
    expectTypeOf(strict.onUnhandledRequest).toEqualTypeOf<'error'>();
  });

  it('tell calls apart by `refused` and their operation', () => {
    const slugs = mocks.calls.all.map((call) =>
      !call.refused && call.operationId === 'createOpenAPISpec' ? call.body.slug : '',
    );
    expectTypeOf(slugs).toEqualTypeOf<string[]>();
    expectTypeOf(mocks.calls.all[0]?.operationId).toEqualTypeOf<OperationId | undefined>();
    expectTypeOf(mocks.calls.of('createOpenAPISpec')[0]?.refused).toEqualTypeOf<false | undefined>();
  });

  it('name every scope of the document', () => {
    const scopes: Record<Scope, true> = {
      'openapi:read': true,
      'openapi:write': true,
      'space:read': true,
      'email-domains:read': true,
    };
    expect(new Set(routes.flatMap((route) => route.scopes))).toEqual(new Set(Object.keys(scopes)));
  });
});
