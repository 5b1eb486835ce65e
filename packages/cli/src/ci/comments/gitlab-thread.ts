import {
  type APIRequest,
  type APIResponse,
  sendRequest,
  type Transport,
} from '../../network/send-request.js';
import { printable } from '../../terminal/printable.js';
import type { Env } from '../build.js';
import { textAt } from '../text-at.js';
import { type Comment, mostPages, type Thread, ThreadError } from './thread.js';

/** Returns the comments of the merge request of a pipeline of GitLab, or why there are none. */
export function openGitLabThread(env: Env, transport: Transport): Thread | { missing: string } {
  const number = env['CI_MERGE_REQUEST_IID'];
  if (!number) return { missing: 'This pipeline does not run for a merge request.' };
  // In pipelines of forks, the merge request belongs to the other project.
  const project = env['CI_MERGE_REQUEST_PROJECT_ID'] || env['CI_PROJECT_ID'];
  const token = env['SPECSHELF_GITLAB_TOKEN'] || env['GITLAB_TOKEN'];
  const api = env['CI_API_V4_URL'];
  if (!token) throw new ThreadError(`The variable SPECSHELF_GITLAB_TOKEN is missing. ${remedy}`);
  if (!api || !project) throw new ThreadError('The variable CI_API_V4_URL or CI_PROJECT_ID is missing.');
  return new GitLabThread({ api, project, number, token }, transport);
}

const remedy =
  'Create a project access token with the scope `api` and the role Reporter, and add it to the CI/CD variables as SPECSHELF_GITLAB_TOKEN (masked). Protected variables are absent from pipelines of unprotected branches.';

class GitLabThread implements Thread {
  readonly name: string;
  readonly longest = 1_000_000;
  readonly #api: string;
  readonly #notes: string;
  readonly #page: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #transport: Transport;
  #owner: string | undefined;

  constructor(target: { api: string; project: string; number: string; token: string }, transport: Transport) {
    const { api, project, number, token } = target;
    this.name = `merge request ${number}`;
    this.#api = api.replace(/\/$/, '');
    const path = `projects/${encodeURIComponent(project)}/merge_requests/${encodeURIComponent(number)}`;
    this.#notes = `${this.#api}/${path}/notes`;
    this.#page = number;
    this.#headers = { 'private-token': token };
    this.#transport = transport;
  }

  async findOwn(start: string): Promise<Comment[]> {
    this.#owner ??= textAt((await this.#send({ url: `${this.#api}/user` })).body, 'id');
    const owner = this.#owner;
    const found: Comment[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const url = `${this.#notes}?sort=asc&order_by=created_at&per_page=100&page=${page}`;
      const response = await this.#send({ url });
      const notes = Array.isArray(response.body) ? response.body : [];
      for (const item of notes) {
        const comment = commentOf(item);
        if (comment?.body.startsWith(start) && textAt(item, 'author', 'id') === owner) found.push(comment);
      }
      if (!response.hasNext) break;
    }
    return found;
  }

  async create(body: string): Promise<Comment> {
    const response = await this.#send({ method: 'POST', url: this.#notes, body: { body } });
    return commentOf(response.body) ?? { id: '', body };
  }

  async update(comment: Comment, body: string): Promise<boolean> {
    const url = `${this.#notes}/${comment.id}`;
    return (await this.#send({ method: 'PUT', url, body: { body } }, [404])).ok;
  }

  async delete(comment: Comment): Promise<void> {
    await this.#send({ method: 'DELETE', url: `${this.#notes}/${comment.id}` }, [404]);
  }

  async #send(request: Omit<APIRequest, 'headers'>, accepted: readonly number[] = []): Promise<APIResponse> {
    const response = await sendRequest(this.#transport, { ...request, headers: this.#headers });
    if (response.ok || accepted.includes(response.status)) return response;
    throw new ThreadError(explain(response, this.#page));
  }
}

function commentOf(value: unknown): Comment | undefined {
  const id = textAt(value, 'id');
  if (id === undefined || !/^\d+$/.test(id)) return undefined;
  return { id, body: textAt(value, 'body') ?? '' };
}

function explain({ status, body }: APIResponse, number: string): string {
  const reason = textAt(body, 'message') ?? textAt(body, 'error_description') ?? textAt(body, 'error');
  const stated = reason === undefined ? '' : `: ${printable(reason).slice(0, 200)}`;
  const refusal = `GitLab answered ${status}${stated}.`;
  if (status === 401) return `${refusal} The token is invalid or expired. ${remedy}`;
  if (status === 403) return `${refusal} The token must not write comments. ${remedy}`;
  if (status === 404) return `${refusal} The token cannot read merge request ${number}. ${remedy}`;
  return refusal;
}
