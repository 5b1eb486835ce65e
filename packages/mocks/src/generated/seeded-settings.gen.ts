// Generated from openapi/ by `pnpm generate`. Do not edit.

/** The settings that a specification of a world may have. */
export const seededSettings = ['visibility', 'owner', 'tags', 'lifecycle', 'links'] as const;
