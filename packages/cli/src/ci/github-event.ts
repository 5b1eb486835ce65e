import { readTextFile } from '../files/read-text-file.js';
import type { Env } from './build.js';

/** Returns the payload of the event that started a workflow of GitHub Actions, or undefined. Does not throw. */
export async function readGitHubEvent(env: Env): Promise<unknown> {
  const path = env['GITHUB_EVENT_PATH'];
  if (env['GITHUB_ACTIONS'] !== 'true' || !path) return undefined;
  const file = await readTextFile(path);
  if (!('text' in file)) return undefined;
  try {
    return JSON.parse(file.text);
  } catch {
    return undefined;
  }
}
