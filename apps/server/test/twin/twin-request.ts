import fc from 'fast-check';

/** A request for the server and the mocks, in the form of `fetch`. */
export interface TwinRequest {
  method: string;
  /** Path and query, not normalized. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Placeholder for the cursor of the next page in the last list response. */
export const lastCursor = 'the-last-cursor';

/** Placeholder for the ETag of the last response. */
export const lastTag = 'the-last-tag';

/** Makes fast-check print a request as HTTP. */
export function printable(request: TwinRequest): TwinRequest {
  return Object.assign(request, { [fc.toStringMethod]: () => `\n${printRequest(request)}\n` });
}

export function printRequest({ method, target, headers, body }: TwinRequest): string {
  const lines = [
    `${method} ${target}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined
      ? []
      : ['', typeof body === 'string' ? body : `(${Buffer.from(body).toString('hex')} in hex)`]),
  ];
  return lines.map(shortened).join('\n');
}

export function shortened(text: string): string {
  const { length } = text;
  return length > longest ? `${text.slice(0, longest)}… (${length} characters)` : text;
}

const longest = 500;
