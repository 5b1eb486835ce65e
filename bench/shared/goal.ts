/** A goal with its measured value. */
export interface Goal {
  what: string;
  limit: number;
  atLeast: boolean;
  unit: string;
  values: { name: string; value: number }[];
}

/** Returns a goal for the measurements that have the value. */
export function atMost<Measured extends { name: string }>(
  what: string,
  { limit, unit }: { limit: number; unit: string },
  measurements: readonly Measured[],
  read: (measurement: Measured) => number | undefined,
): Goal {
  const values = measurements.map((measurement) => ({
    name: measurement.name,
    value: read(measurement) ?? Number.NaN,
  }));
  return { what, limit, atLeast: false, unit, values: values.filter(({ value }) => !Number.isNaN(value)) };
}

export function missed(goal: Goal): Goal['values'] {
  return goal.values.filter(({ value }) => (goal.atLeast ? value < goal.limit : value > goal.limit));
}

/** Returns the value closest to missing the goal, or the one that misses it by most. */
export function worst({ values, atLeast }: Goal): Goal['values'][number] | undefined {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  return atLeast ? sorted[0] : sorted.at(-1);
}
