import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

interface FakeComment {
  id: number;
  owner: string;
  body: string;
}

export interface FakeAPI {
  url: string;
  /** Methods and paths of all requests. */
  requests: string[];
  comments: FakeComment[];
  /** Runs before each request; a returned status is the response. */
  intercept: (request: string) => Reply | undefined;
}

interface Reply {
  status: number;
  message?: string;
  headers?: Record<string, string>;
}

type Route = (api: FakeAPI, request: { path: string; method: string; body: unknown }) => unknown;

/** Starts a GitHub with the comments of pull request 17 of saltwater/ferries, for the token `gh-token` of github-actions[bot]. */
export function startGitHub(): Promise<FakeAPI> {
  return start('authorization', 'Bearer gh-token', ({ comments }, { path, method, body }) => {
    if (path === '/graphql' && method === 'POST')
      return { data: { viewer: { login: 'github-actions[bot]' } } };
    return crud(comments, method, path, {
      list: '/repos/saltwater/ferries/issues/17/comments',
      one: /^\/repos\/saltwater\/ferries\/issues\/comments\/(\d+)$/,
      update: 'PATCH',
      owner: 'github-actions[bot]',
      body,
      present: ({ id, owner, body: text }) => ({
        id,
        body: text,
        html_url: `https://github.com/saltwater/ferries/pull/17#issuecomment-${id}`,
        user: { login: owner },
      }),
    });
  });
}

/** Starts a GitLab with the notes of merge request 17 of project 278964, for the token `gl-token` of user 5. */
export function startGitLab(): Promise<FakeAPI> {
  return start('private-token', 'gl-token', ({ comments }, { path, method, body }) => {
    if (path === '/user') return { id: 5, username: 'specshelf' };
    return crud(comments, method, path, {
      list: '/projects/278964/merge_requests/17/notes',
      one: /^\/projects\/278964\/merge_requests\/17\/notes\/(\d+)$/,
      update: 'PUT',
      owner: '5',
      body,
      present: ({ id, owner, body: text }) => ({ id, body: text, author: { id: Number(owner) } }),
    });
  });
}

interface Crud {
  list: string;
  one: RegExp;
  update: string;
  owner: string;
  body: unknown;
  present: (comment: FakeComment) => unknown;
}

function crud(comments: FakeComment[], method: string, path: string, options: Crud): unknown {
  const { list, one, update, owner, present } = options;
  const text =
    typeof options.body === 'object' && options.body !== null && 'body' in options.body
      ? String(options.body.body)
      : '';
  if (path === list && method === 'GET') return comments.map(present);
  if (path === list && method === 'POST') {
    const comment = { id: Math.max(0, ...comments.map(({ id }) => id)) + 1, owner, body: text };
    comments.push(comment);
    return present(comment);
  }
  const id = Number(one.exec(path)?.[1]);
  const at = comments.findIndex((comment) => comment.id === id);
  const comment = comments[at];
  if (comment === undefined) return undefined;
  if (method === 'DELETE') comments.splice(at, 1);
  else if (method === update) comment.body = text;
  else return undefined;
  return present(comment);
}

async function start(header: string, credentials: string, route: Route): Promise<FakeAPI> {
  const api: FakeAPI = { url: '', requests: [], comments: [], intercept: () => undefined };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const name = `${request.method} ${pathname}`;
    api.requests.push(name);
    const body = await bodyOf(request);
    const send = (status: number, value: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(value));
    };
    const reply = api.intercept(name);
    if (reply) return send(reply.status, { message: reply.message }, reply.headers);
    if (request.headers[header] !== credentials) return send(401, { message: 'Bad credentials' });
    const result = route(api, { path: pathname, method: request.method ?? '', body });
    if (result === undefined) return send(404, { message: 'Not Found' });
    if (!Array.isArray(result)) return send(request.method === 'POST' ? 201 : 200, result);
    const [page, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('per_page') ?? 20)];
    const hasNext = result.length > page * size;
    const link: Record<string, string> = hasNext
      ? {
          link: `<${api.url}${pathname}?page=1>; rel="first", <${api.url}${pathname}?page=${page + 1}>; rel="next"`,
        }
      : {};
    return send(200, result.slice((page - 1) * size, page * size), link);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  api.url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : ''}`;
  return api;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}
