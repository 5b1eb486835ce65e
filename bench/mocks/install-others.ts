import type { Installation } from './install-packages.js';
import { installPeer } from './install-peer.js';
import type { Missing, MockSubject } from './mock-subject.js';
import { newerSubjects } from './newer-subjects.js';
import { peers } from './peers.js';

/** Measured packages from npm, installed for this run only. */
export interface Others {
  subjects: MockSubject[];
  installations: (Installation & { name: string })[];
  missing: Missing[];
}

const newer = 'msw 3';

export async function installOthers(
  folder: string,
  document: object,
  { quick }: { quick: boolean },
): Promise<Others> {
  const others: Others = { subjects: [], installations: [], missing: [] };
  if (quick) {
    const reason = 'not installed in a quick run';
    others.missing = [newer, ...peers.map(({ name }) => name)].map((name) => ({ name, reason }));
    return others;
  }
  await attempt(others, newer, async () => {
    others.subjects.push(...(await newerSubjects(folder)));
  });
  for (const peer of peers) {
    await attempt(others, peer.name, async () => {
      const { subjects, installation } = await installPeer(peer, folder, document);
      others.subjects.push(...subjects);
      others.installations.push({ name: peer.name, ...installation });
    });
  }
  return others;
}

/** A package that cannot be installed does not prevent the measurement of the others. */
async function attempt({ missing }: Others, name: string, run: () => Promise<void>): Promise<void> {
  console.log(`Installing ${name} ...`);
  try {
    await run();
  } catch (error) {
    missing.push({ name, reason: firstLine(error) });
  }
}

const firstLine = (error: unknown) => String(error).split('\n', 1).join();
