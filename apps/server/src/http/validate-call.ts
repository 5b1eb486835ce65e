import type { UnvalidatedCall, ValidatedRequest } from '@specshelf/service';
import express, { type Request } from 'express';
import { validateRequest } from './validate-request.js';
import { requestForCall } from './validation/create-request-validator.js';

/** Validates a call of an operation that was not received over HTTP. */
export function validateCall(call: UnvalidatedCall): Promise<ValidatedRequest> {
  return validateRequest(call, requestForCall(blank, call), express.response);
}

/** The members that the validator reads besides those of a call. */
const blank: Request = Object.create(express.request, {
  originalUrl: { value: '/' },
  url: { value: '/' },
  headers: { value: {} },
});
