import { createHash } from 'node:crypto';
import { responseLimit } from '../../network/response-limit.js';
import { type Fetch, NoResponse, type Transport, type Wait } from '../../network/send-request.js';
import { boundMarkdown } from '../bound-markdown.js';
import type { Env } from '../build.js';
import { detectCI } from '../read-build.js';
import { openGitHubThread } from './github-thread.js';
import { openGitLabThread } from './gitlab-thread.js';
import { type Comment, type Thread, ThreadError } from './thread.js';

export interface CommentRequest {
  env: Env;
  /** The payload of the event in GitHub Actions. */
  event: unknown;
  /** Markdown. It is shortened to the limit of the system. */
  body: string;
  /** Identifies the comment: a pull request has one comment for each key. */
  key: string;
  fetch: Fetch;
  /** Waits between attempts. */
  wait?: Wait;
}

export interface CommentResult {
  outcome: 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed';
  /** The address of the comment, if the API returns it. */
  url?: string | undefined;
  /** A sentence for standard error. If the outcome is `failed`, it is a warning. */
  message: string;
}

/**
 * Creates a comment on the pull request of the current job, or updates the one that an earlier job created. Does nothing outside of
 * pull requests. Does not throw.
 */
export async function writeComment({
  env,
  event,
  body,
  key,
  ...network
}: CommentRequest): Promise<CommentResult> {
  try {
    const thread = openThread(env, event, { ...network, limit: responseLimit(env) });
    if ('missing' in thread)
      return { outcome: 'skipped', message: `No comment was written. ${thread.missing}` };
    const marker = markerOf(key);
    const text = boundMarkdown(`${marker}\n${body.trim()}`, thread.longest, ({ length }) => length);
    return await write(thread, marker, text);
  } catch (error) {
    if (!(error instanceof ThreadError || error instanceof NoResponse)) throw error;
    const reason =
      error instanceof NoResponse ? `The request to the API failed: ${error.message}.` : error.message;
    return { outcome: 'failed', message: `The comment was not written. ${reason}` };
  }
}

function openThread(env: Env, event: unknown, transport: Transport): Thread | { missing: string } {
  const system = detectCI(env);
  if (system === 'github') return openGitHubThread(env, event, transport);
  if (system === 'gitlab') return openGitLabThread(env, transport);
  return { missing: 'Comments are possible in GitHub Actions and in GitLab CI/CD.' };
}

/** Returns an HTML comment, which is not shown. It must not contain `--`, and long keys are hashed. */
function markerOf(key: string): string {
  const text = encodeURIComponent(key.toWellFormed()).replaceAll('--', '-%2D');
  const short = text.length <= 100 ? text : createHash('sha256').update(text).digest('hex').slice(0, 32);
  return `<!-- specshelf:${short} -->`;
}

async function write(thread: Thread, marker: string, body: string): Promise<CommentResult> {
  const kept = await updateOldest(thread, marker, body);
  if (kept !== undefined) return kept;
  const created = await thread.create(body);
  // Another job may have created a comment at the same time. The oldest one stays.
  const oldest = (await thread.findOwn(marker))[0];
  if (oldest === undefined || created.id === '' || oldest.id === created.id) {
    return { outcome: 'created', url: created.url, message: `A comment was added to ${thread.name}.` };
  }
  await thread.delete(created);
  const updated = await updateOldest(thread, marker, body);
  return (
    updated ?? { outcome: 'failed', message: 'The comment was not written: it was deleted by another job.' }
  );
}

/** Updates the oldest own comment, and deletes others, which jobs that ran at the same time have left. */
async function updateOldest(
  thread: Thread,
  marker: string,
  body: string,
): Promise<CommentResult | undefined> {
  const [oldest, ...others] = await thread.findOwn(marker);
  if (oldest === undefined) return undefined;
  for (const other of others) await thread.delete(other);
  const { url } = oldest;
  if (isSame(oldest, body)) {
    return { outcome: 'unchanged', url, message: `The comment on ${thread.name} is up to date.` };
  }
  if (!(await thread.update(oldest, body))) return undefined;
  return { outcome: 'updated', url, message: `The comment on ${thread.name} was updated.` };
}

/** The systems change line breaks, and remove spaces at the end. */
const isSame = (comment: Comment, body: string) => normalized(comment.body) === normalized(body);
const normalized = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
