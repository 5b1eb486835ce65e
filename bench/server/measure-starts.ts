import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '../../apps/server/test/support/server/memory-of.js';
import { median, ratio, rotated } from '../shared/series.js';
import { publishAndWait } from '../shared/servers/exchange.js';
import { ours, startSubject, subjectOfOwn } from '../shared/servers/start-subject.js';
import type { Row } from '../shared/table.js';
import type { FilledDatabase } from './filled-database.js';

const express = subjectOfOwn('hello express');
const subjects = [subjectOfOwn('hello node'), express, ours];

/** Measures the time until a process responds, on an existing database. */
export async function measureStarts(database: FilledDatabase, rounds: number): Promise<Row[]> {
  const times = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  const memory = new Map<string, number | undefined>();
  for (let round = 0; round < rounds; round++) {
    for (const subject of rotated(subjects, round)) {
      const running = await startSubject(subject, database);
      times.get(subject.name)?.push(running.startTime);
      memory.set(subject.name, running.memory);
      await running.stop();
    }
  }
  const floor = times.get(express.name);
  return [...times].map(([subject, series]) => ({
    ...{ subject, 'start ms': median(series), 'of Express': ratio(series, floor), MB: memory.get(subject) },
  }));
}

/** Measures the resident memory of our server after a document is processed. */
export async function measureMemory(database: FilledDatabase, idleSeconds: number): Promise<Row[]> {
  const server = await startSubject(ours, database);
  try {
    await publishAndWait(
      'idle',
      '{"openapi":"3.1.0","info":{"title":"Idle","version":"1"},"paths":{}}',
      server,
    );
    await sleep(idleSeconds * 1000);
    const memory = memoryOf(server.pid);
    return [
      { subject: 'ours', when: 'idle, one document processed', MB: memory?.now, 'peak MB': memory?.peak },
    ];
  } finally {
    await server.stop();
  }
}
