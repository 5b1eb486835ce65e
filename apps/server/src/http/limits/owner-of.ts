import { listedOrganizations } from '@specshelf/service';
import type { Response } from 'express';
import { requestLogOf } from '../request-log/request-log.js';
import { clientNetwork } from './client-network.js';

/**
 * Returns the owner of the memory that a request occupies: the organization of the caller, the caller if it has access to several, or
 * the network of a client without a token.
 */
export function ownerOf(response: Response): string {
  const { principal } = requestLogOf(response);
  if (!principal) return `address ${clientNetwork(response.req)}`;
  const [organization, ...others] = listedOrganizations(principal);
  if (organization === undefined || others.length > 0) return `subject ${principal.subject.id}`;
  return `organization ${organization}`;
}
