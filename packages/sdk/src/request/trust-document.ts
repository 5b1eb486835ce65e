/** Narrows content to its type in the OpenAPI document. The tests of the server validate responses; the client does not. */
export function trustTheDocument<T>(_content: unknown): asserts _content is T {}
