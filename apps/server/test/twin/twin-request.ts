import fc from 'fast-check';

/** A request for both, as `fetch` takes it. */
export interface TwinRequest {
  method: string;
  /** Path and query, as somebody may write them. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Stands for the cursor of the next page, as the list that was asked for last has named it. */
export const lastCursor = 'the-last-cursor';

/** Stands for the entity tag that was answered last. */
export const lastTag = 'the-last-tag';

/** The same request, which fast-check prints as HTTP. */
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
