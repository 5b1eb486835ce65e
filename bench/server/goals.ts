import { atMost, type Goal } from '../shared/goal.js';
import type { Figures } from './figures.js';

/** Goals with their measured values. A case that was not measured has no value. */
export function goalsOf(figures: Figures): Goal[] {
  return [
    ...rateGoals(figures),
    ...processingGoals(figures),
    atMost(
      'start to the first response, of Express',
      { limit: 4, unit: 'x' },
      startsOfOurs(figures),
      (start) => start.ofExpress,
    ),
    atMost('idle memory', { limit: 150, unit: 'MB' }, idleOfOurs(figures), ({ now }) => now),
    atMost('exponent of growth', { limit: 1.1, unit: '' }, named(figures.growth), ({ exponent }) => exponent),
  ];
}

type Measured = Figures['cases'][number];

function rateGoals({ cases }: Figures): Goal[] {
  const find = (name: string, engine: string, subject = 'ours') =>
    cases
      .filter((each) => each.name === name && each.engine === engine && each.subject === subject)
      .map((each) => ({ ...each, name: `${engine}: ${name}` }));
  const both = (name: string) => [...find(name, 'SQLite'), ...find(name, 'PostgreSQL')];
  const atLeast = (
    what: string,
    limit: number,
    all: Measured[],
    read: (each: Measured) => number | undefined,
  ) => ({
    ...atMost(what, { limit, unit: 'x' }, all, read),
    atLeast: true,
  });
  const ofFloor = ({ ofFloor: value }: Measured) => value;
  return [
    atLeast('get, of bare', 0.4, find('get', 'SQLite'), ofFloor),
    atLeast('get on PostgreSQL, of bare', 0.5, find('get', 'PostgreSQL'), ofFloor),
    atLeast('get, times the plain sum', 4, find('get', 'SQLite'), ({ timesPlainSum }) => timesPlainSum),
    atLeast('list of 50, of bare', 0.75, both('list of 50'), ofFloor),
    atLeast('large content, gzip, of static', 0.8, find('content large, gzip', 'SQLite'), ofFloor),
    atLeast(
      'large content, 304, of get',
      0.9,
      find('content large, 304', 'SQLite'),
      ({ rate }) => rate / (find('content large, 304', 'SQLite', 'ours, get')[0]?.rate ?? Number.NaN),
    ),
    atLeast('publish small, acknowledged, of bare', 0.5, both('publish small, acknowledged'), ofFloor),
    atLeast('publish small with its processing, of bare', 0.5, both('publish small, 1 connection'), ofFloor),
  ];
}

function processingGoals({ processing }: Figures): Goal[] {
  const latencies = processing?.latencies ?? [];
  const busy = latencies.filter(({ when }) => when === 'processing');
  const idleOf = (name: string) => latencies.find((each) => each.name === name && each.when === 'idle');
  return [
    atMost(
      'p99 of a get while processing, of idle',
      { limit: 3, unit: 'x' },
      busy,
      ({ name, p99 }) => p99 / (idleOf(name)?.p99 ?? Number.NaN),
    ),
    atMost(
      'event loop after the acknowledgement',
      { limit: 20, unit: 'ms' },
      processing?.delays ?? [],
      ({ processingDelay }) => processingDelay,
    ),
    atMost(
      '3 MB of YAML until complete',
      { limit: 1000, unit: 'ms' },
      yamlOf(processing?.delays ?? []),
      ({ complete }) => complete,
    ),
  ];
}

function yamlOf<Each extends { name: string }>(all: readonly Each[]): Each[] {
  return all.filter(({ name }) => /\.ya?ml$/.test(name));
}

function startsOfOurs({ starts }: Figures) {
  return starts
    .filter(({ subject }) => subject === 'ours')
    .map((start) => ({ ...start, name: start.subject }));
}

function idleOfOurs({ memory }: Figures) {
  return memory
    .filter(({ subject, what }) => subject === 'ours' && what.startsWith('idle'))
    .map((each) => ({ ...each, name: each.what }));
}

function named(growth: Figures['growth']) {
  return growth.map((each) => ({ ...each, name: `${each.engine}: ${each.name}` }));
}
