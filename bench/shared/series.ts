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

/** Runs one round; each round starts with another subject. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)];
}

async function timed(subject: Subject): Promise<number> {
  const { repetitions = 1 } = subject;
  let sum = 0;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    await subject.prepare?.();
    const start = performance.now();
    const result = subject.run();
    if (result instanceof Promise) await result;
    sum += performance.now() - start;
  }
  return sum / repetitions;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Returns the median of the ratios of each round. */
export function ratio(over: readonly number[] = [], under: readonly number[] = []): number {
  return median(over.map((value, round) => value / (under[round] ?? Number.NaN)).filter(Number.isFinite));
}
