import type { JSONObject } from '@specshelf/base/json';
import { describe, expect, it } from 'vitest';
import { compare, levelsOf } from '../support/compare.js';

const ok = { 200: { description: 'The result.' } };

function documentWith(paths: JSONObject, members: JSONObject = {}): JSONObject {
  return { openapi: '3.1.0', info: { title: 'Test', version: '1.0.0' }, paths, ...members };
}

const levels = (before: JSONObject, after: JSONObject) => levelsOf(compare(before, after));
const operation = (members: JSONObject = {}): JSONObject => ({
  '/pets': { get: { responses: ok, ...members } },
});
const query = (name: string, members: JSONObject = {}): JSONObject => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  ...members,
});

describe('paths', () => {
  it('are the same with other names of parameters', () => {
    const path = (name: string) =>
      documentWith({
        [`/pets/{${name}}`]: {
          get: {
            parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
            responses: ok,
          },
        },
      });
    expect(levels(path('id'), path('petId'))).toEqual(['path-parameter-renamed docs/docs']);
  });

  it('are reported once, with all operations', () => {
    const both = { get: { responses: ok }, post: { responses: ok } };
    const [change] = compare(documentWith({ '/pets': both, '/a': {} }), documentWith({ '/a': {} }));
    expect(change).toMatchObject({ rule: 'path-removed', operationCount: 2 });
  });

  it('move with their operation IDs or their content', () => {
    const at = (path: string, get: JSONObject) => documentWith({ [path]: { get } });
    const moved = ['path-moved breaking/breaking'];
    expect(
      levels(at('/a', { operationId: 'x', responses: ok }), at('/b/c', { operationId: 'x', responses: ok })),
    ).toEqual(moved);
    expect(levels(at('/a', { responses: ok }), at('/b/c', { responses: ok }))).toEqual(moved);
  });

  it('may have references in place of operations', () => {
    const referring = (type: string) =>
      documentWith(
        { '/pets': { get: { $ref: '#/x-ext/list' } } },
        { 'x-ext': { list: { parameters: [query('q', { schema: { type } })], responses: ok } } },
      );
    expect(levels(referring('string'), referring('boolean'))).not.toEqual([]);
  });
});

describe('a removed operation', () => {
  const before = (members: JSONObject) =>
    documentWith({ '/pets': { get: { responses: ok }, put: { responses: ok, ...members } } });
  const after = documentWith({ '/pets': { get: { responses: ok } } });

  it('breaks clients unless it was deprecated', () => {
    expect(levels(before({}), after)).toEqual(['operation-removed breaking/breaking']);
    expect(levels(before({ deprecated: true }), after)).toEqual([
      'operation-removed-after-deprecation safe/safe',
    ]);
  });

  it('must stay until its sunset', () => {
    const until = (sunset: string) => levels(before({ deprecated: true, 'x-sunset': sunset }), after);
    expect(until('2026-11-25')).toEqual(['operation-removed-after-deprecation safe/safe']);
    expect(until('2026-12-31')).toEqual(['operation-removed-before-sunset breaking/breaking']);
  });
});

describe('parameters', () => {
  const of = (...parameters: JSONObject[]) => documentWith(operation({ parameters }));

  it('count wherever they are declared', () => {
    const shared = documentWith({ '/pets': { parameters: [query('q')], get: { responses: ok } } });
    expect(levels(of(query('q')), shared)).toEqual([]);
  });

  it('break requests when they become necessary', () => {
    expect(levels(of(), of(query('q', { required: true })))).toEqual(['parameter-added-required breaking/-']);
    expect(levels(of(), of(query('q')))).toEqual(['parameter-added-optional safe/-']);
    expect(levels(of(query('q')), of())).toEqual(['parameter-removed risky/-']);
  });

  it('accept what is written the same', () => {
    const typed = (type: string) => of(query('q', { schema: { type } }));
    expect(levels(of(query('q')), of(query('q', { style: 'form', explode: true })))).toEqual([]);
    expect(
      levels(typed('string'), of(query('q', { schema: { type: 'array', items: { type: 'string' } } }))),
    ).toEqual(['parameter-became-list safe/-']);
  });

  it('have no case in the names of headers', () => {
    const header = (name: string): JSONObject => ({ name, in: 'header', schema: { type: 'string' } });
    expect(levels(of(header('X-Trace')), of(header('x-trace')))).toEqual([]);
    expect(levels(of(query('Q')), of(query('q')))).toEqual(['parameter-name-case-changed breaking/-']);
  });
});

describe('security', () => {
  const schemes = {
    components: {
      securitySchemes: { a: { type: 'http', scheme: 'basic' }, b: { type: 'http', scheme: 'bearer' } },
    },
  };
  const of = (security: JSONObject[], members: JSONObject = {}) =>
    documentWith(operation({ security, ...members }), schemes);

  it('is a set of alternatives', () => {
    expect(levels(of([{ a: [] }]), of([{ b: [] }, { a: [] }]))).toEqual([
      'security-alternative-added safe/safe',
    ]);
    expect(levels(of([{ a: [] }, { b: [] }]), of([{ a: [] }]))).toEqual([
      'security-alternative-removed breaking/breaking',
    ]);
    expect(levels(of([{ a: [] }]), of([{ a: [], b: [] }]))).toEqual([
      'security-scheme-joined breaking/breaking',
    ]);
    expect(levels(of([]), of([{ a: [] }]))).toEqual(['security-required breaking/breaking']);
    expect(levels(of([{ a: [] }]), of([{}]))).toEqual(['security-dropped safe/safe']);
  });

  it('is inherited from the document', () => {
    const inherited = documentWith(operation(), { ...schemes, security: [{ a: [] }] });
    expect(levels(inherited, of([{ a: [] }], {}))).not.toContain('security-required breaking/breaking');
  });
});

describe('responses', () => {
  const of = (...statuses: string[]) =>
    documentWith(
      operation({
        responses: Object.fromEntries(statuses.map((status) => [status, { description: 'A result.' }])),
      }),
    );

  it('break clients when a success is gone', () => {
    expect(levels(of('200', '404'), of('200'))).toEqual(['error-status-removed -/safe']);
    expect(levels(of('200', '201'), of('200'))).toEqual(['success-status-removed -/breaking']);
    expect(levels(of('200'), of('200', '201'))).toEqual(['success-status-added -/risky']);
    expect(levels(of('200', '2XX'), of('200', '2XX', '201'))).toEqual(['success-status-added -/safe']);
    expect(levels(of('200'), of('2XX'))).toEqual(['status-range-widened -/risky']);
  });
});

describe('webhooks', () => {
  const of = (schema: JSONObject) =>
    documentWith(
      {},
      {
        webhooks: {
          done: { post: { requestBody: { content: { 'application/json': { schema } } }, responses: ok } },
        },
      },
    );

  it('send requests to the client', () => {
    const [two, three] = [{ enum: ['a', 'b'] }, { enum: ['a', 'b', 'c'] }];
    expect(levels(of(two), of(three))).toEqual(['enum-value-added -/risky']);
    expect(levels(of(three), of(two))).toEqual(['enum-value-removed -/safe']);
    expect(levels(of(two), documentWith({}))).toEqual(['webhook-removed -/breaking']);
  });
});
