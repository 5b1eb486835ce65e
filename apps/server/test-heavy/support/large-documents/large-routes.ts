import { callTool } from '../../../test/support/mcp/post.js';
import type { Shape } from './large-documents.js';

/** A request for an answer that grows with the document. */
export interface LargeRoute {
  name: string;
  path: string;
  /** Sent by POST. */
  body?: unknown;
}

const tags: Readonly<Record<Shape, string>> = {
  ...{ tags: 'tag-7', 'one-tag': 'ships', untagged: 'default', 'tag-each': 'tag-7' },
};

/** The pages, files, and tools of a specification with many operations. */
export function routesOfOperations(spec: Shape, versionId: string): LargeRoute[] {
  const root = `/orgs/acme/openapi/${spec}`;
  const api = `/v1${root}/versions/${versionId}`;
  const tag = `docs/${tags[spec]}`;
  const operation = `${tag}/summary-of-the-operation-${spec === 'tags' ? 307 : 7}`;
  return [
    ...pages(root, ['', '.md', '/operations', '/operations?from=15000', '/operations.md', '/schemas']),
    ...pages(root, [
      '/schemas.md',
      '/schemas/Schema7',
      '/llms.txt',
      '/search?q=summary',
      '/search?q=operation777',
    ]),
    ...pages(root, [
      '/search.json',
      `/${tag}`,
      `/${tag}.md`,
      `/print/${tags[spec]}`,
      `/${operation}`,
      `/${operation}.md`,
    ]),
    ...pages(root, [
      '/versions',
      '/source?line=1&column=100000',
      '/source?text=processed&line=5000',
      '/problems',
    ]),
    ...pages(root, ['/changelog', '/changelog.md', `/versions/${versionId}`]),
    ...pages(api, ['', '/content', '/document.json', '/document.yaml', '/source', '/source.zip']),
    ...pages(`/v1${root}/versions/latest`, ['/content/raw']),
    ...pages('/v1/orgs/acme', ['/search?q=summary', '/openapi']),
    ...pages('/orgs/acme', ['', '/search?q=summary', '/search.json?q=summ', '/llms.txt']),
    { name: 'computed revision', path: '/v1/spaces/docs/content/computed/revision', body: revisionOf(spec) },
    tool('list_operations', { spec }),
    tool('list_operations', { spec, offset: 15_000 }),
    tool('list_operations', { spec, tag: 'Tag 7' }),
    tool('get_operation', { spec, operation: 'operation777' }),
    tool('get_operation', { spec, operation: 'nothing of this kind' }),
    tool('get_schema', { spec, name: 'Schema7' }),
    tool('get_schema', { spec, name: 'nothing' }),
    tool('search', { spec, query: 'summary' }),
    tool('list_specs', {}),
  ];
}

/** The pages, files, and tools with the changes of a version. */
export function routesOfChanges(spec: string, versionId: string, cursor: string): LargeRoute[] {
  const root = `/orgs/acme/openapi/${spec}`;
  const page = `?page=${encodeURIComponent(cursor)}`;
  const api = `/v1${root}/versions/${versionId}`;
  return [
    ...pages(root, [
      '',
      '/changes',
      `/changes${page}`,
      `/versions/${versionId}/changes`,
      '/versions',
      '/changelog',
    ]),
    ...pages(root, ['/changelog.md', '/changelog.atom', '/operations', `/versions/${versionId}`]),
    ...pages(api, ['/changes', '/changes?limit=1000', `/changes${page}`, '/changes.md']),
    ...pages(`/v1${root}`, ['/changelog', '/versions']),
    tool('list_changes', { spec }),
  ];
}

/** The pages and files with the problems of a document. */
export function routesOfProblems(spec: string): LargeRoute[] {
  const root = `/orgs/acme/openapi/${spec}`;
  return [...pages(root, ['/problems', '/versions']), ...pages(`/v1${root}`, ['']), tool('list_specs', {})];
}

function pages(root: string, paths: readonly string[]): LargeRoute[] {
  return paths.map((path) => ({ name: root + path, path: root + path }));
}

function tool(name: string, values: Readonly<Record<string, unknown>>): LargeRoute {
  return { name: `${name} ${JSON.stringify(values)}`, path: '/orgs/acme/mcp', body: callTool(name, values) };
}

function revisionOf(spec: string): unknown {
  const dependencies = { spec: { ref: { kind: 'openapi', spec } } };
  return { source: { type: 'builtin:openapi', props: {}, dependencies }, seed: 'seed' };
}
