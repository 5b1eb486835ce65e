/** A text that a form sent as a file, or in a field for a document. */
export interface UploadedFile {
  /** The name of the field. */
  field: string;
  /** The name of the file, or its path within a folder, with `/`. Chosen by the client; empty for a text field. */
  name: string;
  /** The beginning of the text, for its title. */
  head: string;
  /** The text as the inside of a JSON string, in UTF-8. */
  json: readonly Uint8Array[];
  /** The whole text of a text field, which the form shows again after an error. Undefined if it is too long for that. */
  shown?: string;
  /** Why the file is not a text. */
  problem?: 'binary' | 'encoding';
}

/** A form with files. */
export interface Upload {
  values: URLSearchParams;
  files: readonly UploadedFile[];
}

/** Limits of a form with files, besides its size. */
export const uploadLimits = {
  /** Those of the API for a set of files. */
  files: 5_000,
  fields: 50,
  /** Maximum size of a field that is not a document, in bytes. */
  fieldSize: 128 * 1024,
  /** The size of names and separators, besides the documents, in bytes. */
  overhead: 1024 * 1024,
  /** The largest text that a page shows in a form. */
  shown: 1024 * 1024,
};

/** The name of the text field for a document. It is read like a file, because it may be as large. */
export const documentField = 'text';

const headLength = 64 * 1024;

interface FileCollector {
  add(bytes: Uint8Array): void;
  end(): UploadedFile;
}

/** Collects the bytes of a file in small steps, so that a large one does not block the event loop. */
export function createFileCollector(field: string, name: string): FileCollector {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const encoder = new TextEncoder();
  const json: Uint8Array[] = [];
  let head = '';
  let shown: string | undefined = name === '' ? '' : undefined;
  let problem: UploadedFile['problem'];
  // Browsers send each line break of a text field as two characters, which may arrive separately.
  let pending = '';

  const addText = (sent: string, isLast: boolean): void => {
    const text = name === '' ? withLineFeeds(sent, isLast) : sent;
    if (shown !== undefined)
      shown = shown.length + text.length > uploadLimits.shown ? undefined : shown + text;
    if (head.length < headLength) head += text.slice(0, headLength - head.length);
    if (text.includes('\0')) problem = 'binary';
    json.push(encoder.encode(JSON.stringify(text).slice(1, -1)));
  };
  const withLineFeeds = (text: string, isLast: boolean): string => {
    const all = pending + text;
    pending = !isLast && all.endsWith('\r') ? '\r' : '';
    return all.slice(0, all.length - pending.length).replaceAll('\r\n', '\n');
  };
  const decode = (bytes?: Uint8Array): void => {
    if (problem !== undefined) return;
    try {
      addText(bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode(), bytes === undefined);
    } catch {
      problem = 'encoding';
    }
  };
  return {
    add: decode,
    end: () => {
      decode();
      if (problem === 'encoding' && head.includes('\0')) problem = 'binary';
      return {
        ...{ field, name: name.replaceAll('\\', '/'), head, json },
        ...(shown !== undefined && { shown }),
        ...(problem && { problem }),
      };
    },
  };
}
