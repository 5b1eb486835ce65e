/** Narrows a response to its type in the document. Tests of the server compare the two; the client does not validate. */
export function trustTheDocument<T>(_content: unknown): asserts _content is T {}
