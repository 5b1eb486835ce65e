import type { Schema } from '@specshelf/contract';

const change: Schema<'OpenAPISpecChange'> = {
  id: '5bd0c1a2e3f40718',
  rule: 'operation-removed',
  impact: 'breaking',
  category: 'wire',
  action: 'removed',
  message: '`GET` `/pets` was removed.',
  directions: { toServer: 'breaking', toClient: 'breaking' },
  before: { pointer: '/paths/~1pets/get', file: 'openapi.yaml', line: 6, column: 5 },
  operations: [{ method: 'get', path: '/pets' }],
  operationCount: 1,
};

/** The response to a source whose changes are refused. */
export const incompatibleBody = {
  error: {
    code: 409,
    type: 'incompatible',
    message: `1 breaking change, and this specification refuses it. ${change.message.slice(0, -1)} (openapi.yaml:6). Acknowledge ${change.id}, or change the compatibility settings.`,
    changes: [change],
    changeCount: 1,
    summary: { breaking: 1, risky: 0, safe: 0, docs: 0 },
  },
};
