import { scopes as allScopes } from '@specshelf/contract';

/** One line of `SPECSHELF_OIDC_GRANTS`. */
export interface GrantRule {
  /** A group of the identity provider; `*` for every user. */
  group: string;
  /** An organization ID, `*` for all organizations, or `@` for those that claim the verified email domain of the user. */
  organization: string;
  scopes: readonly string[];
}

/**
 * Parses lines of the form `group -> organization: scope, scope`. A semicolon also ends a line, and `#` begins a comment line.
 * Returns the problems of all invalid lines.
 */
export function parseGrantRules(text: string): { rules: GrantRule[]; problems: string[] } {
  const rules: GrantRule[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/[\n;]/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const rule = parseLine(trimmed);
    if (typeof rule === 'string') problems.push(`line ${index + 1} (${JSON.stringify(trimmed)}) ${rule}`);
    else rules.push(rule);
  }
  return { rules, problems };
}

// The last arrow counts: the name of a group may contain one.
const form = /^(?<group>.*\S)\s*->\s*(?<organization>[^\s:]+)\s*:(?<scopes>[^:]+(?::[^:]+)*)$/u;

function parseLine(line: string): GrantRule | string {
  const { group, organization, scopes: list } = form.exec(line)?.groups ?? {};
  if (group === undefined || organization === undefined || list === undefined) {
    return 'must have the form `group -> organization: scope, scope`, such as `platform -> acme: openapi:read, openapi:write`';
  }
  const scopes = [...new Set(list.split(/[\s,]+/).filter((scope) => scope !== ''))];
  const known: readonly string[] = allScopes;
  const unknown = scopes.filter((scope) => !known.includes(scope));
  if (unknown.length > 0 || scopes.length === 0) {
    const found = unknown.length > 0 ? `has the unknown scope ${unknown.join(', ')}` : 'has no scope';
    return `${found}; the scopes are ${known.join(', ')}`;
  }
  if (!/^(?:\*|@|[\w-]+)$/.test(organization)) {
    return `must name an organization by its ID, \`*\` for all, or \`@\` for those that claim the email domain of the user`;
  }
  // The lookup of email domains concerns all organizations.
  if (scopes.includes('email-domains:read') && organization !== '*') {
    return 'grants email-domains:read, which concerns all organizations: its organization must be `*`';
  }
  return { group, organization, scopes };
}
