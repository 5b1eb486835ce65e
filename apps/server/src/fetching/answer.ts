import type { Dispatcher } from 'undici';

/** What a host answered; its body is not read yet. */
export type Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

/** The value of a header that must stand there once; undefined when it is not there, or twice. */
export function onlyHeader({ headers }: Answer, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
