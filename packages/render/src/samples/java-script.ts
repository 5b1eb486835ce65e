import type { CodeToken } from '../model/code-token.js';
import type { Field, SampleBody } from './sample-body.js';
import { headersWithType, type ResultKind, type SampleRequest, userAndPassword } from './sample-request.js';
import { headerLines, keyword, quoted } from './tokens.js';

/** A request with `fetch`, as a module. Files are read with the API of Node.js: a page has them only after its visitor has chosen them. */
export function javaScript(request: SampleRequest): CodeToken[] {
  const { method, url, body } = request;
  // `fetch` sets the header of forms.
  const isForm = body?.kind === 'form' || body?.kind === 'multipart';
  const headers = isForm ? request.headers : headersWithType(request);
  const options: CodeToken[] = [
    ...(method === 'GET' ? [] : [{ text: '  method: ' }, quoted(method), { text: ',\n' }]),
    ...(headers.length === 0 && !request.hasPassword
      ? []
      : [
          { text: '  headers: {\n' },
          ...(request.hasPassword ? passwordLine() : []),
          ...headerLines(headers, '    '),
          { text: '  },\n' },
        ]),
    ...(body === undefined ? [] : [{ text: '  body: ' }, ...bodyTokens(body), { text: ',\n' }]),
  ];
  return [
    ...(hasFile(body) ? importLines() : []),
    ...(body?.kind === 'multipart' ? formLines(body.fields) : []),
    keyword('const'),
    { text: ' response = ' },
    keyword('await'),
    { text: ' fetch(' },
    quoted(url),
    ...(options.length === 0 ? [] : [{ text: ', {\n' }, ...options, { text: '}' }]),
    { text: ');' },
    ...resultTokens(request.result),
  ];
}

function hasFile(body: SampleBody | undefined): boolean {
  return body?.kind === 'binary' || (body?.kind === 'multipart' && body.fields.some(({ isFile }) => isFile));
}

function importLines(): CodeToken[] {
  return [
    keyword('import'),
    { text: ' { openAsBlob } ' },
    keyword('from'),
    { text: ' ' },
    quoted('node:fs'),
    { text: ';\n\n' },
  ];
}

/** Opens a file with a media type, if the author demands one. */
function openFile(type?: string): CodeToken[] {
  return [
    keyword('await'),
    { text: ' openAsBlob(' },
    quoted('file'),
    ...(type === undefined ? [] : [{ text: ', { type: ' }, quoted(type), { text: ' }' }]),
    { text: ')' },
  ];
}

/** The header of HTTP Basic, which `fetch` does not write itself. */
function passwordLine(): CodeToken[] {
  return [
    { text: '    ' },
    { ...quoted('Authorization'), kind: 'key' },
    { text: ': ' },
    quoted('Basic '),
    { text: ' + btoa(' },
    quoted(userAndPassword.both),
    { text: '),\n' },
  ];
}

const readers: Readonly<Record<ResultKind, string>> = { binary: 'blob', json: 'json', text: 'text' };

function resultTokens(result: ResultKind | undefined): CodeToken[] {
  if (result === undefined) return [];
  return [
    { text: '\n' },
    keyword('const'),
    { text: ' data = ' },
    keyword('await'),
    { text: ` response.${readers[result]}();` },
  ];
}

function bodyTokens(body: SampleBody): CodeToken[] {
  switch (body.kind) {
    case 'binary':
      return openFile();
    case 'form':
      return [{ text: 'new URLSearchParams([\n' }, ...pairLines(body.fields), { text: '  ])' }];
    case 'multipart':
      return [{ text: 'form' }];
    case 'json':
      return [
        { text: 'JSON.stringify(' },
        { text: body.text.replaceAll('\n', '\n  '), kind: 'string' },
        { text: ')' },
      ];
    case 'text':
      return [quoted(body.text)];
  }
}

function pairLines(fields: readonly Field[]): CodeToken[] {
  return fields.flatMap(({ name, value }) => [
    { text: '    [' },
    quoted(name),
    { text: ', ' },
    quoted(value),
    { text: '],\n' },
  ]);
}

function formLines(fields: readonly Field[]): CodeToken[] {
  return [
    keyword('const'),
    { text: ' form = new FormData();\n' },
    ...fields.flatMap((field) => [
      { text: 'form.append(' },
      quoted(field.name),
      { text: ', ' },
      ...partTokens(field),
      { text: ');\n' },
    ]),
    { text: '\n' },
  ];
}

/** A file with its name, or a text. */
function partTokens({ value, isFile, type }: Field): CodeToken[] {
  if (isFile) return [...openFile(type), { text: ', ' }, quoted('file')];
  if (type === undefined) return [quoted(value)];
  return [
    keyword('new'),
    { text: ' Blob([' },
    quoted(value),
    { text: '], { type: ' },
    quoted(type),
    { text: ' })' },
  ];
}
