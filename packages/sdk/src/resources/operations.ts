import type { BodyOf, ContentOf, OperationId, PathOf, QueryOf, SuccessStatus } from '@specshelf/contract';
import { createApiError } from '../errors/api-errors.js';
import { type CompletedCall, newCall } from '../model/call.js';
import type { RequestOptions } from '../model/client-options.js';
import { ApiCall, type ApiPromise, type CallState } from '../request/api-promise.js';
import { decode, decodeBytes } from '../request/decode.js';
import type { Loose } from '../request/loose.js';
import { splitParams } from '../request/request-params.js';
import type { Transport } from '../request/transport.js';
import { type Page, PageCall, type PageContent, type PagePromise, pageOf } from './page.js';

/** All parameters of an operation in one object. Optional parameters may be `undefined`. */
export type ParamsOf<Id extends OperationId> = Loose<
  PathOf<Id> & QueryOf<Id> & (BodyOf<Id> extends undefined ? unknown : BodyOf<Id>)
>;

/** The content of a success; `undefined` if it has no body. */
export type ResultOf<Id extends OperationId> = {
  [Status in Exclude<SuccessStatus<Id>, 304>]: ContentOf<Id, Status>;
}[Exclude<SuccessStatus<Id>, 304>];

/** The operations that return pages. */
export type ListOperationId = {
  [Id in OperationId]: ResultOf<Id> extends PageContent<unknown> ? Id : never;
}[OperationId];

type ItemOf<Id extends ListOperationId> = ResultOf<Id> extends PageContent<infer Item> ? Item : never;

/** A page with the other members of its response. */
type PageOf<Id extends ListOperationId> = Page<ItemOf<Id>> &
  Omit<ResultOf<Id>, keyof PageContent<unknown> | 'object'>;

/** Calls operations of the API by name, with the types of the OpenAPI document. All resources use it. */
export class Operations {
  readonly #transport: Transport;
  readonly #preset: Readonly<Record<string, string>>;

  constructor(transport: Transport, preset: Readonly<Record<string, string>> = {}) {
    this.#transport = transport;
    this.#preset = preset;
  }

  call<Id extends OperationId>(
    id: Id,
    params: ParamsOf<Id>,
    options?: RequestOptions,
  ): ApiPromise<ResultOf<Id>> {
    return new ApiCall<ResultOf<Id>>(this.#sender(id, params, options), decode);
  }

  /** Calls an operation that returns bytes. */
  bytes<Id extends OperationId>(
    id: Id,
    params: ParamsOf<Id>,
    options?: RequestOptions,
  ): ApiPromise<Uint8Array> {
    return new ApiCall(this.#sender(id, params, options, true), decodeBytes);
  }

  list<Id extends ListOperationId>(
    id: Id,
    params: ParamsOf<Id>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<Id>, PageOf<Id>> {
    const listFrom = (page?: string, mark?: string, count?: number): PageCall<ItemOf<Id>, PageOf<Id>> =>
      new PageCall<ItemOf<Id>, PageOf<Id>>(
        this.#sender(id, page ? { ...params, page } : params, options),
        (completed) => pageOf(completed, listFrom, mark, count),
      );
    return listFrom();
  }

  /** Rejects for invalid arguments, as for every other failure. */
  #sender(
    operation: OperationId,
    params: object,
    options: RequestOptions = {},
    asBytes = false,
  ): (state: CallState) => Promise<CompletedCall> {
    return async (state) => {
      const call = newCall(operation, options, state.raw);
      call.asBytes = asBytes;
      state.call = call;
      const request = splitParams(operation, { ...params, ...this.#preset });
      const completed = await this.#transport(call, request);
      const { ok, status } = completed.response;
      if (ok || (call.raw && status === 304)) return completed;
      throw createApiError(completed);
    };
  }
}
