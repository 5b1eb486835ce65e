import fc from 'fast-check';

// Words with a meaning in some processing step, so that generated descriptions get beyond the first step.
const words = [
  ...[
    'openapi',
    'swagger',
    '3.1.0',
    '3.0.4',
    '2.0',
    'info',
    'title',
    'version',
    'paths',
    '/a',
    'get',
    'components',
  ],
  ...[
    'schemas',
    'tags',
    'name',
    'x-parent',
    'description',
    '$ref',
    '#',
    '#/components/schemas/a',
    'b.yaml',
    'properties',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'length', 'then', 'toJSON'],
];
const word = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 20 }));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    word,
    fc.double(),
    fc.constantFrom(null, true, [], {}),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(word, tie('value'), { maxKeys: 6 }),
  ),
}));
const document = fc
  .tuple(fc.constantFrom('openapi', 'swagger'), fc.dictionary(word, value))
  .map(([dialect, members]) =>
    JSON.stringify({
      [dialect]: dialect === 'openapi' ? '3.1.0' : '2.0',
      info: { title: 'A', version: '1' },
      ...members,
    }),
  );

/** Bytes, texts, values and near-valid documents, as clients may publish them. */
export const arbitraryDescription: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...words, ' ', '\n', '- ', ': ', '&a ', '*a', '"', '{', '}', '[', ']', '!!', '|'))
    .map((parts) => parts.join('')),
  value.map((drawn) => JSON.stringify(drawn)),
  document,
);
