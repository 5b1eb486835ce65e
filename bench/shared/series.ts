/** A subject of a measurement. */
export interface Subject {
  name: string;
  /** Prepares the input of a run, outside of the measured time. */
  prepare?(): void | Promise<void>;
  run(): unknown;
  /** Number of rounds in which it is measured. Default: all. */
  rounds?: number;
  /** Repetitions within a round, for subjects too short to time once. Default: 1. */
  repetitions?: number;
}

/** Milliseconds of each subject, by round. */
export type Series = Map<string, number[]>;

/** Runs the subjects in turns, so that a disturbance of the machine affects all of them alike. */
export async function alternate(subjects: readonly Subject[], rounds: number): Promise<Series> {
  const series: Series = new Map(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of rotated(subjects, round)) {
      if (round >= (subject.rounds ?? rounds)) continue;
      series.get(subject.name)?.push(await timed(subject));
    }
  }
  return series;
}

/** Warms the subjects up, and returns them with the repetitions that take this time, in milliseconds. */
export async function repeated(subjects: readonly Subject[], time: number): Promise<Subject[]> {
  const first = await alternate(subjects, 2);
  return subjects.map((subject) => ({
    ...subject,
    repetitions: Math.max(1, Math.ceil(time / median(first.get(subject.name)))),
  }));
}

/** Returns the items from another place on, so that each round starts with another one. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)];
}

async function timed({ prepare, run, repetitions = 1 }: Subject): Promise<number> {
  let sum = 0;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    await prepare?.();
    const start = performance.now();
    const result = run();
    if (result instanceof Promise) await result;
    sum += performance.now() - start;
  }
  return sum / repetitions;
}

export function median(values: readonly number[] = []): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Returns the value that a percentage of all values does not exceed. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((hundredths / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the median of the ratios of each round. */
export function ratio(over: readonly number[] = [], under: readonly number[] = []): number {
  return median(over.map((value, round) => value / (under[round] ?? Number.NaN)).filter(Number.isFinite));
}

/** Returns the median of the differences of each round. */
export function difference(of: readonly number[] = [], from: readonly number[] = []): number {
  return median(of.map((value, round) => value - (from[round] ?? Number.NaN)));
}
