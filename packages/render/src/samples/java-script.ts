import type { CodeToken } from '../highlight/code-token.js';
import type { Field, SampleBody } from './sample-body.js';
import { headersWithType, type ResultKind, type SampleRequest } from './sample-request.js';
import { headerLines, keyword, quoted } from './tokens.js';

/** A request with `fetch`, as a module. */
export function javaScript(request: SampleRequest): CodeToken[] {
  const { method, url, body } = request;
  // `fetch` sets the header of forms.
  const isForm = body?.kind === 'form' || body?.kind === 'multipart';
  const headers = isForm ? request.headers : headersWithType(request);
  const options: CodeToken[] = [
    ...(method === 'GET' ? [] : [{ text: '  method: ' }, quoted(method), { text: ',\n' }]),
    ...(headers.length === 0
      ? []
      : [{ text: '  headers: {\n' }, ...headerLines(headers, '    '), { text: '  },\n' }]),
    ...(body === undefined ? [] : [{ text: '  body: ' }, ...bodyTokens(body), { text: ',\n' }]),
  ];
  return [
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
      return [{ text: 'file' }];
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

/** A file has its own type. */
function partTokens({ value, isFile, type }: Field): CodeToken[] {
  if (isFile) return [{ text: 'file' }];
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
