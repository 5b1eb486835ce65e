/** A comment of a pull request. */
export interface Comment {
  id: string;
  body: string;
  url?: string | undefined;
}

/** The comments of a pull request. Methods throw a `ThreadError`, or `NoResponse`. */
export interface Thread {
  /** The name in messages, such as `pull request 17`. */
  readonly name: string;
  /** The number of characters that a comment may have. */
  readonly longest: number;
  /** Returns the comments of the owner of the token that begin with a text, oldest first. */
  findOwn(start: string): Promise<Comment[]>;
  create(body: string): Promise<Comment>;
  /** Returns whether the comment still existed. */
  update(comment: Comment, body: string): Promise<boolean>;
  delete(comment: Comment): Promise<void>;
}

/** A response that prevents a comment. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
}

/** Pages of comments that are read: 3,000 comments. */
export const mostPages = 30;
