import { RequestError } from '../errors.js';

/** Returns the value of the `Allow` header for the methods of a path: GET includes HEAD. */
export function allowHeader(methods: readonly string[]): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

/** Returns the error of a method that a path does not have. Its response has an `Allow` header. */
export function methodNotAllowed(method: string, allowed: readonly string[]): RequestError {
  const allow = allowHeader(allowed);
  const message = `Method ${method} is not allowed. Allowed: ${allow}.`;
  return new RequestError('method-not-allowed', message, [], { headers: { allow } });
}
