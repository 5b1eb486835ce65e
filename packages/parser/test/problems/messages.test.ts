import { describe, expect, it } from 'vitest';
import { failed, head, parsed } from '../support/parsed.js';

const messagesOf = (text: string) => parsed(text).problems.map(({ message }) => message);

describe('messages of problems', () => {
  it.each([
    ['components: {schemas: {A: {type: [integer, null]}}}', '`type[1]` must be a string, found null'],
    [
      'components: {schemas: {A: {type: null}}}',
      '`type` must be a string or an array of strings, found null',
    ],
  ])('advise once to write null in quotes: %j', (rest, words) => {
    expect(messagesOf(`${head}paths: {}\n${rest}`)).toEqual([`${words}: write "null" in quotes`]);
  });

  it('do not suggest the type "null" in versions without it', () => {
    const text = 'openapi: 3.0.0\ninfo: {title: t, version: "1"}\npaths: {}\n';
    for (const message of messagesOf(`${text}components: {schemas: {A: {type: null}}}`)) {
      expect(message).not.toContain('quotes');
    }
  });

  it('name an item by its list', () => {
    const text = `${head}tags: [x, {name: y}, 3]\nservers: [1]\npaths:\n  /a:\n    get:\n      tags: [a, 1]\n      security: [{b: [1]}]\n      responses: {'200': {description: d}}`;
    const messages = messagesOf(text).join('\n');
    for (const name of ['tags[0]', 'tags[2]', 'servers[0]', 'tags[1]', 'b[0]']) {
      expect(messages).toContain(`\`${name}\` must be`);
    }
    expect(messages).toContain('`tags[0]` must be a Tag object, found a string');
  });

  it('of an operation with a misspelled method are errors that suggest the method', () => {
    const { problems } = parsed(
      `${head}paths:\n  /a:\n    gett: {responses: {'200': {description: d}}}\n    sumary: s\n    other: {}`,
    );
    expect(problems).toMatchObject([
      {
        code: 'unknown-field',
        severity: 'error',
        pointer: '/paths/~1a/gett',
        line: 5,
        message: expect.stringContaining('did you mean `get`?'),
      },
      { code: 'unknown-field', severity: 'warning', pointer: '/paths/~1a/sumary' },
      { code: 'unknown-field', severity: 'warning', pointer: '/paths/~1a/other' },
    ]);
  });

  it('report each description that is shown as plain text, in every file and version', () => {
    const plainTexts = new Set(['> deep', '>> deep']);
    const files = {
      'a.yaml': `${head.replace('"1"}', '"1", description: "> deep"}')}paths:\n  /a: {$ref: b.yaml}\ncomponents: {schemas: {description: {description: '>> deep', example: {description: '> deep'}}}}`,
      'b.yaml': "get:\n  description: '>> deep'\n  responses: {'200': {description: fine}}",
    };
    expect(parsed(files).problems).toEqual([]);
    const { problems } = parsed(files, { plainTexts });
    expect(problems).toMatchObject([
      { code: 'description-plain-text', severity: 'warning', pointer: '/info/description', line: 2 },
      { pointer: '/components/schemas/description/description', line: 5 },
      { pointer: '/get/description', file: 'b.yaml', line: 2 },
    ]);
    const swagger = 'swagger: "2.0"\ninfo: {title: t, version: "1", description: "> deep"}\npaths: {}';
    expect(parsed(swagger, { plainTexts }).problems).toContainEqual(
      expect.objectContaining({ code: 'description-plain-text', line: 2 }),
    );
  });

  it('mention aliases only for texts with aliases', () => {
    const limits = { nodes: 5 };
    const json = `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},"x-a":[${'{},'.repeat(9)}{}]}`;
    const yaml = `${head}paths: {}\nx-a: [${'{},'.repeat(9)}{}]`;
    for (const text of [json, yaml]) {
      expect(failed(text, { limits }).problems[0]?.message).toBe(
        'The description has more than 5 objects and arrays',
      );
    }
    const aliases = `${head}paths: {}\nx-a: &a [[]]\nx-b: [${'*a,'.repeat(9)}*a]`;
    expect(failed(aliases, { limits: { nodes: 8 } }).problems[0]?.message).toContain('aliases');
  });
});
