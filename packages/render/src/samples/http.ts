import type { CodeToken } from '../model/code-token.js';
import type { Field, SampleBody } from './sample-body.js';
import { type SampleRequest, userAndPassword } from './sample-request.js';

const boundary = 'boundary';

/** A request as HTTP/1.1 sends it. */
export function http(request: SampleRequest): CodeToken[] {
  const { method, url, headers, contentType, body, hasPassword } = request;
  const [, host, target = '/'] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]+)(.*)$/i.exec(url) ?? [
    undefined,
    undefined,
    url,
  ];
  const type = body?.kind === 'multipart' ? `${contentType}; boundary=${boundary}` : contentType;
  const all: (readonly [string, string])[] = [
    ...(host === undefined ? [] : [['Host', host] as const]),
    ...(hasPassword ? [['Authorization', `Basic ${btoa(userAndPassword.both)}`] as const] : []),
    ...headers,
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
  ];
  return [
    { text: method, kind: 'keyword' },
    { text: ` ${target.startsWith('/') ? target : `/${target}`} HTTP/1.1\n` },
    ...all.flatMap(([name, value]): CodeToken[] => [{ text: name, kind: 'key' }, { text: `: ${value}\n` }]),
    ...(body === undefined ? [] : [{ text: `\n${bodyText(body)}` }]),
  ];
}

function bodyText(body: SampleBody): string {
  switch (body.kind) {
    case 'binary':
      return '(content of the file)';
    case 'form':
      return new URLSearchParams(body.fields.map(({ name, value }) => [name, value])).toString();
    case 'multipart':
      return `${body.fields.map(part).join('')}--${boundary}--`;
    default:
      return body.text;
  }
}

function part({ name, value, isFile, type }: Field): string {
  const file = isFile ? '; filename="file"' : '';
  const typeLine = type === undefined ? '' : `\nContent-Type: ${type}`;
  const content = isFile ? '(content of the file)' : value;
  const disposition = `form-data; name="${name.replaceAll(/["\r\n]/g, encodeURIComponent)}"${file}`;
  return `--${boundary}\nContent-Disposition: ${disposition}${typeLine}\n\n${content}\n`;
}
