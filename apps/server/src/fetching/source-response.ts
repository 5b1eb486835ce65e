import type { Dispatcher } from 'undici';

/** The response of a host, with an unread body. */
export type SourceResponse = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

/** Returns the value of a header that must occur once; undefined if it is missing or repeated. */
export function onlyHeader({ headers }: SourceResponse, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
