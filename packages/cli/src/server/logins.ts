import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isObject } from '@specshelf/base/json';
import { reasonOf } from '../files/read-text-file.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess, Environment } from '../process/command-line-process.js';

/** A stored token with its server. */
export interface Login {
  /** A name for `--server`, such as `staging`. */
  name: string;
  baseUrl: string;
  token: string;
  /** The organization of the token. Absent if it has access to several. */
  organization?: string | undefined;
  /** The ID of a token that was created for this program. */
  tokenId?: string | undefined;
}

/** The stored logins, the default one first. */
export type Logins = readonly Login[];

/** Returns the path of the file with the logins. */
function loginsPath(env: Environment): string {
  const roots = [env['SPECSHELF_CONFIG_HOME'], under(env['XDG_CONFIG_HOME']), under(env['APPDATA'])];
  const root = roots.find((each) => each !== undefined && each !== '');
  return join(root ?? join(env['HOME'] || homedir(), '.config', 'specshelf'), 'logins.json');
}

const under = (folder: string | undefined) => (folder ? join(folder, 'specshelf') : undefined);

/** Reads the stored logins; none if there is no file. */
export async function readLogins({ env }: Pick<CommandLineProcess, 'env'>): Promise<Logins> {
  const path = loginsPath(env);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (Object(error).code === 'ENOENT' || Object(error).code === 'ENOTDIR') return [];
    throw new CommandFailure([`The stored logins in ${path} cannot be read: ${reasonOf(error)}.`], 2);
  }
  const content = parseJSON(text);
  const logins: unknown = isObject(content) ? content['logins'] : undefined;
  if (Array.isArray(logins) && logins.every(isLogin)) return logins;
  throw new CommandFailure(
    [`The stored logins in ${path} are not valid. Remove the file, and run specshelf login again.`],
    2,
  );
}

/** Stores logins in a file that only the user may read. */
export async function writeLogins(logins: Logins, { env }: Pick<CommandLineProcess, 'env'>): Promise<string> {
  const path = loginsPath(env);
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(temporary, `${JSON.stringify({ logins }, undefined, 2)}\n`, { mode: 0o600 });
    // The mode of an existing file does not change by writing.
    await chmod(temporary, 0o600);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new CommandFailure([`The login cannot be stored in ${path}: ${reasonOf(error)}.`], 2);
  }
  return path;
}

/** Puts a login in front, in place of one with the same name. */
export const withLogin = (logins: Logins, login: Login): Logins => [
  login,
  ...logins.filter(({ name }) => name !== login.name),
];

function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isLogin(value: unknown): value is Login {
  return isObject(value) && ['name', 'baseUrl', 'token'].every((member) => typeof value[member] === 'string');
}
