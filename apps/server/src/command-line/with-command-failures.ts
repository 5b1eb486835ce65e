import { StartFailure } from '@specshelf/base/start-failure';
import { RequestError } from '@specshelf/service';
import { CommandFailure } from './command-failure.js';

/** Runs work for a command. A failure that the operator can correct becomes a `CommandFailure`. */
export async function withCommandFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toCommandFailure(error);
  }
}

function toCommandFailure(error: unknown): unknown {
  if (error instanceof StartFailure) return new CommandFailure([error.message], 1);
  if (!(error instanceof RequestError)) return error;
  if (error.meaning !== 'invalid-request') return new CommandFailure([error.message], 1);
  return new CommandFailure(
    error.problems.map(({ path, message }) => `${optionOf(path)} ${message}.`),
    2,
  );
}

/** Returns the option for a field, with the place in a list. */
function optionOf(path: string): string {
  const [field = '', ...places] = path.replace(/^(?:\/body|compatibility)\//, '').split('/');
  return [options[field] ?? field, ...places].join(' ');
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
  tags: '--tag',
  title: '--title',
  type: '--type',
  url: '--url',
};
