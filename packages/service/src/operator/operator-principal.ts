import { scopes } from '@specshelf/contract';
import type { Principal } from '../base/ports/access/principal.js';

/** The operator of the server. */
export const operator: Principal = {
  subject: { id: 'operator', displayName: 'Operator' },
  grants: [{ organizations: '*', scopes }],
};
