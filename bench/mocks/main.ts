import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { document } from '@specshelf/contract/document';
import { readOptions } from '../shared/options.js';
import { constantResponses } from './constant-responses.js';
import { installOthers } from './install-others.js';
import { measureBackend } from './measure-backend.js';
import { measureCalls } from './measure-calls.js';
import { measureSizes } from './measure-sizes.js';
import { measureStart } from './measure-start.js';
import type { MockInput } from './mock-module.js';
import { floor, ours, ownSubjects } from './own-subjects.js';
import { partOfDocument } from './part-of-document.js';
import { type MockMeasurements, report } from './report.js';

const { quick, json } = readOptions(process.argv.slice(2), process.env);
const folder = await mkdtemp(join(tmpdir(), 'specshelf-bench-'));
// Also after a failure: installed packages take hundreds of megabytes.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const inputFile = join(folder, 'input.json');
const input: MockInput = { document, part: partOfDocument(document), ...(await constantResponses()) };
await writeFile(inputFile, JSON.stringify(input));

const backend = await measureBackend(quick ? 3 : 101);
const others = await installOthers(folder, document, { quick });
const subjects = [...ownSubjects(), ...others.subjects];
const called = await measureCalls(
  subjects.filter(({ isCalled }) => isCalled),
  { floor, inputFile, rounds: quick ? 3 : 31, calls: quick ? 10 : 300, warmUp: quick ? 10 : 3000 },
);
const failed = new Set(called.missing.map(({ name }) => name));
const working = subjects.filter(({ name }) => !failed.has(name));
const starts = await measureStart(working, { imports: quick ? 2 : 21, starts: quick ? 2 : 11, inputFile });
const sizes = await measureSizes(working.filter(({ name }) => !name.startsWith(floor)));

const measurements: MockMeasurements = {
  starts,
  backend,
  calls: called.measurements,
  sizes: sizes.measurements,
  installations: others.installations,
  missing: [...others.missing, ...called.missing, ...sizes.missing],
};
console.log(`built mocks, on Node.js ${process.version}\n`);
console.log(report(measurements, ours));
if (json !== undefined) await writeFile(json, JSON.stringify(measurements, undefined, 2));
