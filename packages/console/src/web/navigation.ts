import {
  hasScope,
  isMember,
  listedOrganizations,
  organizationIdKey,
  type Principal,
} from '@specshelf/service';
import type { PageRequest } from './page-request.js';

/** A link in the header. */
export interface NavigationEntry {
  label: string;
  url: string;
  isCurrent: boolean;
}

interface Section {
  label: string;
  /** Required scopes. */
  scopes: readonly string[];
  /** The path below that of the organization. */
  path: string;
  /** Paths of the pages of the section. */
  pages: RegExp;
}

/** The sections of an organization. Each has a route in `routes.ts`. */
const sections: readonly Section[] = [
  {
    label: 'Catalog',
    scopes: ['openapi:read'],
    path: '',
    pages: /^\/?$|^\/openapi\//,
  },
  { label: 'Publish', scopes: ['openapi:write', 'openapi:read'], path: '/publish', pages: /^\/publish$/ },
  { label: 'Tokens', scopes: [], path: '/tokens', pages: /^\/(?:tokens|trusted-publishers)$/ },
  { label: 'Audit log', scopes: ['audit:read'], path: '/audit', pages: /^\/audit$/ },
];

/** Returns the sections that the visitor may open: those of the organization in the path, or of the only one of the token. */
export function navigationOf({
  links,
  principal,
  params,
  returnPath = '',
}: Pick<PageRequest, 'links' | 'principal' | 'params' | 'returnPath'>): NavigationEntry[] {
  if (!principal) return [];
  const organizationId = organizationOf(principal, params['organizationId']);
  if (organizationId === undefined) return [];
  const current = /^\/orgs\/[^/?]+([^?]*)/.exec(returnPath)?.[1];
  return openSections(principal, organizationId).map(({ label, path, pages }) => ({
    label,
    url: links.organization(organizationId) + path,
    isCurrent: current !== undefined && pages.test(current),
  }));
}

/** Returns the organization whose specifications the visitor may read and search: that of the path, or the only one of the token. */
export function searchableOrganization({
  principal,
  params,
}: Pick<PageRequest, 'principal' | 'params'>): string | undefined {
  const organizationId = principal && organizationOf(principal, params['organizationId']);
  if (!principal || organizationId === undefined) return undefined;
  return hasScope(principal, 'openapi:read', organizationId) ? organizationId : undefined;
}

/** Whether the visitor may read all specifications of the organization in the path, whose ID may be in any case. */
export function mayReadAll(page: Pick<PageRequest, 'principal' | 'params'>): boolean {
  const inPath = page.params['organizationId'];
  const found = searchableOrganization(page);
  if (inPath === undefined || found === undefined) return false;
  return organizationIdKey(found) === organizationIdKey(inPath);
}

function openSections(principal: Principal, organizationId: string): Section[] {
  return sections.filter(({ scopes }) => scopes.every((scope) => hasScope(principal, scope, organizationId)));
}

function organizationOf(principal: Principal, inPath: string | undefined): string | undefined {
  const listed = listedOrganizations(principal);
  const found =
    inPath !== undefined && listed.find((id) => organizationIdKey(id) === organizationIdKey(inPath));
  if (found) return found;
  // A grant for all organizations includes the one in the path, which may not exist.
  if (inPath !== undefined && isMember(principal, inPath)) return inPath;
  return listed.length === 1 ? listed[0] : undefined;
}

/** Returns the page that the name of the product leads to: one that the visitor may open. */
export function homeOf({ links, principal }: Pick<PageRequest, 'links' | 'principal'>): string {
  const [only, ...others] = principal ? listedOrganizations(principal) : [];
  if (!principal || only === undefined || others.length > 0) return links.signIn;
  const [first] = openSections(principal, only);
  return first === undefined ? links.signIn : links.organization(only) + first.path;
}
