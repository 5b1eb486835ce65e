import type { Response } from 'express';
import { securityHeaders } from './security-headers.js';

/** Sends the browser to another page, which it asks for with GET. */
export function redirect(response: Response, location: string): void {
  response
    .status(303)
    .set({ ...securityHeaders, location, 'content-length': '0' })
    .end();
}
