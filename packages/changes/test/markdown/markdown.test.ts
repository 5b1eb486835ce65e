import { expect, it } from 'vitest';
import { applyPolicy, compareSpecifications, defaultPolicy, toMarkdown } from '../../src/index.js';
import { documentOf, today } from '../support/compare.js';

const judge = (before: object, after: object) =>
  applyPolicy(
    compareSpecifications(documentOf({ ...before }), documentOf({ ...after }), { today }),
    defaultPolicy,
  );
const title = 'Changes of <Pets>';
const print = (before: object, after: object) => toMarkdown(judge(before, after), { title });

it('prints changes by impact and operation', () => {
  const [before, after] = [{ enum: ['cat', 'dog'] }, { enum: ['cat'], description: 'A kind.' }];
  expect(print(before, after)).toBe(`# Changes of &lt;Pets\\>

## Breaking changes

### POST /values

- request application/json: \`dog\` is no longer one of the values of the list.

## Safe changes

### POST /values

- response 200: \`dog\` is no longer one of the values of the list.

## Documentation

### POST /values

- request application/json: The documentation of a schema changed: \`description\`.
- response 200: The documentation of a schema changed: \`description\`.
`);
});

it('prints a removed path with several operations below its own heading', () => {
  const { paths = {}, ...rest } = documentOf({});
  const operation = { responses: { 200: { description: 'Events' } } };
  const before = { ...rest, paths: { ...Object(paths), '/events': { get: operation, post: operation } } };
  const report = compareSpecifications(before, { ...rest, paths }, { today });
  expect(toMarkdown(applyPolicy(report, defaultPolicy))).toMatch(
    /^## Breaking changes\n\n### \/events\n\n- `\/events` was removed\. Affects 2 operations: GET \/events, POST \/events\.\n$/,
  );
});

it('says that there are no changes', () => {
  expect(print({}, {})).toBe('# Changes of &lt;Pets\\>\n\nNo changes.\n');
});

it('says that no change is listed if there are others', () => {
  const judged = judge({}, { description: 'A kind.' });
  expect(toMarkdown(judged, { changes: [] })).toBe('No changes of this impact.\n');
});

it('says that an incomplete comparison found no changes', () => {
  const judged = { ...judge({}, {}), complete: false };
  expect(toMarkdown(judged)).toMatch(/^No changes found\.\n\nNot all changes are listed/);
});

it('prints equal changes at many places in one line before the others', () => {
  const schemaOf = (maxLength: number, names: readonly string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', maxLength }])),
  });
  const names = ['a', 'b', 'c', 'd', 'e'];
  expect(print(schemaOf(5, names), schemaOf(4, names))).toContain(
    '## Breaking changes\n\n### At several places\n\n' +
      '- The maximum length of `…` was lowered from `5` to `4`. 5 places in 1 operation: POST /values\n',
  );
});
