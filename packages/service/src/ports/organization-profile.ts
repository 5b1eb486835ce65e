import type { Schema } from '@specshelf/contract';

type Organization = Schema<'Organization'>;

/** The members of an organization in the API that no operator can set: they follow from something else. */
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

/** What an operator says of an organization. What was never said is absent. */
export type OrganizationProfile = Pick<Settable, 'title' | 'type'> &
  Partial<Settable> & {
    /** The address of its logo. */
    logo?: string;
  };
