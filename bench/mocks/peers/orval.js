import { setupServer } from 'msw/node';
import { getSpecshelfAPIMock } from './generated.js';

export function start() {
  setupServer(...getSpecshelfAPIMock()).listen();
}

export function prepare() {
  const base = 'http://127.0.0.1:8787/v1/orgs/default/openapi';
  const init = { headers: { authorization: 'Bearer a-token' } };
  return { list: () => fetch(`${base}?limit=10`, init), get: () => fetch(`${base}/spec-0`, init) };
}
