/** The origin of a token that the API created. */
export interface CreatedByAPI {
  /** The name that the caller chose. */
  name: string;
  /** The ID of the token with which it was created; absent for a person who signed in without a token. */
  parentId?: string;
}
