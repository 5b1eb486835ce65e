import { ArgumentError, isSdkError } from '../errors/errors.js';
import type { Call, CompletedCall } from '../model/call.js';
import { checkContent, invalidBody } from './decode.js';
import { createExchange, type OpenAPIFetchMiddleware, type ParseAs } from './openapi-fetch.js';
import { checkParams, type RequestParams } from './request-params.js';
import { send } from './send.js';
import { headersOfCall, type Settings } from './settings.js';

/** Sends the request of a call through openapi-fetch, which sends it through `send`. */
export type Transport = (
  call: Call,
  request: RequestParams,
  parseAs?: ParseAs,
  middleware?: readonly OpenAPIFetchMiddleware[],
) => Promise<CompletedCall>;

export function createTransport(settings: Settings): Transport {
  const exchange = createExchange(settings.baseUrl);
  return async (call, { params, body }, parseAs = defaultParseAs(call), middleware = []) => {
    const { operation, method, path, options } = call;
    checkParams(operation, params);
    const headers = options.headers && headersOfCall(options.headers);
    try {
      const completed = Object.assign(
        call,
        await exchange(method, path, {
          params,
          body,
          headers,
          parseAs,
          middleware,
          fetch: (request) => send(settings, call, request),
        }),
      );
      if (completed.response.ok) completed.data = checkContent(completed, parseAs === 'text');
      return completed;
    } catch (cause) {
      if (isSdkError(cause)) throw cause;
      const { response } = call;
      // openapi-fetch could not parse the body,
      if (cause instanceof SyntaxError && response) throw invalidBody({ ...call, response }, { cause });
      // or not serialize the request, or its middleware failed.
      throw new ArgumentError(`${operation} failed: ${cause}`, { cause });
    }
  };
}

function defaultParseAs({ raw, mediaType }: Call): ParseAs {
  return raw ? 'stream' : mediaType?.includes('json') ? 'json' : 'text';
}
