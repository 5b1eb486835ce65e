// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { OrganizationProfile } from '../ports/organization-profile.js';
import type { Validate } from '../schema-validator.js';

export declare const isOrganizationProfile: Validate<OrganizationProfile>;
