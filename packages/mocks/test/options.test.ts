import { describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '../src/backend.js';
import { createMocks } from '../src/mocks.js';
import { startMocks } from '../src/node.js';

/** Options as in JavaScript, without types. */
function untyped(text: string) {
  return JSON.parse(text);
}

describe('createBackend', () => {
  it('lists the known options when one is unknown', () => {
    expect(() => createBackend(untyped('{ "procesing": { "kind": "manual" } }'))).toThrow(
      new TypeError(
        'Unknown option `procesing`. Known options: baseUrl, seed, startAt, auth, processing, requestValidation, ' +
          'pageSize, world, sources, issuers, integrations.',
      ),
    );
  });

  it.each([
    ['{ "processing": { "kind": "polls", "count": 1, "ms": 5 } }', '`processing.ms`', 'kind, count'],
    ['{ "processing": { "kind": "manual", "count": 1 } }', '`processing.count`', 'kind'],
    ['{ "auth": { "token": {} } }', '`auth.token`', 'tokens'],
    [
      '{ "auth": { "tokens": { "secret": { "scope": [] } } } }',
      '`auth.tokens[…].scope`',
      'subject, organizations',
    ],
    [
      '{ "auth": { "tokens": { "secret": { "subject": { "name": "A" } } } } }',
      '`auth.tokens[…].subject.name`',
      'id, displayName, email',
    ],
    ['{ "world": { "organisations": [] } }', '`world.organisations`', 'organizations, specs'],
    [
      '{ "world": { "organizations": [{ "id": "acme", "emailDomain": "acme.example" }] } }',
      '`world.organizations[].emailDomain`',
      'id, title, emailDomains',
    ],
    [
      '{ "world": { "specs": [{ "slug": "pets", "text": "" }] } }',
      '`world.specs[].text`',
      'organizationId, slug, source, visibility',
    ],
    [
      '{ "world": { "specs": [{ "slug": "pets", "source": { "txt": "" } }] } }',
      '`world.specs[].source.txt`',
      'url, headers, text, files, entry',
    ],
    [
      '{ "sources": { "https://a.example/": { "content": "" } } }',
      '`sources["https://a.example/"].content`',
      'text, headers',
    ],
  ])('rejects %s', (options, unknown, known) => {
    const create = () => createBackend(untyped(options));
    expect(create).toThrow(TypeError);
    expect(create).toThrow(`Unknown option ${unknown}. Known options of`);
    expect(create).toThrow(known);
  });

  it('does not print a token in the message', () => {
    const create = () => createBackend(untyped('{ "auth": { "tokens": { "secret": { "scope": [] } } } }'));
    expect(create).toThrow(expect.not.objectContaining({ message: expect.stringContaining('secret') }));
  });

  it.each([
    ['"manual"', 'Options must be an object, not "manual".'],
    ['null', 'Options must be an object, not null.'],
    ['{ "world": 5 }', '`world` must be an object, not 5.'],
    ['{ "auth": "basic" }', 'Invalid `auth` "basic". Allowed: any-bearer, off.'],
    [
      '{ "auth": { "tokens": { "secret": { "scopes": ["openapi:reed"] } } } }',
      'Invalid scope "openapi:reed". Allowed: audit:read, email-domains:read, openapi:acknowledge, openapi:read, openapi:write, space:read, tokens:write.',
    ],
    ['{ "requestValidation": "off" }', '`requestValidation` must be true or false, not "off".'],
    [
      '{ "sources": { "pets.json": "" } }',
      'The URL of a source must be like https://example.com/openapi.json, not "pets.json".',
    ],
    ['{ "world": { "specs": [{ "slug": "pets" }] } }', '`world.specs[].source` must be an object, not null.'],
    [
      '{ "world": { "specs": [{ "slug": "pets", "source": { "text": "" }, "visibility": "pubic" }] } }',
      'Invalid visibility "pubic". Allowed: private, public.',
    ],
  ])('rejects %s', (options, message) => {
    expect(() => createBackend(untyped(options))).toThrow(new TypeError(message));
  });
});

describe('the methods of a backend', () => {
  it.each<[string, (backend: Backend) => unknown, string]>([
    ['scope', ({ scope }) => scope('a', untyped('{ "baseUrl": "https://a.example" }')), '`baseUrl`'],
    ['hang', ({ scenario }) => scenario.hang('getAuthenticatedUser', untyped('{ "time": 1 }')), '`time`'],
    ['drop', ({ scenario }) => scenario.drop('getAuthenticatedUser', untyped('{ "one": true }')), '`one`'],
    [
      'garble',
      ({ scenario }) => scenario.garble('getAuthenticatedUser', 'html', untyped('{ "once": true }')),
      '`once`',
    ],
    [
      'reply',
      ({ scenario }) =>
        scenario.reply(
          'getAuthenticatedUser',
          503,
          { error: { code: 503, message: '' } },
          untyped('{ "header": {} }'),
        ),
      '`header`',
    ],
    [
      'rateLimit',
      ({ scenario }) => scenario.rateLimit(untyped('{ "limit": 1, "windowMs": 1, "retry": 1 }')),
      '`retry`',
    ],
    [
      'processing',
      ({ scenario }) => scenario.processing('*', untyped('{ "kind": "polls", "count": 1, "counts": 2 }')),
      '`processing.counts`',
    ],
    [
      'processing',
      ({ scenario }) => scenario.processing('*', { kind: 'manual' }, untyped('{ "code": "PARSE_ERROR" }')),
      '`outcome.code`',
    ],
    [
      'processing',
      ({ scenario }) => scenario.processing(untyped('{ "slug": "pets" }'), { kind: 'manual' }),
      '`target.slug`',
    ],
    ['add.source', ({ add }) => add.source('https://a.example/', untyped('{ "txt": "" }')), '`source.txt`'],
  ])('%s throws on an unknown option', (_name, call, unknown) => {
    expect(() => call(createBackend())).toThrow(`Unknown option ${unknown}. Known options`);
  });

  it.each<[string, (backend: Backend) => Promise<unknown>, string]>([
    ['add.organization', ({ add }) => add.organization(untyped('{ "id": "a", "name": "A" }')), '`name`'],
    [
      'add.space',
      ({ add }) => add.space(untyped('{ "id": "a", "organization": "default" }')),
      '`organization`',
    ],
    ['add.spec', ({ add }) => add.spec(untyped('{ "specSlug": "pets" }')), '`specSlug`'],
    ['add.hook', ({ add }) => add.hook(() => undefined, untyped('{ "spaceId": "docs" }')), '`spaceId`'],
    ['finish', ({ finish }) => finish(untyped('{ "slug": "pets" }')), '`target.slug`'],
    [
      'finish',
      ({ finish }) => finish({ specSlug: 'pets' }, untyped('{ "code": "FETCH_ERROR" }')),
      '`outcome.code`',
    ],
  ])('%s rejects an unknown option', async (_name, call, unknown) => {
    await expect(call(createBackend())).rejects.toThrow(`Unknown option ${unknown}. Known options`);
  });
});

describe('createMocks and startMocks', () => {
  it('list their own options as well', () => {
    const unknown = untyped('{ "orgin": "*" }');
    expect(() => createMocks(unknown)).toThrow(
      /^Unknown option `orgin`\. Known options: baseUrl, .*, origin\.$/,
    );
    expect(() => startMocks(unknown)).toThrow(/^Unknown option `orgin`\. .*, origin, passthrough\.$/);
    expect(() =>
      createMocks().on('getAuthenticatedUser', () => undefined, untyped('{ "times": 1 }')),
    ).toThrow('Unknown option `times`. Known options: once.');
  });

  it.each(['http://localhost', 'localhost/path', 'localhost:', '*', 'user@localhost', ''])(
    'reject %j in `passthrough`',
    (host) => {
      expect(() => startMocks({ passthrough: [host] })).toThrow(
        '`passthrough` takes hosts such as localhost,',
      );
    },
  );
});
