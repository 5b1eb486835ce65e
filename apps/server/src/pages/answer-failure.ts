import { RequestError } from '@specshelf/service';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { faultIn } from '../http/fault-in.js';
import { notesOf } from '../http/request-notes.js';
import { toRequestError } from '../http/to-request-error.js';
import { failurePage } from './failure-page.js';
import { sendPage } from './send-page.js';
import { signInForm } from './sign-in-form.js';
import type { Visit } from './visit.js';

/** Says on a page why there is no other one; who is not signed in is asked to be. */
export function answerFailure(logger: Logger, error: unknown, visit: Visit, response: Response): void {
  if (response.headersSent) {
    logger.error({ ...notesOf(response).context, err: error }, 'page failed');
    // Half an answer cannot be taken back. A closed connection tells that it is not whole.
    response.destroy();
    return;
  }
  const failure = toRequestError(error);
  const fault = faultIn(failure);
  if (fault !== undefined) {
    logger.error({ ...notesOf(response).context, err: fault }, 'page failed');
  } else if (failure instanceof RequestError && failure.meaning === 'unauthenticated') {
    sendPage(response, visit, { status: 401, ...signInForm({ links: visit.links, to: visit.address }) });
    return;
  }
  sendPage(response, visit, failurePage(failure));
}
