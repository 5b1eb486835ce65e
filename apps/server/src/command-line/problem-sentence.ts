import type { RequestProblem } from '@specshelf/service';

/** Returns the sentence for a problem of the input of an operation, with the option that has the problem. */
export function problemSentence({ path, message }: RequestProblem): string {
  const [field = '', ...places] = path.replace(/^(?:\/body\/)?(?:compatibility\/)?/, '').split('/');
  return `${[options[field] ?? field, ...places].join(' ')} ${inWords(field, message)}.`;
}

/** Option names of the command line for field names of the service. */
const options: Readonly<Record<string, string>> = {
  displayName: '--name',
  email: '--email',
  emailDomains: '--email-domain',
  endpoint: '--endpoint',
  expiresAt: '--expires',
  keepDays: '--keep-days',
  keepVersions: '--keep-versions',
  links: '--link',
  organizations: '--organization',
  owner: '--owner',
  reason: '--reason',
  rules: '--rule',
  scopes: '--scope',
  specSlugs: '--spec',
  tags: '--tag',
  title: '--title',
  type: '--type',
  url: '--url',
};

/** Returns the message of a problem. Messages of the schemas of the contract are for programs. */
function inWords(field: string, message: string): string {
  if (message.startsWith('must match pattern')) return forms[field] ?? message;
  return wordings.reduce((text, [pattern, words]) => text.replace(pattern, words), message);
}

const forms: Readonly<Record<string, string>> = {
  repositoryId: 'must be a number',
  specSlugs: 'must be a slug, or a pattern such as orders-*',
};

const wordings = [
  [/^must NOT have fewer than 1 (?:characters|items)$/, 'must not be empty'],
  [/^must NOT have fewer than/, 'must have at least'],
  [/^must NOT have more than/, 'must have at most'],
  [/^must match format "uri"$/, 'is not a valid URL'],
] as const;
