import { generateDocument, readOutline } from '@specshelf/generator';
import { alternate, median } from '../shared/series.js';
import type { Row } from '../shared/table.js';
import { documentRequests } from './requests.js';
import { type StoredVersion, textOf } from './stored-version.js';

/** Measures the document of each page separately. Uses the medians of pages, so that the worst page is expensive, not disturbed. */
export async function measureDocuments(version: StoredVersion, rounds: number): Promise<Row> {
  const requests = documentRequests(readOutline(textOf(version.outline)), 'by-operation');
  const subjects = requests.map(({ path, input }) => ({ name: path, run: () => generateDocument(input) }));
  const series = await alternate(subjects, rounds);
  const of = (some: typeof requests) => some.map(({ path }) => median(series.get(path)) * 1000);
  const operations = of(requests.filter(({ isOperation }) => isOperation));
  return {
    ...{ document: version.name, 'median us': median(operations), 'worst us': Math.max(...operations) },
    'all ms': of(requests).reduce((sum, time) => sum + time / 1000, 0),
  };
}
