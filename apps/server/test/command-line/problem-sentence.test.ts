import { expect, it } from 'vitest';
import { problemSentence } from '../../src/command-line/problem-sentence.js';

it.each([
  ['/body/owner', 'must NOT have fewer than 1 characters', '--owner must not be empty.'],
  ['/body/owner', 'must NOT have more than 100 characters', '--owner must have at most 100 characters.'],
  ['/body/tags', 'must NOT have more than 20 items', '--tag must be specified at most 20 times.'],
  [
    '/body/links/0/url',
    'must match format "uri"',
    '--link 0 url must be an http:// or https:// URL without spaces.',
  ],
  ['/body/repositoryId', 'must match pattern "^[0-9]{1,20}$"', 'repositoryId must be a number.'],
  [
    '/body/specSlugs/1',
    'must match pattern "^[A-Za-z0-9*-]+$"',
    '--spec 1 must be a slug, or a pattern such as orders-*.',
  ],
  [
    '/body/compatibility/rules/x',
    'is not the ID of a rule, such as `path-added`',
    '--rule x is not the ID of a rule, such as `path-added`.',
  ],
  ['keepDays', 'must be a whole number', '--keep-days must be a whole number.'],
])('names the option of %s with the rule in words: %s', (path, message, sentence) => {
  expect(problemSentence({ path, message })).toBe(sentence);
});
