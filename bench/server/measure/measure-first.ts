import { median } from '../../shared/series.js';
import { contentSizes, type FilledDatabase } from '../filled-database.js';
import { organizationPath } from '../load/bench-request.js';
import { expectResponse } from '../load/exchange.js';
import { ours, startSubject, subjectOfOwn } from '../processes/start-subject.js';

/** Milliseconds of the first and the second request for a content after a start. */
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
        const series = times.get(`${name} ${subject.name}`) ?? {
          name,
          subject: subject.name,
          first: [],
          second: [],
        };
        times.set(`${name} ${subject.name}`, series);
        const [first, second] = await requestTwice(subject, pathOf(size), database);
        series.first.push(first);
        series.second.push(second);
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

async function requestTwice(
  subject: (typeof contenders)[number]['subject'],
  path: string,
  database: FilledDatabase,
): Promise<[number, number]> {
  const running = await startSubject(subject, database);
  try {
    const options = { url: running.url, token: database.token, keep: false };
    const request = { path, headers: { 'accept-encoding': 'gzip' } };
    const first = (await expectResponse(request, options)).time;
    return [first, (await expectResponse(request, options)).time];
  } finally {
    await running.stop();
  }
}
