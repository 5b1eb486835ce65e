import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { soak } from '../soak/soak.js';
import { sqliteEngine } from '../soak/sqlite-engine.js';
import { main } from './support.js';

it('the built server loses nothing when it is killed twenty times', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-soak-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const engine = sqliteEngine(join(folder, 'soak.sqlite'));
  const options = { rounds: 20, seed: 20, processes: 1, program: main, tell: () => undefined };
  const { losses, acknowledged } = await soak({ ...options, engine });
  expect(losses).toEqual([]);
  expect(acknowledged).toBeGreaterThan(100);
}, 600_000);
