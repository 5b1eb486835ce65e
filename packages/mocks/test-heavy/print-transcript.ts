import { createBackend } from '@specshelf/mocks/backend';
import { transcript, transcriptOptions } from './transcript.js';

// With the argument `msw`, sends the requests through MSW. MSW need not be installed otherwise.
const lines = process.argv[2] === 'msw' ? await throughMSW() : await inProcess();
console.log(lines.join('\n'));

function inProcess(): Promise<string[]> {
  const backend = createBackend(transcriptOptions);
  return transcript(backend, backend.fetch);
}

async function throughMSW(): Promise<string[]> {
  const { startMocks } = await import('@specshelf/mocks/node');
  const mocks = startMocks(transcriptOptions);
  const lines = await transcript(mocks, (...request) => globalThis.fetch(...request));
  mocks.close();
  return lines;
}
