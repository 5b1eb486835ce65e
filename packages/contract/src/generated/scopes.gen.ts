// Generated from openapi/ by `pnpm generate`. Do not edit.
/** All scopes that operations require. */
export const scopes = ["email-domains:read","openapi:read","openapi:write","space:read"] as const;
