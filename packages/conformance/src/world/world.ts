import type { Schema, Scope } from '@specshelf/contract';

/** The initial state of a target, passed as data because the API has no operations to create it. */
export interface World {
  organizations: readonly WorldOrganization[];
  tokens: Readonly<Record<string, WorldToken>>;
  /** The initial time in ISO 8601 format. */
  now: string;
  /** Requests per minute and token; unlimited by default. */
  rateLimit?: number;
}

export interface WorldOrganization {
  id: string;
  title: string;
  emailDomains: readonly string[];
  spaces: readonly string[];
  /** Members that the operator can set. */
  profile?: Partial<
    Pick<
      Schema<'Organization'>,
      | 'hostname'
      | 'useCase'
      | 'communityType'
      | 'defaultRole'
      | 'defaultContent'
      | 'sso'
      | 'ai'
      | 'inviteLinks'
      | 'plan'
      | 'billing'
      | 'trial'
      | 'customHostname'
      | 'blocked'
      | 'internal_isOnNewTrial'
      | 'internal_billingMigration'
    >
  > & { logo?: string };
}

export interface WorldToken {
  subject: { id: string; displayName: string; email?: string };
  organizations: readonly string[] | '*';
  scopes: readonly Scope[];
  expiresAt?: string;
  revokedAt?: string;
}

const writer: readonly Scope[] = [
  'openapi:acknowledge',
  'openapi:read',
  'openapi:write',
  'space:read',
  'tokens:write',
  'audit:read',
];

/** A profile with every member. */
const completeProfile = {
  hostname: 'initech',
  useCase: 'productDocs',
  communityType: 'education',
  defaultRole: null,
  defaultContent: { type: 'site', site: 'site1' },
  sso: true,
  ai: false,
  inviteLinks: true,
  plan: 'pro_2024',
  billing: { interval: 'yearly', endDate: null, hasPaymentFailed: false, isScheduledToCancel: true },
  trial: { status: 'active', count: 2, endDate: '2026-04-01T00:00:00.000Z', decision: 'downgrade' },
  customHostname: 'docs.initech.example',
  blocked: { reason: 'security' },
  internal_isOnNewTrial: true,
  internal_billingMigration: {
    deadline: '2026-05-01T00:00:00.000Z',
    discountPercent: 12.5,
    discountEndDate: '2026-06-01T00:00:00.000Z',
  },
  logo: 'https://initech.example/logo.svg',
} as const satisfies WorldOrganization['profile'];

/** Separate organizations, and tokens with different scopes. */
export const world: World = {
  now: '2026-03-01T08:00:00.000Z',
  organizations: [
    { id: 'acme', title: 'Acme', emailDomains: ['acme.example', 'xn--mnchen-3ya.example'], spaces: ['docs'] },
    { id: 'globex', title: 'Globex', emailDomains: ['globex.example', 'acme.example'], spaces: ['handbook'] },
    {
      id: 'initech',
      title: 'Initech',
      emailDomains: ['initech.example'],
      spaces: [],
      profile: completeProfile,
    },
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
    approver: {
      subject: { id: 'pam', displayName: 'Pam Approver' },
      organizations: ['acme'],
      scopes: ['openapi:acknowledge'],
    },
    renderer: {
      subject: { id: 'web', displayName: 'Site' },
      organizations: ['acme'],
      scopes: ['space:read'],
    },
    manager: {
      subject: { id: 'max', displayName: 'Max Manager' },
      organizations: ['acme'],
      scopes: ['tokens:write'],
    },
    auditor: {
      subject: { id: 'aud', displayName: 'Audrey Auditor' },
      organizations: ['acme'],
      scopes: ['audit:read'],
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
    clerk: {
      subject: { id: 'kim', displayName: 'Kim Clerk' },
      organizations: ['acme'],
      scopes: ['openapi:write', 'email-domains:read'],
    },
    expired: {
      subject: { id: 'old', displayName: 'Old' },
      organizations: ['acme'],
      scopes: writer,
      expiresAt: '2026-02-28T23:59:59.000Z',
    },
    revoked: {
      subject: { id: 'ex', displayName: 'Ex' },
      organizations: ['acme'],
      scopes: writer,
      revokedAt: '2026-02-28T12:00:00.000Z',
    },
    brief: {
      subject: { id: 'temp', displayName: 'Temp' },
      organizations: ['acme'],
      scopes: writer,
      expiresAt: '2026-03-01T09:00:00.000Z',
    },
  },
};
