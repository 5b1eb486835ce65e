import { RequestError } from '@specshelf/service';

/** Prints an error that the client did not cause: responses reveal nothing about a defect of the mocks. */
export function reportDefect(error: unknown): void {
  if (!(error instanceof RequestError)) console.error(error);
}
