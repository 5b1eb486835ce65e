import { expect, test } from 'vitest';
import { tokenize } from '../../src/index.js';

test.each([
  ['listPets', ['list', 'pet']],
  ['list_pets-v1.json', ['list', 'pet', 'v1', 'json']],
  ['/repos/{owner}/{repo}', ['repo', 'owner', 'repo']],
  ['HTTPServer', ['http', 'server']],
  ['URLs and userIDs', ['url', 'and', 'user', 'ids']],
  ['OAuth2 eTag xAxis', ['oauth', '2', 'etag', 'xaxi']],
  ['GetAUser', ['get', 'a', 'user']],
  ["the user's name", ['the', 'user', 'name']],
  ['status address', ['statu', 'address']],
  ['Crème Brûlée, Straße, ŁÓDŹ', ['creme', 'brulee', 'strasse', 'lodz']],
  ['Ёлка', ['елка']],
  ['日本語 支払い', ['日本', '本語', '支払', '払い']],
  ['ﬁle ①', ['file', '1']],
  ['🐟 ❤️ !?', []],
  ['', []],
])('splits %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});
