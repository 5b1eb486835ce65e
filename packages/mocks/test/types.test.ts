import { routes } from '@specshelf/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type BodyOf, createMocks, type InputOf, type Scope, type StatusOf, strict } from '../src/index.js';

// Checked by the compiler: a line under `@ts-expect-error` that is right is an error. Nothing of it is called.
const mocks = createMocks();
const failure = { error: { code: 503, message: 'Come back later.' } };

describe('the types', () => {
  it('refuse what the document does not say', () => {
    const wrong = () => {
      // @ts-expect-error there is no such operation
      mocks.on('listPets', () => undefined);
      // @ts-expect-error there is no such operation
      mocks.calls.of('listPets');
      // @ts-expect-error no operation answers with this status
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(299, undefined));
      // @ts-expect-error reading does not answer that something was made
      mocks.on('getOpenAPISpecBySlug', ({ reply }) => reply(201, failure));
      // @ts-expect-error a user has an id
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(200, { object: 'user', displayName: 'Ada' }));
      // @ts-expect-error a failure has a message
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(500, { error: { code: 500 } }));
      // @ts-expect-error 204 has no body
      mocks.on('deleteOpenAPISpecBySlug', ({ reply }) => reply(204, {}));
      // @ts-expect-error 200 has one
      mocks.on('getAuthenticatedUser', ({ reply }) => reply(200));
      // @ts-expect-error the parameter has another name
      mocks.on('getOpenAPISpecBySlug', ({ params }) => new Response(params.slug));
      // @ts-expect-error the operation has no query
      mocks.on('getOpenAPISpecBySlug', ({ query }) => new Response(query.page));
      // @ts-expect-error the operation takes no body
      mocks.on('getOpenAPISpecBySlug', ({ body }) => new Response(body.slug));
      // @ts-expect-error a resolver gives a response
      mocks.on('getAuthenticatedUser', () => 'Ada');
      // @ts-expect-error there is no such error code
      void mocks.finish({ specSlug: 'pets' }, { error: 'TEAPOT' });
      // @ts-expect-error a source has a text or a URL
      void mocks.add.spec({ slug: 'pets', source: { file: 'pets.yaml' } });
      // @ts-expect-error polls are counted
      createMocks({ processing: { kind: 'polls' } });
      // @ts-expect-error there is no such scope
      createMocks({ auth: { tokens: { reader: { scopes: ['openapi:peek'] } } } });
      // @ts-expect-error a scope is where its backend is
      mocks.scope('mine', { baseUrl: 'https://elsewhere.example' });
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

  it('tell calls apart by their operation', () => {
    const slugs = mocks.calls.all.map((call) =>
      call.operationId === 'createOpenAPISpec' ? call.body.slug : '',
    );
    expectTypeOf(slugs).toEqualTypeOf<string[]>();
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
