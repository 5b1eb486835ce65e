/** A call of the address of a hook: a JSON text, signed with the secret of the hook. */
export interface HookCall {
  url: string;
  body: string;
  secret: string;
  /** How long it may take, in milliseconds. */
  time: number;
}

export type HookResult =
  | { kind: 'taken' }
  /** Why not, in words for an operator, such as `answered 401`. */
  | { kind: 'failed'; reason: string };
