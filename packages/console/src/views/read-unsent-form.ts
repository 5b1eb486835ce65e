import type { ConsoleRequest } from '../web/console-request.js';
import { documentField, uploadLimits } from '../web/uploaded-file.js';

export interface UnsentForm {
  values: URLSearchParams;
  /** Whether the form had files or a text that cannot be kept. */
  isIncomplete: boolean;
}

/** A document of the longest kept text, whose line breaks browsers send as two characters, with the other fields. */
const longestKept = 2 * uploadLimits.shown + uploadLimits.fieldSize;

/** Reads a form whose sender has no session. The body of a larger form is not read, because anyone can send it. */
export async function readUnsentForm(request: ConsoleRequest): Promise<UnsentForm> {
  const isUpload = /^multipart\/form-data *;/i.test(request.headers.get('content-type') ?? '');
  try {
    if (!isUpload) return { values: await request.readForm(), isIncomplete: false };
    const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (!(length <= longestKept)) return { values: new URLSearchParams(), isIncomplete: true };
    const { values, files } = await request.readUpload();
    const kept = files.filter(({ field, shown }) => field === documentField && shown !== undefined);
    const texts = kept.map(({ shown = '' }) => [documentField, shown]);
    return {
      values: new URLSearchParams([...values, ...texts]),
      isIncomplete: kept.length < files.length,
    };
  } catch {
    return { values: new URLSearchParams(), isIncomplete: isUpload };
  }
}
