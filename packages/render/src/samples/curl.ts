import type { CodeToken } from '../model/code-token.js';
import type { Field, SampleBody } from './sample-body.js';
import { headersWithType, type SampleRequest, userAndPassword } from './sample-request.js';

/** A request as a command for a POSIX shell. */
export function curl(request: SampleRequest): CodeToken[] {
  const { method, url, body } = request;
  // The options for forms set the header.
  const isForm = body?.kind === 'form' || body?.kind === 'multipart';
  const headers = isForm ? request.headers : headersWithType(request);
  return [
    { text: 'curl ' },
    ...methodOption(method, body),
    // Otherwise, brackets and braces are patterns of several URLs.
    ...(/[[\]{}]/.test(url) ? [{ text: '-g ' }] : []),
    inQuotes(url),
    ...(request.hasPassword ? [option('-u'), inQuotes(userAndPassword.both)] : []),
    ...headers.flatMap(([name, value]) => [option('-H'), inQuotes(`${name}: ${value}`)]),
    ...bodyOptions(body),
  ];
}

function methodOption(method: string, body: SampleBody | undefined): CodeToken[] {
  if (method === 'HEAD') return [{ text: '--head ' }];
  return method === 'GET' && body === undefined ? [] : [{ text: `-X ${method} ` }];
}

function bodyOptions(body: SampleBody | undefined): CodeToken[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'binary':
      return [option('--data-binary'), inQuotes('@file')];
    case 'form':
      return body.fields.flatMap(({ name, value }) => [
        option('--data-urlencode'),
        inQuotes(`${name}=${value}`),
      ]);
    case 'multipart':
      return body.fields.flatMap(part);
    case 'json':
      return [option('-d'), inQuotes(body.text)];
    case 'text':
      return [option('--data-raw'), inQuotes(body.text)];
  }
}

/** Values of `-F` that are more than text: a file, several parts, or a text in quotation marks or with options. */
const special = /^[\s"(<@]|;/;

function part({ name, value, isFile, type }: Field): CodeToken[] {
  const options = type === undefined ? '' : `;type=${type}`;
  if (isFile) return [option('-F'), inQuotes(`${name}=@file${options}`)];
  if (type !== undefined) {
    const text = value.replaceAll(/["\\]/g, '\\$&');
    return [option('-F'), inQuotes(`${name}="${text}"${options}`)];
  }
  return [option(special.test(value) ? '--form-string' : '-F'), inQuotes(`${name}=${value}`)];
}

function option(name: string): CodeToken {
  return { text: ` \\\n  ${name} ` };
}

function inQuotes(text: string): CodeToken {
  return { text: `'${text.replaceAll("'", "'\\''")}'`, kind: 'string' };
}
