import { median } from '../../shared/series.js';
import { contentSizes, type FilledDatabase } from '../filled-database.js';
import { organizationPath } from '../load/bench-request.js';
import { expectAnswer } from '../load/exchange.js';
import { ours, startSubject, subjectOfOwn } from '../processes/start-subject.js';

/** Measures the first request for a content after a start, and the second, in milliseconds. */
export interface FirstMeasurement {
  name: string;
  subject: string;
  first: number;
  second: number;
}

export async function measureFirst(database: FilledDatabase, starts: number): Promise<FirstMeasurement[]> {
  const times = new Map<string, { name: string; subject: string; first: number[]; second: number[] }>();
  for (let start = 0; start < starts; start++) {
    for (const { subject, pathOf } of contenders) {
      for (const size of contentSizes) {
        const name = `content ${size}`;
        const kept = times.get(`${name} ${subject.name}`) ?? {
          name,
          subject: subject.name,
          first: [],
          second: [],
        };
        times.set(`${name} ${subject.name}`, kept);
        const [first, second] = await askTwice(subject, pathOf(size), database);
        kept.first.push(first);
        kept.second.push(second);
      }
    }
  }
  return [...times.values()].map(({ first, second, ...of }) => ({
    ...of,
    first: median(first),
    second: median(second),
  }));
}

const contenders = [
  { subject: subjectOfOwn('static'), pathOf: (size: string) => `/content-${size}.json` },
  {
    subject: ours,
    pathOf: (size: string) => `${organizationPath}/content-${size}/versions/latest/content`,
  },
];

async function askTwice(
  subject: (typeof contenders)[number]['subject'],
  path: string,
  database: FilledDatabase,
): Promise<[number, number]> {
  const running = await startSubject(subject, database);
  try {
    const options = { url: running.url, token: database.token, keep: false };
    const ask = { path, headers: { 'accept-encoding': 'gzip' } };
    const first = (await expectAnswer(ask, options)).time;
    return [first, (await expectAnswer(ask, options)).time];
  } finally {
    await running.stop();
  }
}
