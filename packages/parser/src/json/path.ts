import { toPointer } from '@specshelf/base/pointer';

/** Location of a value as a link to its container's path: cheap to create for every object of a document. */
export interface Path {
  readonly parent: Path | undefined;
  readonly token: string | number;
}

export const rootPath = (): Path => ({ parent: undefined, token: '' });

export const childPath = (parent: Path, token: string | number): Path => ({ parent, token });

export const descend = (path: Path, tokens: readonly (string | number)[]): Path =>
  tokens.reduce<Path>(childPath, path);

export function tokensOf(path: Path): string[] {
  const tokens: string[] = [];
  for (let at = path; at.parent !== undefined; at = at.parent) tokens.push(String(at.token));
  return tokens.reverse();
}

export const pointerOf = (path: Path): string => toPointer(tokensOf(path));
