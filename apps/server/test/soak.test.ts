import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { soak } from '../soak/soak.js';
import { sqliteEngine } from '../soak/sqlite-engine.js';
import { bundleServer } from './support/bundle-server.js';

// The heavier tests do the same twenty times, `pnpm soak` two hundred times.

it('a server that is killed at random moments has lost nothing that it has acknowledged (CD11)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-soak-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { program, remove } = await bundleServer();
  onTestFinished(remove);
  const engine = sqliteEngine(join(folder, 'soak.sqlite'));
  const result = await soak({ rounds: 2, seed: 7, engine, processes: 1, program, tell: () => undefined });
  expect(result.losses).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(10);
  expect(result.kills).toBeGreaterThanOrEqual(2);
}, 180_000);
