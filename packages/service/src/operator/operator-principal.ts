import type { Principal } from '../principal.js';
import { scopes } from './access-tokens.js';

/** Who runs the server. */
export const operator: Principal = {
  subject: { id: 'operator', displayName: 'Operator' },
  organizations: '*',
  scopes,
};
