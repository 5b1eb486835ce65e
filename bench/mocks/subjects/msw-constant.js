import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

const base = 'http://127.0.0.1:8787/v1/orgs/default/openapi';

/** The baseline for mocks behind MSW: handlers with constant responses. */
export function start({ list, get }) {
  const headers = { 'content-type': 'application/json' };
  const server = setupServer(
    http.get(base, () => new HttpResponse(list, { headers })),
    http.get(`${base}/:specSlug`, () => new HttpResponse(get, { headers })),
  );
  server.listen();
}

export function prepare() {
  const init = { headers: { authorization: 'Bearer a-token' } };
  return {
    list: () => fetch(`${base}?limit=10`, init),
    get: () => fetch(`${base}/spec-0`, init),
  };
}
