import type { Schema } from '@specshelf/contract';

type Organization = Schema<'Organization'>;

/** The members of an organization that operators cannot set: they are derived. */
export const derivedMembers = [
  'object',
  'id',
  'createdAt',
  'emailDomains',
  'urls',
  'mergeRules',
  'permissions',
] as const satisfies (keyof Organization)[];

type Settable = Omit<Organization, (typeof derivedMembers)[number]>;

/** The members of an organization that operators can set. Members without a value are absent. */
export type OrganizationProfile = Pick<Settable, 'title' | 'type'> &
  Partial<Settable> & {
    /** The URL of its logo. */
    logo?: string;
  };
