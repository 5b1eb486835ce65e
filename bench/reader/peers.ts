import type { ReadDocument } from './read-document.js';

/** Another reader from npm. None is a dependency of this repository. */
export interface Peer {
  name: string;
  package: string;
  version: string;
  /** Files of the package that its page loads, by the name in the page. */
  files: Readonly<Record<string, string>>;
  /** Body of the page, as its documentation describes. `url` is that of the OpenAPI document. */
  body(url: string): string;
  /** Fragment of the URL that opens the operation. */
  fragment(document: ReadDocument): string;
}

export const peers: readonly Peer[] = [
  {
    name: 'Scalar',
    package: '@scalar/api-reference',
    version: '1.72.1',
    files: { 'reader.js': 'dist/browser/standalone.js' },
    body: (url) =>
      `<div id="app"></div><script src="reader.js"></script><script>Scalar.createApiReference('#app', ${JSON.stringify({ url, withDefaultFonts: false })})</script>`,
    fragment: ({ operation: { tag = 'default', method, path } }) =>
      `tag/${slugOf(tag)}/${method.toUpperCase()}${path}`,
  },
  {
    name: 'Redoc 2',
    package: 'redoc',
    version: '2.5.4',
    files: { 'reader.js': 'bundles/redoc.standalone.js' },
    body: (url) => `<redoc spec-url="${url}"></redoc><script src="reader.js"></script>`,
    fragment: ({ operation: { tag, operationId } }) =>
      `${tag === undefined ? '' : `tag/${encodeURIComponent(tag)}/`}operation/${encodeURIComponent(operationId)}`,
  },
  {
    name: 'Redoc 3',
    package: 'redoc',
    version: '3.0.1',
    files: { 'reader.js': 'bundles/redoc.standalone.js' },
    body: (url) => `<redoc spec-url="${url}"></redoc><script type="module" src="reader.js"></script>`,
    fragment: ({ operation: { tag = 'other', operationId } }) =>
      `/${slugOf(tag)}/${operationId.toLowerCase()}`,
  },
  {
    name: 'Swagger UI',
    package: 'swagger-ui-dist',
    version: '5.35.0',
    files: { 'reader.js': 'swagger-ui-bundle.js', 'reader.css': 'swagger-ui.css' },
    body: (url) =>
      `<link rel="stylesheet" href="reader.css"><div id="app"></div><script src="reader.js"></script><script>SwaggerUIBundle(${JSON.stringify({ url, dom_id: '#app', deepLinking: true })})</script>`,
    fragment: ({ operation: { tag = 'default', operationId } }) =>
      `/${encodeURIComponent(tag)}/${encodeURIComponent(operationId)}`,
  },
  {
    name: 'RapiDoc',
    package: 'rapidoc',
    version: '9.3.8',
    files: { 'reader.js': 'dist/rapidoc-min.js' },
    body: (url) =>
      `<script type="module" src="reader.js"></script><rapi-doc spec-url="${url}" render-style="focused" load-fonts="false"></rapi-doc>`,
    fragment: ({ operation: { method, path } }) => `${method}-${path.replaceAll(/[\s#:?&={}]/g, '-')}`,
  },
  {
    name: 'Stoplight Elements',
    package: '@stoplight/elements',
    version: '9.0.25',
    files: { 'reader.js': 'web-components.min.js', 'reader.css': 'styles.min.css' },
    body: (url) =>
      `<link rel="stylesheet" href="reader.css"><script src="reader.js"></script><elements-api apiDescriptionUrl="${url}" router="hash"></elements-api>`,
    fragment: ({ operation: { operationId } }) => `/operations/${encodeURIComponent(operationId)}`,
  },
];

function slugOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
