import { rounded, table } from '../shared/table.js';
import type { Size } from './fill-database.js';
import type { Measurement } from './measure-sizes.js';

export function report(measurements: readonly Measurement[], sizes: readonly Size[]): string {
  const titles = ['database', 'what', 'unit', ...sizes.map(nameOf), 'ratio'];
  return table([titles, ...measurements.map(row)]);
}

function nameOf({ specs, versions }: Size): string {
  return `${specs} specs, ${versions} versions`;
}

function row({ engine, what, unit, small, large, ratio }: Measurement): string[] {
  return [engine, what, unit, rounded(small), rounded(large), ratio.toFixed(2)];
}
