/**
 * Returns a function that converts each row once, because the row cache returns the same object until the table changes. Callers must
 * not modify the result.
 */
export function convertOnce<Row extends object, Result extends object>(
  convert: (row: Row) => Result,
): (row: Row) => Result {
  const results = new WeakMap<Row, Result>();
  return (row) => {
    const known = results.get(row);
    if (known !== undefined) return known;
    const result = convert(row);
    results.set(row, result);
    return result;
  };
}
