import {
  type APIRequest,
  type APIResponse,
  sendRequest,
  type Transport,
} from '../../network/send-request.js';
import { printable } from '../../terminal/printable.js';
import type { Env } from '../build.js';
import { pullRequestNumberOf } from '../systems/github.js';
import { textAt } from '../text-at.js';
import { type Comment, mostPages, type Thread, ThreadError } from './thread.js';

/** Returns the comments of the pull request of a workflow of GitHub Actions, or why there are none. */
export function openGitHubThread(
  env: Env,
  event: unknown,
  transport: Transport,
): Thread | { missing: string } {
  const number = pullRequestNumberOf(env, event);
  if (number === undefined) return { missing: 'This workflow does not run for a pull request.' };
  const token = env['GITHUB_TOKEN'];
  const repository = env['GITHUB_REPOSITORY'];
  if (!token) throw new ThreadError(`The variable GITHUB_TOKEN is missing. ${remedy}`);
  if (!repository) throw new ThreadError('The variable GITHUB_REPOSITORY is missing.');
  return new GitHubThread(env, { repository, number, token }, transport);
}

const remedy =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
  'Pass it to the step with `env: { GITHUB_TOKEN: "${{ github.token }}" }`, and add `permissions: { pull-requests: write }` to the job.';

class GitHubThread implements Thread {
  readonly name: string;
  // GitHub counts characters, some of them twice.
  readonly longest = 65_536;
  readonly #base: string;
  readonly #graphQL: string;
  readonly #issues: string;
  readonly #comments: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #transport: Transport;
  #owner: Promise<string> | undefined;

  constructor(env: Env, target: { repository: string; number: string; token: string }, transport: Transport) {
    const { repository, number, token } = target;
    this.name = `pull request ${number}`;
    this.#base = (env['GITHUB_API_URL'] || 'https://api.github.com').replace(/\/$/, '');
    this.#graphQL = env['GITHUB_GRAPHQL_URL'] || `${this.#base.replace(/\/v3$/, '')}/graphql`;
    const path = repository.split('/').map(encodeURIComponent).join('/');
    this.#issues = `${this.#base}/repos/${path}/issues`;
    this.#comments = `${this.#issues}/${number}/comments`;
    this.#headers = {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    };
    this.#transport = transport;
  }

  async findOwn(start: string): Promise<Comment[]> {
    this.#owner ??= this.#findOwner();
    const owner = await this.#owner;
    const found: Comment[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const response = await this.#send({ url: `${this.#comments}?per_page=100&page=${page}` });
      const comments = Array.isArray(response.body) ? response.body : [];
      for (const item of comments) {
        const comment = commentOf(item);
        if (comment?.body.startsWith(start) && textAt(item, 'user', 'login') === owner) found.push(comment);
      }
      if (!response.hasNext) break;
    }
    return found;
  }

  async create(body: string): Promise<Comment> {
    const response = await this.#send({ method: 'POST', url: this.#comments, body: { body } });
    return commentOf(response.body) ?? { id: '', body };
  }

  async update(comment: Comment, body: string): Promise<boolean> {
    const url = `${this.#issues}/comments/${comment.id}`;
    return (await this.#send({ method: 'PATCH', url, body: { body } }, [404, 410])).ok;
  }

  async delete(comment: Comment): Promise<void> {
    await this.#send({ method: 'DELETE', url: `${this.#issues}/comments/${comment.id}` }, [404, 410]);
  }

  /** Returns the login of the token. REST has no such operation for the tokens of workflows. */
  async #findOwner(): Promise<string> {
    const query = { query: '{ viewer { login } }' };
    const request: APIRequest = { method: 'POST', url: this.#graphQL, headers: this.#headers, body: query };
    const { ok, body } = await sendRequest(this.#transport, request);
    return (ok ? textAt(body, 'data', 'viewer', 'login') : undefined) ?? 'github-actions[bot]';
  }

  async #send(request: Omit<APIRequest, 'headers'>, accepted: readonly number[] = []): Promise<APIResponse> {
    const response = await sendRequest(this.#transport, { ...request, headers: this.#headers });
    if (response.ok || accepted.includes(response.status)) return response;
    throw new ThreadError(explain(response));
  }
}

function commentOf(value: unknown): Comment | undefined {
  const id = textAt(value, 'id');
  if (id === undefined || !/^\d+$/.test(id)) return undefined;
  return { id, body: textAt(value, 'body') ?? '', url: textAt(value, 'html_url') };
}

function explain({ status, body }: APIResponse): string {
  const reason = textAt(body, 'message');
  const stated = reason === undefined ? '' : `: ${printable(reason).slice(0, 200)}`;
  const refusal = `GitHub answered ${status}${stated}.`;
  if (status === 401) return `${refusal} GITHUB_TOKEN is invalid or expired. ${remedy}`;
  if (status === 403 || status === 404) {
    return `${refusal} Add \`permissions: { pull-requests: write }\` to the job. Workflows of pull requests from forks cannot have it.`;
  }
  return refusal;
}
