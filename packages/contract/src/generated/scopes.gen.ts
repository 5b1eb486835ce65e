// Generated from openapi/ by `pnpm generate`. Do not edit.
/** All scopes that operations require or use. */
export const scopes = ["audit:read","email-domains:read","openapi:acknowledge","openapi:read","openapi:write","space:read","tokens:write"] as const;
