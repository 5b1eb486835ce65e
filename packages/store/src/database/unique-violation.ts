const codes: ReadonlySet<unknown> = new Set([
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  // PostgreSQL has one for both.
  '23505',
]);

/**
 * Awaits a transaction that inserts a row. Returns false if the row violates a unique constraint, or the transaction returns false.
 * Must be outside the transaction: after a failed statement, a transaction can only be rolled back.
 */
export async function isInserted(insertion: Promise<unknown>): Promise<boolean> {
  try {
    return (await insertion) !== false;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Whether a write failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
