import { appendFile, stat } from 'node:fs/promises';
import { reasonOf } from '../files/read-text-file.js';
import { boundMarkdown } from './bound-markdown.js';
import type { Env } from './build.js';

/** GitHub shows no summary at all if that of a step is larger. */
const largestSummary = 1024 * 1024;

/** Appends Markdown to the summary of the step in GitHub Actions. Returns a warning if that fails. Does not throw. */
export async function appendStepSummary(env: Env, markdown: string): Promise<string | undefined> {
  const path = env['GITHUB_STEP_SUMMARY'];
  if (!path || markdown.trim() === '') return undefined;
  try {
    const used = await sizeOf(path);
    // Two line breaks before: earlier commands of the step may have left an unfinished paragraph.
    const separator = used > 0 ? '\n\n' : '';
    const text = boundMarkdown(markdown, largestSummary - used - 3, byteLength);
    if (text === '') return 'The summary of the step is full: 1 MiB at most. The result was not added to it.';
    await appendFile(path, `${separator}${text}\n`);
    return undefined;
  } catch (error) {
    return `The summary of the step cannot be written: ${reasonOf(error)}.`;
  }
}

const byteLength = (text: string) => Buffer.byteLength(text);

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
}
