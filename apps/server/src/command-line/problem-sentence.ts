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
  const form = /^must (?:match pattern|NOT have fewer)/.test(message) ? forms[field] : undefined;
  return form ?? wordings.reduce((text, [pattern, words]) => text.replace(pattern, words), message);
}

const forms: Readonly<Record<string, string>> = {
  issuer: 'must be an https:// URL',
  repository: 'must be the path of a repository, such as acme/apis',
  repositoryId: 'must be a number',
  specSlugs: 'must be a slug, or a pattern such as orders-*',
};

const wordings = [
  [/^must NOT have fewer than 1 characters$/, 'must not be empty'],
  [/^must NOT have fewer than/, 'must have at least'],
  [/^must NOT have more than (\d+) items$/, 'must be specified at most $1 times'],
  [/^must NOT have more than/, 'must have at most'],
  [/^must match format "uri"$/, 'must be an http:// or https:// URL without spaces'],
] as const;
