import { StartFailure } from '@specshelf/base/start-failure';
import { RequestError } from '@specshelf/service';
import { CommandFailure } from './command-failure.js';
import { problemSentence } from './problem-sentence.js';

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
  return new CommandFailure(error.problems.map(problemSentence), 2);
}
