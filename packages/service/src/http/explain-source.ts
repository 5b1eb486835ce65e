import { member } from '@specshelf/base/json';

/** The place of a source in a request. */
export const sourcePath = '/body/source';

interface SourceError {
  path: string;
  keyword: string;
  message: string;
}

/** Returns a message about the source of a specification, with its three forms and the received form. */
export function explainSource({ path, keyword, message }: SourceError, body: unknown): string {
  const source = member(body, 'source');
  if (path === sourcePath) {
    if (source !== undefined) return `${message}: ${forms}. Received ${describe(source)}`;
    return isDocument(body)
      ? 'is missing: the body is an OpenAPI document itself. Send it as { "source": { "text": "<the document>" } }'
      : `is missing. Send an object with ${forms}`;
  }
  if (path === `${sourcePath}/url` && keyword === 'format') {
    const url = JSON.stringify(member(source, 'url')).slice(0, 200);
    return `must be an absolute URL such as https://api.example.com/openapi.json. Received ${url}. Send a file as \`text\`, or several as \`files\` with \`entry\``;
  }
  if (path === `${sourcePath}/text` && keyword === 'minLength') {
    return `must not be empty: it is the text of the OpenAPI document. Other forms: \`url\`, or \`files\` with \`entry\``;
  }
  return message;
}

const forms = '`url`, `text`, or `files` with `entry`';
const members = ['url', 'text', 'files', 'entry'] as const;

/** The form of a value, without its content: a source may carry secrets, and be large. */
function describe(source: unknown): string {
  if (source === null) return 'null';
  if (Array.isArray(source)) return 'an array';
  if (typeof source !== 'object') return `a ${typeof source}`;
  const present = members.filter((name) => member(source, name) !== undefined);
  if (present.length > 0) return present.map((name) => `\`${name}\``).join(' and ');
  return 'an object with none of them';
}

function isDocument(body: unknown): boolean {
  return member(body, 'openapi') !== undefined || member(body, 'swagger') !== undefined;
}
