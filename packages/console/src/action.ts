import type { Request, Response } from 'express';
import type { Visit } from './visit.js';

/** Answers a request for a page, or throws what is shown instead. */
export type Action = (visit: Visit, request: Request, response: Response) => Promise<void>;
