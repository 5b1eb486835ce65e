import type { JSONValue } from '@specshelf/base/json';
import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../../scripts/testing/expect-growth.js';
import { parse } from '../../src/index.js';

type Members = Record<string, JSONValue>;

const info = { title: 't', version: '1' };
const responses = { 200: { description: 'd' } };

function problemsOf(version: string, members: Members) {
  const field = version === '2.0' ? 'swagger' : 'openapi';
  const text = JSON.stringify({ [field]: version, info, paths: {}, ...members });
  const result = parse({ entry: 'openapi.json', files: new Map([['openapi.json', text]]) });
  return result.kind === 'needs'
    ? []
    : result.problems.filter(({ code, severity }) => severity !== 'info' && code !== 'not-in-openapi-3');
}

const schemas = (A: JSONValue): Members => ({ components: { schemas: { A } } });
const definitions = (A: JSONValue): Members => ({ definitions: { A } });
const parameter = (P: Members): Members => ({
  components: { parameters: { P: { name: 'p', in: 'query', ...P } } },
});
const about = (members: Members): Members => ({ info: { ...info, ...members } });
const scheme = (s: JSONValue): Members => ({ components: { securitySchemes: { s } } });

/** A value, the version, the members that contain it, the code, its pointer, and the message. */
type Wrong = [
  name: string,
  version: string,
  members: Members,
  code: string,
  pointer: string,
  message: string,
];

const patterns: Wrong[] = [
  [
    'an invalid regular expression',
    '3.1.0',
    schemas({ pattern: '^[a-z' }),
    'invalid-pattern',
    '/components/schemas/A/pattern',
    '"^[a-z" is not a valid regular expression: Unterminated character class at character 5',
  ],
  [
    'a catastrophic regular expression with a syntax error (PA26)',
    '3.0.3',
    schemas({ pattern: '(((((a+)+)+)+[' }),
    'invalid-pattern',
    '/components/schemas/A/pattern',
    '"(((((a+)+)+)+[" is not a valid regular expression: Unterminated character class at character 14',
  ],
  [
    'a regular expression of another language',
    '2.0',
    definitions({ type: 'string', pattern: '(?i)abc' }),
    'invalid-pattern',
    '/definitions/A/pattern',
    '"(?i)abc" is not a valid regular expression: Invalid group at character 1',
  ],
  [
    'a regular expression that is valid only without the Unicode flag',
    '3.1.0',
    schemas({ pattern: '^[\\w-.]+$' }),
    'invalid-pattern',
    '/components/schemas/A/pattern',
    '"^[\\\\w-.]+$" is a valid regular expression only without the `u` flag, which validators set: Invalid character class at character 6',
  ],
  [
    'the pattern of a property name',
    '3.1.0',
    schemas({ patternProperties: { '^x-': {}, '*': {} } }),
    'invalid-pattern',
    '/components/schemas/A/patternProperties/*',
    '"*" is not a valid regular expression: Nothing to repeat at character 1',
  ],
  [
    'the pattern of a parameter',
    '2.0',
    { parameters: { P: { name: 'p', in: 'query', type: 'string', pattern: '(' } } },
    'invalid-pattern',
    '/parameters/P/pattern',
    '"(" is not a valid regular expression: Unterminated group at character 1',
  ],
];

const outside = 'which is not one of the values in `enum`';
const defaults: Wrong[] = [
  [
    'a default outside the enum',
    '3.1.0',
    schemas({ enum: ['a', 'b'], default: 'c' }),
    'default-not-in-enum',
    '/components/schemas/A/default',
    `\`default\` is "c", ${outside}`,
  ],
  [
    'a default of another type',
    '3.0.3',
    schemas({ type: 'string', enum: ['1', '2'], default: 1 }),
    'default-not-in-enum',
    '/components/schemas/A/default',
    `\`default\` is 1, ${outside}`,
  ],
  [
    'an object that differs',
    '3.0.3',
    schemas({ enum: [{ a: [1] }], default: { a: [2] } }),
    'default-not-in-enum',
    '/components/schemas/A/default',
    `\`default\` is {"a":[2]}, ${outside}`,
  ],
  [
    'the default of a parameter',
    '2.0',
    { parameters: { P: { name: 'p', in: 'query', type: 'string', enum: ['a'], default: 'b' } } },
    'default-not-in-enum',
    '/parameters/P/default',
    `\`default\` is "b", ${outside}`,
  ],
];

const badUrl = (text: string, why: string) =>
  `\`url\` is ${JSON.stringify(text)}, which is not a valid URL: ${why}`;
const addresses: Wrong[] = [
  [
    'a URL with a space',
    '3.1.0',
    about({ contact: { url: 'https://a.example/b c' } }),
    'invalid-url',
    '/info/contact/url',
    badUrl('https://a.example/b c', 'it contains a space'),
  ],
  [
    'a URL without its scheme',
    '3.0.3',
    about({ license: { name: 'n', url: 'www.a.example' } }),
    'invalid-url',
    '/info/license/url',
    badUrl('www.a.example', 'it has no scheme, use "https://www.a.example"'),
  ],
  [
    'a URL without its host',
    '3.1.0',
    { externalDocs: { url: 'https:///docs' } },
    'invalid-url',
    '/externalDocs/url',
    badUrl('https:///docs', 'it has no valid host'),
  ],
  [
    'a URL with an invalid port',
    '3.1.0',
    { servers: [{ url: 'https://a.example:99999' }] },
    'invalid-url',
    '/servers/0/url',
    badUrl('https://a.example:99999', 'it has no valid host'),
  ],
  [
    'a URL with an invalid escape',
    '3.1.0',
    { externalDocs: { url: 'https://a.example/100%' } },
    'invalid-url',
    '/externalDocs/url',
    badUrl('https://a.example/100%', 'it contains "%" without two hexadecimal digits after it'),
  ],
  [
    'an empty URL',
    '3.1.0',
    { externalDocs: { url: '' } },
    'invalid-url',
    '/externalDocs/url',
    badUrl('', 'it is empty'),
  ],
  [
    'a relative URL in Swagger 2.0',
    '2.0',
    { externalDocs: { url: 'docs/help.html' } },
    'invalid-url',
    '/externalDocs/url',
    badUrl('docs/help.html', 'it has no scheme such as https'),
  ],
  [
    'a token URL with a placeholder',
    '3.1.0',
    scheme({ type: 'oauth2', flows: { password: { tokenUrl: 'https://{tenant}.example/t', scopes: {} } } }),
    'invalid-url',
    '/components/securitySchemes/s/flows/password/tokenUrl',
    '`tokenUrl` is "https://{tenant}.example/t", which is not a valid URL: it contains "{"',
  ],
  [
    'an email address without its domain',
    '3.1.0',
    about({ contact: { email: 'support' } }),
    'invalid-email',
    '/info/contact/email',
    '`email` is "support", which is not an email address such as name@example.com',
  ],
  [
    'a name and an email address',
    '2.0',
    about({ contact: { email: 'Support <support@a.example>' } }),
    'invalid-email',
    '/info/contact/email',
    '`email` is "Support <support@a.example>", which is not an email address such as name@example.com',
  ],
];

const content = { 'application/json': {} };
const effects: Wrong[] = [
  ...['style', 'explode', 'allowReserved'].map(
    (name): Wrong => [
      `${name} beside content`,
      '3.1.0',
      parameter({ content, [name]: name === 'style' ? 'form' : true }),
      'field-without-effect',
      `/components/parameters/P/${name}`,
      `\`${name}\` has no effect beside \`content\`, only beside \`schema\``,
    ],
  ),
  [
    'the style of a header beside content',
    '3.0.3',
    { components: { headers: { H: { content, style: 'simple' } } } },
    'field-without-effect',
    '/components/headers/H/style',
    '`style` has no effect beside `content`, only beside `schema`',
  ],
  [
    'a name of a security scheme without one',
    '3.1.0',
    scheme({ type: 'http', scheme: 'bearer', name: 'n' }),
    'field-without-effect',
    '/components/securitySchemes/s/name',
    '`name` has no effect in a SecurityScheme object of type "http", only in "apiKey"',
  ],
  [
    'a token URL of the implicit flow',
    '3.1.0',
    scheme({
      type: 'oauth2',
      flows: {
        implicit: { authorizationUrl: 'https://a.example', tokenUrl: 'https://a.example', scopes: {} },
      },
    }),
    'field-without-effect',
    '/components/securitySchemes/s/flows/implicit/tokenUrl',
    '`tokenUrl` has no effect in the OAuthFlow object "implicit", only in "password", "clientCredentials", "authorizationCode", or "deviceAuthorization"',
  ],
];

const file = { name: 'f', in: 'formData', type: 'file' };
const upload = (members: Members): Members => ({
  paths: { '/a': { post: { parameters: [file], responses, ...members } } },
});
const cannotBeSent =
  'The file "f" cannot be sent: `consumes` must contain "multipart/form-data" or "application/x-www-form-urlencoded"';
const json = ['application/json'];
const form = ['multipart/form-data'];
const uploads: Wrong[] = [
  ['a file without consumes', '2.0', upload({}), 'file-without-form', '/paths/~1a/post', cannotBeSent],
  [
    'a file where all operations consume JSON',
    '2.0',
    { consumes: json, ...upload({}) },
    'file-without-form',
    '/paths/~1a/post',
    cannotBeSent,
  ],
  [
    'a file where the operation consumes JSON',
    '2.0',
    { consumes: form, ...upload({ consumes: json }) },
    'file-without-form',
    '/paths/~1a/post/consumes',
    cannotBeSent,
  ],
];

describe('there is a warning for', () => {
  it.each([...patterns, ...defaults, ...addresses, ...effects, ...uploads])(
    '%s in %s',
    (_, version, members, code, pointer, message) => {
      expect(problemsOf(version, members)).toMatchObject([{ severity: 'warning', code, pointer, message }]);
    },
  );

  it('missing scopes of OAuth 2, which Swagger 2.0 requires', () => {
    const s = { type: 'oauth2', flow: 'password', tokenUrl: 'https://a.example' };
    expect(problemsOf('2.0', { securityDefinitions: { s } })).toMatchObject([
      { severity: 'warning', code: 'missing-field', pointer: '/securityDefinitions/s' },
    ]);
  });
});

describe('there is no problem with', () => {
  it.each<[string, string, Members]>([
    ['a pattern with Unicode properties', '3.1.0', schemas({ pattern: '^\\p{L}{2,}(?<rest>.*)$' })],
    [
      'an object of the same members as a value',
      '3.1.0',
      schemas({ enum: [{ a: 1, b: 2 }], default: { b: 2, a: 1 } }),
    ],
    ['a default without values', '3.1.0', schemas({ default: 'a' })],
    [
      'a relative URL since 3.0',
      '3.0.3',
      { externalDocs: { url: '../docs#help' }, servers: [{ url: '/v1' }] },
    ],
    ['a server without a prefix', '3.1.0', { servers: [{ url: '' }] }],
    ['a URL of another scheme', '3.1.0', about({ contact: { url: 'mailto:a@a.example' } })],
    [
      'a URL with letters of any language',
      '3.1.0',
      about({ termsOfService: 'https://bücher.example/straße' }),
    ],
    [
      'a server with variables anywhere',
      '3.1.0',
      {
        servers: [
          {
            url: '{scheme}://{host}.example.{tld}:{port}/{path}',
            variables: Object.fromEntries(
              ['scheme', 'host', 'tld', 'port', 'path'].map((name) => [name, { default: 'a' }]),
            ),
          },
        ],
      },
    ],
    [
      'the terms of service of Swagger 2.0, which are plain text',
      '2.0',
      about({ termsOfService: 'Be kind.' }),
    ],
    ['an email address', '2.0', about({ contact: { email: 'jörg+api@mail.bücher.example' } })],
    ['a style beside a schema', '3.1.0', parameter({ schema: {}, style: 'form', explode: true })],
    ['a file with consumes', '2.0', upload({ consumes: form })],
    [
      'a file with consumes of the description',
      '2.0',
      { consumes: ['application/x-www-form-urlencoded'], ...upload({}) },
    ],
  ])('%s in %s', (_, version, members) => {
    expect(problemsOf(version, members)).toEqual([]);
  });
});

describe('a hostile document', () => {
  const kindOf = (text: string) =>
    parse({ entry: 'openapi.json', files: new Map([['openapi.json', text]]) }).kind;
  const many = (count: number, patternOf: (index: number) => string) => ({
    allOf: Array.from({ length: count }, (_, index) => ({ pattern: patternOf(index) })),
  });

  it.each<[string, number, (size: number) => JSONValue]>([
    [
      'catastrophic patterns',
      50,
      (size) => ({ pattern: `${'('.repeat(size)}a${'+)+'.repeat(size)}$`, default: 'a'.repeat(2000 * size) }),
    ],
    ['a long pattern', 40_000, (size) => ({ pattern: '\\p{L}'.repeat(size) })],
    ['a pattern that nests deeply', 250, (size) => ({ pattern: `${'(?:'.repeat(size)}${')'.repeat(900)}` })],
    ['many character sets', 1000, (size) => many(size, () => '\\p{L}'.repeat(10))],
    ['many invalid patterns', 4000, (size) => many(size, (index) => `${index}[`)],
  ])('with %s is parsed in linear time (PA26)', async (_, least, schemaOf) => {
    await expectGrowth((size) => {
      const text = JSON.stringify({ openapi: '3.1.0', info, paths: {}, ...schemas(schemaOf(size)) });
      expect(kindOf(text)).toBe('parsed');
      return () => kindOf(text);
    }, least);
  });
});
