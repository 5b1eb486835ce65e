import { defined } from '@specshelf/base/defined';
import { pluralize } from '@specshelf/base/pluralize';
import { StartFailure } from '@specshelf/base/start-failure';
import { type Inspection, type SearchInspection, StorageUnavailable } from '@specshelf/service';
import { checkIntegrity } from '@specshelf/store/check-integrity';
import { nameOfDatabase } from '@specshelf/store/name-of-database';
import { databaseExists } from '@specshelf/store/open-database';
import type { Config } from '../config/config.js';
import { withOfflineOperator } from '../runtime/with-offline-operator.js';
import { checkClock } from './check-clock.js';
import { checkDisk } from './check-disk.js';
import { checkFetchProxy } from './check-fetch-proxy.js';
import { checkFetching } from './check-fetching.js';
import { checkOIDC } from './check-oidc.js';
import { checkSecretKey } from './check-secret-key.js';
import { checkServer } from './check-server.js';
import type { Finding } from './finding.js';

export interface ExamineOptions {
  /** A URL for the check of outbound access. */
  fetchURL?: string;
  /** Whether to empty the search index, so that a server builds it again. Default: false. */
  rebuildSearch?: boolean;
  now(): Date;
}

/** Checks everything that a server with this configuration needs. */
export async function examine(
  config: Config,
  { fetchURL, now, rebuildSearch = false }: ExamineOptions,
): Promise<Finding[]> {
  const stored = await checkDatabase(config, rebuildSearch);
  return [
    { about: 'configuration', state: 'ok', message: 'Every known variable has a valid value.' },
    ...stored.findings,
    ...(await checkDisk(config.database)),
    checkClock(now(), stored.inspection?.latestTime),
    ...(stored.inspection ? [keyFinding(stored.inspection, stored.keyProblem)] : []),
    ...(stored.inspection ? findingsIn(stored.inspection, now()) : []),
    ...(stored.search ? [searchFinding(stored.search)] : []),
    ...checkFetchProxy(config),
    ...(await checkOIDC(config, { now, hasDatabase: stored.inspection !== undefined })),
    ...(fetchURL === undefined ? [] : [await checkFetching(config, fetchURL)]),
    await checkServer(config),
  ];
}

interface Stored {
  findings: Finding[];
  inspection?: Inspection;
  search?: SearchInspection;
  /** The reason why a server cannot start with the configured secret key. */
  keyProblem?: string;
}

async function checkDatabase(config: Config, rebuildSearch: boolean): Promise<Stored> {
  const about = 'database';
  const { database } = config;
  const name = nameOfDatabase(database);
  if (!databaseExists(database)) {
    const message = `There is no database ${name}.`;
    const advice = 'The first `specshelf-server serve` creates it. If it should exist, check DATABASE_URL.';
    return { findings: [{ about, state: 'warning', message, advice }] };
  }
  try {
    const found = findDamage(config);
    if (found.data !== undefined) {
      const advice =
        'Stop the server, move the file away with its -wal and -shm files, and restore the latest backup in its place.';
      return { findings: [{ about, state: 'problem', message: `It is damaged: ${found.data}.`, advice }] };
    }
    const warnings: Finding[] = [];
    const { inspection, search } = await withOfflineOperator(
      config,
      async (operator) => {
        if (rebuildSearch) await operator.search.rebuild();
        return { inspection: await operator.inspect(), search: await operator.search.inspect() };
      },
      (message) => warnings.push({ about, state: 'warning', message }),
    );
    const { searchIndex: damage } =
      found.searchIndex !== undefined && rebuildSearch ? findDamage(config) : found;
    const keyProblem = await checkSecretKey(config);
    const intact = damage === undefined ? 'intact' : 'intact except for the search index,';
    return {
      findings: [{ about, state: 'ok', message: `${name} is ${intact} and up to date.` }, ...warnings],
      inspection,
      search: { ...search, ...defined({ damage: damage ?? search.damage }) },
      ...defined({ keyProblem }),
    };
  } catch (error) {
    if (!(error instanceof StartFailure || error instanceof StorageUnavailable)) throw error;
    return { findings: [{ about, state: 'problem', message: error.message }] };
  }
}

function findDamage({ database }: Config): ReturnType<typeof checkIntegrity> {
  return database.kind === 'sqlite' ? checkIntegrity(database.file) : {};
}

const longWait = 10 * 60_000;

function keyFinding({ unreadableSecrets }: Inspection, keyProblem: string | undefined): Finding {
  const about = 'secret key';
  if (unreadableSecrets.length > 0) {
    return {
      about,
      state: 'problem',
      message: `It does not decrypt the secrets of ${unreadableSecrets.join(', ')}.`,
      advice:
        'Restore the key of this database (SPECSHELF_SECRET_KEY, or the file beside it), or add these records again.',
    };
  }
  if (keyProblem !== undefined) return { about, state: 'problem', message: keyProblem };
  return { about, state: 'ok', message: 'It decrypts every secret in the database.' };
}

function searchFinding({ documents, waiting, damage }: SearchInspection): Finding {
  const about = 'search';
  if (damage !== undefined) {
    const message = `The search index is damaged: ${damage}.`;
    const advice =
      'Run `specshelf-server doctor --rebuild-search`. A running server then indexes all specifications again.';
    return { about, state: 'problem', message, advice };
  }
  const rest = waiting === 0 ? '' : ` A running server indexes ${pluralize(waiting, 'more specification')}.`;
  return {
    about,
    state: 'ok',
    message: `The index is intact and has ${pluralize(documents, 'document')}.${rest}`,
  };
}

function findingsIn({ failingHooks, waitingSince }: Inspection, now: Date): Finding[] {
  const waits = waitingSince !== undefined && now.getTime() - Date.parse(waitingSince) > longWait;
  return [
    waits
      ? {
          about: 'queue',
          state: 'problem',
          message: `A specification has been queued since ${waitingSince}.`,
          advice: 'Start the server. If it is running, its log contains the reason.',
        }
      : {
          about: 'queue',
          state: 'ok',
          message: 'No specification has been queued for more than 10 minutes.',
        },
    ...failingHooks.map(({ id, lastFailure }): Finding => {
      const message = `The hook ${id} failed at ${lastFailure?.at}: ${lastFailure?.reason}.`;
      const advice = `See \`specshelf-server hook list\`, and test it with \`specshelf-server hook test ${id}\`.`;
      return { about: 'hooks', state: 'warning', message, advice };
    }),
  ];
}
