import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { compareSpecifications } from '@specshelf/changes';
import { today } from './tool.js';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const report = compareSpecifications(read(workerData.before), read(workerData.after), { today });
const bytes = new TextEncoder().encode(JSON.stringify(report));
parentPort?.postMessage(bytes, [bytes.buffer]);
