import { expect, it } from 'vitest';
import { plainDescriptions } from '../scripts/plain-descriptions.js';

it.each([
  {
    title: 'a description is the text',
    before: '    /** @description The slug. */\n    slug: string;\n',
    after: '    /** The slug. */\n    slug: string;\n',
  },
  {
    title: 'a description follows the summary, and its lines are not indented as code is',
    before: '/**\n * Read it\n * @description One\n *     two.\n *\n *     Three.\n */\nget: 1;\n',
    after: '/**\n * Read it\n *\n * One\n * two.\n *\n * Three.\n */\nget: 1;\n',
  },
  {
    title: 'the format follows the description, and examples keep their form',
    before:
      '/**\n * Format: uri\n * @description A URL.\n * @example {\n *       "a": 1\n *     }\n */\nurl: string;\n',
    after:
      '/**\n * A URL.\n *\n * Format: uri\n * @example {\n *       "a": 1\n *     }\n */\nurl: string;\n',
  },
  {
    title: 'tags that repeat the type are left out',
    before: '/**\n * @description The kind.\n * @default a\n * @enum {string}\n */\nkind: "a" | "b";\n',
    after: '/**\n * The kind.\n *\n * @default a\n */\nkind: "a" | "b";\n',
  },
  {
    title: 'a comment without information is left out',
    before:
      '/**\n * @description discriminator enum property added by openapi-typescript\n * @enum {string}\n */\nkind: "a";\n/** @constant */\nobject: "b";\n',
    after: 'kind: "a";\nobject: "b";\n',
  },
])('$title', ({ before, after }) => {
  expect(plainDescriptions(before)).toBe(after);
});
