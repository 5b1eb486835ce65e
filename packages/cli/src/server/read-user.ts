import type { Client, User } from '@specshelf/sdk';
import { CommandFailure } from '../process/command-failure.js';
import { firstRequest } from './first-request.js';

/** Returns the user of the token. Another program at the address may answer with something else. */
export async function readUser(client: Client): Promise<User> {
  const user = await client.user.get(firstRequest);
  if (Array.isArray(Object(user).grants)) return user;
  throw new CommandFailure(
    [
      `There is no Specshelf at ${client.baseUrl}: the answer of another program was received.`,
      'Compare the address with the one in your browser, without the path of a page.',
    ],
    4,
  );
}
