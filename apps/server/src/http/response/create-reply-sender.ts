import type { OperationId } from '@specshelf/contract';
import type { HTTPReply } from '@specshelf/service';
import type { Response } from 'express';
import { requestLogOf } from '../request-log/request-log.js';
import { createReplyEncoder, type EncodingRequest } from './create-reply-encoder.js';
import { createTransit, type SendInTransit, type TransitLimits } from './create-transit.js';
import { writeReply } from './write-reply.js';

export interface ReplySenderOptions {
  /** Maximum size of all cached replies, in bytes. A larger reply is streamed. */
  cacheLimit: number;
  /** Limits of large responses in transit. */
  transit?: Partial<TransitLimits> | undefined;
}

/** Sends replies of operations, from one cache and within one budget. */
export interface ReplySender {
  /** Sends the reply of an operation in an encoding that the request accepts. Rejects when the budget has no room for it. */
  send(request: EncodingRequest, operation: OperationId, reply: HTTPReply, response: Response): Promise<void>;
  /** Counts the body of a response that is sent by other means. */
  beginTransit: SendInTransit;
}

export function createReplySender({ cacheLimit, transit: limits }: ReplySenderOptions): ReplySender {
  const transit = createTransit(limits);
  const encode = createReplyEncoder(cacheLimit, transit.find);
  return {
    beginTransit: transit.begin,
    send: async (request, operation, reply, response) => {
      const encoded = await encode(request, operation, reply);
      const { isHead } = requestLogOf(response);
      if (!isHead) transit.begin(response, encoded.body);
      await writeReply(response, encoded, isHead);
    },
  };
}
