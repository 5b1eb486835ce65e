import type { World } from './world.js';

/** One row of the robustness table. It fails by throwing. */
export interface Row {
  readonly number: number;
  readonly title: string;
  /** Whether it replaces a global or needs the whole machine, so that no other row may run beside it. */
  readonly isExclusive: boolean;
  run(world: World): Promise<void>;
}

export interface RowResult {
  readonly number: number;
  readonly title: string;
  readonly failure: string | undefined;
}

const concurrency = 8;
const longestRow = 240_000;

export function row(number: number, title: string, run: Row['run']): Row {
  return { number, title, isExclusive: false, run };
}

export function exclusiveRow(number: number, title: string, run: Row['run']): Row {
  return { number, title, isExclusive: true, run };
}

/** Runs all rows. Returns the results by number. */
export async function runRows(rows: readonly Row[], world: World): Promise<RowResult[]> {
  const results: RowResult[] = [];
  const runNext = async (queue: Row[]): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await runRow(next, world));
  };
  await runNext(rows.filter(({ isExclusive }) => isExclusive));
  const shared = rows.filter(({ isExclusive }) => !isExclusive);
  await Promise.all(Array.from({ length: concurrency }, () => runNext(shared)));
  return results.sort((a, b) => a.number - b.number);
}

async function runRow({ number, title, run }: Row, world: World): Promise<RowResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`It did not end within ${longestRow} ms.`), longestRow);
  });
  const outcome = run(world).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const failure = await Promise.race([outcome, tooLong]);
  clearTimeout(timer);
  return { number, title, failure };
}
