import type { Change } from '@specshelf/changes';

/** Returns the message of the problem that a refused change becomes in a failed run. */
export function refusalMessage({ id, message }: Pick<Change, 'id' | 'message'>): string {
  return `${message} This specification refuses the change; acknowledge ${id} to publish it.`;
}

/** Returns the ID and the message of the change that `refusalMessage` was given; undefined for messages of other problems. */
export function refusedChange(text: string): { id: string; message: string } | undefined {
  const found =
    /^(.+) This specification refuses the change; acknowledge ([0-9a-f]{16}) to publish it\.$/s.exec(text);
  return found?.[1] === undefined || found[2] === undefined ? undefined : { id: found[2], message: found[1] };
}
