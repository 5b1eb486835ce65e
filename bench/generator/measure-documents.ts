import { type FragmentSource, generateDocument } from '@specshelf/generator';
import { alternate, median, type Series, type Subject } from '../shared/series.js';
import type { DocumentRequest } from './requests.js';

/** Costs of the documents of pages, in milliseconds. */
export interface DocumentsMeasurement {
  pages: number;
  /** All of them one after the other. */
  total: number;
  /** Those of single operations. */
  operation: { median: number; worst: number };
}

/** Measures each page separately in every round and uses the median of its times, so that the worst page is expensive, not disturbed. */
export async function measureDocuments(
  requests: readonly DocumentRequest[],
  rounds: number,
  fragments?: FragmentSource,
): Promise<DocumentsMeasurement> {
  return documentsMeasurement(requests, await alternate(documentSubjects(requests, '', fragments), rounds));
}

/** Returns the pages of a set of requests as a subject. */
export function documentSubjects(
  requests: readonly DocumentRequest[],
  set: string,
  fragments?: FragmentSource,
): Subject[] {
  return requests.map(({ path, input }) => ({
    name: `${set} ${path}`,
    run: () => generateDocument(input, fragments),
  }));
}

export function documentsMeasurement(
  requests: readonly DocumentRequest[],
  series: Series,
  set = '',
): DocumentsMeasurement {
  const timeOf = ({ path }: DocumentRequest) => median(series.get(`${set} ${path}`) ?? []);
  const operations = requests.filter(({ isOperation }) => isOperation).map(timeOf);
  return {
    pages: requests.length,
    total: requests.reduce((sum, request) => sum + timeOf(request), 0),
    operation: { median: median(operations), worst: Math.max(...operations) },
  };
}
