import { atMost } from '../shared/goal.js';
import { goalTable } from '../shared/goal-table.js';
import { rounded, table } from '../shared/table.js';
import type { Installation } from './install-packages.js';
import type { BackendMeasurement } from './measure-backend.js';
import type { CallMeasurement } from './measure-calls.js';
import { type SizeMeasurement, sum } from './measure-sizes.js';
import type { StartMeasurement } from './measure-start.js';
import type { Missing } from './mock-subject.js';

/** All measurements. */
export interface MockMeasurements {
  starts: StartMeasurement[];
  backend: BackendMeasurement[];
  calls: CallMeasurement[];
  sizes: SizeMeasurement[];
  installations: (Installation & { name: string })[];
  missing: Missing[];
}

export function report(measurements: MockMeasurements, ours: string): string {
  const { starts, backend, calls, sizes, installations, missing } = measurements;
  return [
    titled('in a new process, ms', startTable(starts)),
    titled('for each test, in a process that has done it before', backendTable(backend)),
    titled('calls, us', callTable(calls)),
    titled('sizes, kB', sizeTable(sizes)),
    ...sizes.filter(({ name }) => name === ours).map(lazySection),
    ...(installations.length > 0 ? [titled('installed packages', installationTable(installations))] : []),
    ...(missing.length > 0 ? [titled('not measured', missingList(missing))] : []),
    goals(measurements, ours),
  ].join('\n\n');
}

const titled = (title: string, text: string) => `${title}\n\n${text}`;

function startTable(starts: readonly StartMeasurement[]): string {
  return table([
    ['mock', 'Node.js', 'process more', 'import', 'start', 'first response'],
    ...starts.map((measured) => [
      measured.name,
      String(measured.major),
      rounded(measured.process),
      rounded(measured.import),
      rounded(measured.start),
      rounded(measured.first),
    ]),
  ]);
}

function backendTable(backend: readonly BackendMeasurement[]): string {
  return table([
    ['operation', 'us'],
    ...backend.map(({ name, microseconds }) => [name, rounded(microseconds)]),
  ]);
}

function callTable(calls: readonly CallMeasurement[]): string {
  return table([
    [
      'mock',
      'Node.js',
      'list p50',
      'p99',
      'get p50',
      'p99',
      'list read p50',
      'get read p50',
      'of a bare Response',
    ],
    ...calls.map(({ name, major, list, get, readList, readGet, ofFloor }) => [
      name,
      String(major),
      ...[list.p50, list.p99, get.p50, get.p99, readList.p50, readGet.p50, ofFloor].map(rounded),
    ]),
  ]);
}

function sizeTable(sizes: readonly SizeMeasurement[]): string {
  return table([
    ['mock', 'for', 'minified', 'gzipped', 'lazily, minified', 'gzipped', 'all, gzipped'],
    ...sizes.map(({ name, platform, loaded, lazy }) => [
      name,
      platform,
      rounded(loaded.minified),
      rounded(loaded.gzipped),
      rounded(sum(lazy).minified),
      rounded(sum(lazy).gzipped),
      rounded(sum([loaded, ...lazy]).gzipped),
    ]),
  ]);
}

function lazySection({ name, lazy }: SizeMeasurement): string {
  const rows = lazy.map(({ file, minified, gzipped }) => [file, rounded(minified), rounded(gzipped)]);
  return titled(`${name}: lazily loaded files, kB`, table([['file', 'minified', 'gzipped'], ...rows]));
}

function installationTable(installations: MockMeasurements['installations']): string {
  return table([
    ['peer', 'packages', 'MB', 's'],
    ...installations.map(({ name, packages, megabytes, seconds }) => [
      name,
      String(packages),
      rounded(megabytes),
      rounded(seconds),
    ]),
  ]);
}

function missingList(missing: readonly Missing[]): string {
  return missing.map(({ name, reason }) => `${name}: ${reason}`).join('\n');
}

function goals({ starts, backend, calls, sizes }: MockMeasurements, ours: string): string {
  const start = starts.filter(({ name }) => name === ours);
  const call = calls.filter(({ name }) => name === ours);
  const once = (operation: string) => backend.filter(({ name }) => name === operation);
  return goalTable([
    atMost('import', { limit: 10, unit: 'ms' }, start, (measured) => measured.import),
    atMost('the first createBackend()', { limit: 1, unit: 'ms' }, start, (measured) => measured.start),
    atMost(
      'createBackend()',
      { limit: 1, unit: 'ms' },
      once('createBackend()'),
      (measured) => measured.microseconds / 1000,
    ),
    atMost(
      'reset()',
      { limit: 50, unit: 'us' },
      once('reset() of 10 specifications'),
      (measured) => measured.microseconds,
    ),
    atMost('list, p50', { limit: 60, unit: 'us' }, call, ({ list }) => list.p50),
    atMost('get, p50', { limit: 60, unit: 'us' }, call, ({ get }) => get.p50),
    atMost(
      'loaded at once, gzipped',
      { limit: 28, unit: 'kB' },
      sizes.filter(({ name }) => name === ours),
      (measured) => measured.loaded.gzipped,
    ),
  ]);
}
