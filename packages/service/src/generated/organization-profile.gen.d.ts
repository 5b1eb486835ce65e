// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { OrganizationProfile } from '../base/ports/organization-profile.js';
import type { Validate } from '../http/schema-validator.js';

export declare const isOrganizationProfile: Validate<OrganizationProfile>;
