/** What exists before a test: given to a target as data, because the API has no operations to make it. */
export interface World {
  organizations: readonly WorldOrganization[];
  tokens: Readonly<Record<string, WorldToken>>;
  /** The time when it starts, ISO 8601. */
  now: string;
}

export interface WorldOrganization {
  id: string;
  title: string;
  emailDomains: readonly string[];
  spaces: readonly string[];
}

export interface WorldToken {
  subject: { id: string; displayName: string; email?: string };
  organizations: readonly string[] | '*';
  scopes: readonly string[];
  expiresAt?: string;
}

const writer = ['openapi:read', 'openapi:write', 'space:read'];

/** Two organizations that know nothing of each other, and people with different rights. */
export const world: World = {
  now: '2026-03-01T08:00:00.000Z',
  organizations: [
    { id: 'acme', title: 'Acme', emailDomains: ['acme.example', 'xn--mnchen-3ya.example'], spaces: ['docs'] },
    { id: 'globex', title: 'Globex', emailDomains: ['globex.example', 'acme.example'], spaces: ['handbook'] },
  ],
  tokens: {
    editor: {
      subject: { id: 'ada', displayName: 'Ada Editor', email: 'ada@acme.example' },
      organizations: ['acme'],
      scopes: writer,
    },
    reader: {
      subject: { id: 'rob', displayName: 'Rob Reader' },
      organizations: ['acme'],
      scopes: ['openapi:read'],
    },
    pusher: {
      subject: { id: 'ci', displayName: 'Pipeline' },
      organizations: ['acme'],
      scopes: ['openapi:write'],
    },
    renderer: {
      subject: { id: 'web', displayName: 'Site' },
      organizations: ['acme'],
      scopes: ['space:read'],
    },
    stranger: {
      subject: { id: 'gus', displayName: 'Gus Globex' },
      organizations: ['globex'],
      scopes: writer,
    },
    directory: {
      subject: { id: 'login', displayName: 'Sign-in' },
      organizations: '*',
      scopes: ['email-domains:read'],
    },
    expired: {
      subject: { id: 'old', displayName: 'Old' },
      organizations: ['acme'],
      scopes: writer,
      expiresAt: '2026-02-28T23:59:59.000Z',
    },
    brief: {
      subject: { id: 'temp', displayName: 'Temp' },
      organizations: ['acme'],
      scopes: writer,
      expiresAt: '2026-03-01T09:00:00.000Z',
    },
  },
};
