import { describeOnNode } from '../../test-heavy/support/describe-on-node.js';
import { imageVersion, olderVersions } from '../../test-heavy/support/node-versions.js';

// The parts that depend most on Node.js: HTTP, the SQLite driver, worker threads, child processes, and outbound requests.
const parts = [
  'conformance',
  'store/stores',
  'processing/processing',
  'processing/heavy-work',
  'database-copy/backup-database',
  'command-line/command-line',
  'fetching/proxy',
];

for (const version of [...olderVersions, imageVersion]) describeOnNode(version, parts);
