import { readFileSync } from 'node:fs';
import { apiCompare } from 'api-smart-diff';

const impacts = {
  breaking: 'breaking',
  'non-breaking': 'safe',
  deprecated: 'safe',
  unclassified: 'docs',
  annotation: 'docs',
};

const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
// Entries for components have no direction, and repeat those of the operations.
const diffs = apiCompare(before, after).diffs.filter(({ path }) => path[0] !== 'components');
process.stdout.write(JSON.stringify(diffs.map(({ type }) => impacts[type] ?? 'docs')));
