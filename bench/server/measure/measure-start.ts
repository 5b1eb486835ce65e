import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '../../../apps/server/test/support/server/memory-of.js';
import { median, ratio, rotated } from '../../shared/series.js';
import type { FilledDatabase } from '../filled-database.js';
import { ours, startSubject, subjectOfOwn } from '../processes/start-subject.js';

export interface StartMeasurement {
  subject: string;
  /** Milliseconds from the start of the process to the first response. */
  time: number;
  /** Multiple of the time of Express with one route. */
  ofExpress: number;
  /** Memory in MB, after some idle time. */
  idle: number | undefined;
}

/** Measures the time until a process responds, on an existing database. */
export async function measureStart(
  database: FilledDatabase,
  { starts, idleSeconds }: { starts: number; idleSeconds: number },
): Promise<StartMeasurement[]> {
  const times = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (let start = 0; start < starts; start++) {
    for (const subject of rotated(subjects, start)) {
      const running = await startSubject(subject, database);
      times.get(subject.name)?.push(running.startTime);
      await running.stop();
    }
  }
  const measurements: StartMeasurement[] = [];
  for (const subject of subjects) {
    const series = times.get(subject.name) ?? [];
    measurements.push({
      subject: subject.name,
      time: median(series),
      ofExpress: ratio(series, times.get(express.name)),
      idle: await idleMemory(subject, database, idleSeconds),
    });
  }
  return measurements;
}

const express = subjectOfOwn('hello express');
const subjects = [subjectOfOwn('hello node'), express, ours];

async function idleMemory(
  subject: (typeof subjects)[number],
  database: FilledDatabase,
  seconds: number,
): Promise<number | undefined> {
  const running = await startSubject(subject, database);
  await sleep(seconds * 1000);
  const memory = memoryOf(running.pid);
  await running.stop();
  return memory?.now;
}
