/** Code and message of the problem of a text or description that exceeds a limit. */
export interface ExceededLimit {
  readonly code: string;
  readonly message: string;
}

const withAliases = ' when its aliases are expanded';

export const tooManyNodes = (limit: number, aliases = false): ExceededLimit => ({
  code: 'limit-nodes',
  message: `The description has more than ${limit} objects and arrays${aliases ? withAliases : ''}`,
});

export const tooManyNames = (limit: number): ExceededLimit => ({
  code: 'limit-nodes',
  message: `The description has more than ${limit} names in its objects`,
});

export const tooLong = (limit: number, aliases = false): ExceededLimit => ({
  code: 'limit-size',
  message: `The description is longer than ${limit} characters${aliases ? withAliases : ''}`,
});

export const tooDeep = (limit: number): ExceededLimit => ({
  code: 'limit-depth',
  message: `The text is nested deeper than ${limit} levels`,
});
