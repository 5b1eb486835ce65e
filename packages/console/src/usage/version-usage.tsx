import type { Schema } from '@specshelf/contract';
import { pluralize } from '../components/pluralize.js';

type Usage = Schema<'OpenAPISpecUsage'>;

interface VersionUsageProps {
  usage: Usage;
  subject: 'version' | 'label';
}

/** The readers of a version or a label in the last 30 days, for members who may change it. */
export function VersionUsage({ usage, subject }: VersionUsageProps) {
  const readers = readersOf(usage);
  return (
    <section id="usage">
      <h2>Read in the last 30 days</h2>
      <p>{describeTokens(usage, subject)}</p>
      {readers.length > 0 && <ReaderTable readers={readers} />}
    </section>
  );
}

/** Owners ask whether programs still use a version, so readers without a token are only in the table. */
function describeTokens({ tokenCount, reads }: Usage, subject: string): string {
  const newest = reads.find(({ tokenId }) => tokenId !== undefined);
  if (!newest) return `No token has read this ${subject} in the last 30 days.`;
  const verb = tokenCount === 1 ? 'has' : 'have';
  return `${pluralize(tokenCount, 'token')} ${verb} read this ${subject}, most recently on ${newest.date}.`;
}

interface ListedReader {
  key: string;
  name: string;
  requests: number;
  days: number;
  lastDay: string;
}

/** Adds the days of each reader: by the last day, then by the number of requests, descending. */
function readersOf({ reads }: Usage): ListedReader[] {
  const readers = new Map<string, ListedReader>();
  for (const { date, tokenId, name, requests } of reads) {
    const key = tokenId ?? `without a token: ${name}`;
    const known = readers.get(key);
    if (!known) {
      // Newest day first.
      readers.set(key, { key, name, requests, days: 1, lastDay: date });
      continue;
    }
    known.requests += requests;
    known.days += 1;
  }
  return [...readers.values()].sort((a, b) => b.lastDay.localeCompare(a.lastDay) || b.requests - a.requests);
}

function ReaderTable({ readers }: { readers: readonly ListedReader[] }) {
  return (
    <div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Reader</th>
            <th scope="col">Requests</th>
            <th scope="col">Days</th>
            <th scope="col">Last read</th>
          </tr>
        </thead>
        <tbody>
          {readers.map(({ key, name, requests, days, lastDay }) => (
            <tr key={key}>
              <td class="main">{name}</td>
              <td>
                {requests.toLocaleString('en')}
                <span class="unit"> {requests === 1 ? 'request' : 'requests'}</span>
              </td>
              <td>
                <span class="unit">on </span>
                {days}
                <span class="unit"> {days === 1 ? 'day' : 'days'}</span>
              </td>
              <td>
                <span class="unit">last on </span>
                <time dateTime={lastDay}>{lastDay}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
