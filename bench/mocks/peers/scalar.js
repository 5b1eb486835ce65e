import { createMockServer } from '@scalar/mock-server';

export const start = ({ document }) => createMockServer({ document, logger: false });

export function prepare(app) {
  const init = { headers: { authorization: 'Bearer a-token' } };
  return {
    list: () => app.request('/v1/orgs/default/openapi?limit=10', init),
    get: () => app.request('/v1/orgs/default/openapi/spec-0', init),
  };
}
