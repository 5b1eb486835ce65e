import { defined } from '@specshelf/base/defined';
import { world } from '@specshelf/conformance';
import type { Route } from '@specshelf/contract';
import fc from 'fast-check';
import { lastTag } from './twin-request.js';

type Headers = Readonly<Record<string, string>>;

/** Valid headers of an operation, usually with a token that permits it. */
export function validHeaders(route: Route): fc.Arbitrary<Headers> {
  const tag = route.headerParameters.includes('If-None-Match')
    ? fc.option(
        fc.constantFrom(...tags).map((value) => ({ 'if-none-match': value })),
        { freq: 2 },
      )
    : fc.constant(null);
  const needed: Record<string, fc.Arbitrary<string>> = defined({
    authorization: route.needsToken ? fc.constantFrom(...tokensFor(route)) : undefined,
    'content-type': route.takesBody ? fc.constantFrom(...contentTypes) : undefined,
  });
  return fc.tuple(fc.record(needed), tag).map(([headers, more]) => ({ ...headers, ...more }));
}

/** Headers of which one is invalid, unusual, missing, or superfluous. */
export function oddHeaders(route: Route): fc.Arbitrary<Headers> {
  const one = fc.oneof(
    ...Object.entries(odd).map(([name, values]) =>
      fc.constantFrom(...values).map((value) => [name, value] as const),
    ),
  );
  return fc.tuple(validHeaders(route), one).map(([valid, [name, value]]) => {
    const { [name]: _replaced, ...others } = valid;
    return value === null ? others : { ...others, [name]: value };
  });
}

/** Placeholders for tokens that permit the operation. Most belong to the organization of most requests. */
function tokensFor({ scopes }: Route): [string, ...string[]] {
  const able = Object.entries(world.tokens).filter(
    ([, { scopes: granted, revokedAt, expiresAt = world.now }]) =>
      scopes.every((scope) => granted.includes(scope)) && revokedAt === undefined && expiresAt >= world.now,
  );
  const [best = 'editor', ...others] = able.map(([name]) => `Bearer {${name}}`);
  return [best, best, best, best, ...others];
}

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON;charset="UTF-8"',
  'application/json ; a=b',
] as const;

const tags = ['*', '"nothing"', lastTag, `W/${lastTag}`, `"a", ${lastTag}`] as const;

const odd: Readonly<Record<string, readonly (string | null)[]>> = {
  authorization: [
    ...Object.keys(world.tokens).map((name) => `Bearer {${name}}`),
    null,
    ...[
      '',
      'Bearer',
      'Bearer ',
      'bearer {editor}',
      'BEARER {editor}',
      'Bearer  {editor}',
      'Bearer {editor} ',
      'Bearer\t{editor}',
    ],
    ...[
      '{editor}',
      'Basic {editor}',
      'Bearer {editor}, Bearer {editor}',
      'Bearer {editor}x',
      'Bearer é',
      'Bearer null',
    ],
    ...[
      'Bearer token="{editor}"',
      'Bearer "{editor}"',
      `Bearer ${'x'.repeat(4096)}`,
      `Bearer ${'x'.repeat(4097)}`,
    ],
  ],
  'content-type': [
    null,
    ...[
      '',
      'application/json;',
      'application/json; charset=latin1',
      'application/json; charset=utf-16',
      'application/json;charset=',
    ],
    ...[
      'text/plain',
      'text/json',
      'application/problem+json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ],
    ...[
      'json',
      '*/*',
      'application/*',
      'application/json, text/plain',
      'application/json; charset=utf8',
      'application/jsonp',
      ';',
    ],
  ],
  'content-encoding': [
    'identity',
    'Identity ',
    '',
    'zip',
    'x-gzip',
    'gzip, gzip',
    ...Array.from({ length: 8 }, () => 'gzip'),
  ],
  'if-none-match': [
    '',
    '*',
    ' * ',
    '*, "a"',
    '"',
    'W/',
    lastTag.slice(1),
    `${lastTag},${lastTag}`,
    'é',
    '"é"',
  ],
  accept: [
    '*/*',
    'text/html',
    'application/yaml',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'nothing',
    '',
  ],
  origin: ['https://site.example', 'null'],
  'access-control-request-method': ['GET', 'DELETE'],
  'x-http-method-override': ['DELETE'],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-prefix': ['/v2'],
  cookie: ['session=1', 'a', '__Host-x=%'],
  range: ['bytes=0-1'],
  'if-match': ['"nothing"'],
  'if-modified-since': ['Mon, 01 Jan 2035 00:00:00 GMT'],
  'x-long': ['x'.repeat(20_000), 'x'.repeat(10_000), 'x'.repeat(1000)],
};
