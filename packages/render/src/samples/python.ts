import { entriesOf, type JSONValue } from '@specshelf/base/json';
import type { CodeToken } from '../model/code-token.js';
import type { Field, SampleBody } from './sample-body.js';
import { headersWithType, type ResultKind, type SampleRequest, userAndPassword } from './sample-request.js';
import { headerLines, keyword, quoted } from './tokens.js';

/** A request with the package `requests`. */
export function python(request: SampleRequest): CodeToken[] {
  const { method, url, body, contentType, result } = request;
  // `requests` sets the header of JSON and of forms.
  const isKnown = body?.kind === 'multipart' || body?.kind === 'form' || contentType === 'application/json';
  const headers = isKnown ? request.headers : headersWithType(request);
  return [
    keyword('import'),
    { text: ' requests\n\nresponse = requests.request(\n    ' },
    quoted(method),
    { text: ',\n    ' },
    quoted(url),
    ...(request.hasPassword ? authArgument() : []),
    ...(headers.length === 0
      ? []
      : [argument('headers'), { text: '{\n' }, ...headerLines(headers, '        '), { text: '    }' }]),
    ...(body === undefined ? [] : bodyArgument(body)),
    { text: ',\n)' },
    ...(result === undefined ? [] : [{ text: `\ndata = response.${readers[result]}` }]),
  ];
}

const readers: Readonly<Record<ResultKind, string>> = { binary: 'content', json: 'json()', text: 'text' };

function argument(name: string): CodeToken {
  return { text: `,\n    ${name}=` };
}

function authArgument(): CodeToken[] {
  const { user, password } = userAndPassword;
  return [argument('auth'), { text: '(' }, quoted(user), { text: ', ' }, quoted(password), { text: ')' }];
}

function bodyArgument(body: SampleBody): CodeToken[] {
  switch (body.kind) {
    case 'binary':
      return [argument('data'), ...openFile];
    case 'json':
      return [argument('json'), { text: literal(body.value, '    '), kind: 'string' }];
    case 'text':
      return [argument('data'), quoted(body.text), { text: '.encode()' }];
    case 'form':
      return [
        argument('data'),
        { text: '[\n' },
        ...body.fields.flatMap(({ name, value }) => tuple(name, [quoted(value)])),
        { text: '    ]' },
      ];
    case 'multipart':
      return [
        argument('files'),
        { text: '[\n' },
        ...body.fields.flatMap((field) => tuple(field.name, partTokens(field))),
        { text: '    ]' },
      ];
  }
}

const openFile: readonly CodeToken[] = [
  { text: 'open(' },
  quoted('file'),
  { text: ', ' },
  quoted('rb'),
  { text: ')' },
];

/** A file, or a tuple of the name of the file, the content, and its type. */
function partTokens({ value, isFile, type }: Field): CodeToken[] {
  if (isFile && type === undefined) return [...openFile];
  return [
    { text: '(' },
    isFile ? quoted('file') : keyword('None'),
    { text: ', ' },
    ...(isFile ? openFile : [quoted(value)]),
    ...(type === undefined ? [] : [{ text: ', ' }, quoted(type)]),
    { text: ')' },
  ];
}

function tuple(name: string, value: readonly CodeToken[]): CodeToken[] {
  return [{ text: '        (' }, quoted(name), { text: ', ' }, ...value, { text: '),\n' }];
}

/** JSON as a literal of Python. */
function literal(value: JSONValue, indent: string): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null) return 'None';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item: JSONValue) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`;
  }
  const entries = entriesOf(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(
    ([name, child]) => `${inner}${JSON.stringify(name)}: ${literal(child, inner)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}
