/**
 * Takes the first row that may be taken. Needs no transaction: who loses the race for a row changes none, and looks again.
 * `take` changes the row only where it still is as it was seen, and gives undefined otherwise.
 */
export async function claimFirst<Row, Claimed>(
  find: () => Promise<Row | undefined>,
  take: (seen: Row) => Promise<Claimed | undefined>,
): Promise<Claimed | undefined> {
  for (;;) {
    const candidate = await find();
    if (!candidate) return undefined;
    const claimed = await take(candidate);
    if (claimed) return claimed;
  }
}
