import type { BodyOf, ContentOf, OperationId, PathOf, QueryOf, SuccessStatus } from '@specshelf/contract';
import { apiErrorOf } from './api-errors.js';
import { ApiCall, type ApiPromise, type CallState } from './api-promise.js';
import { type Answer, newCall } from './call.js';
import type { RequestOptions } from './client-options.js';
import { decode } from './decode.js';
import type { Loose } from './loose.js';
import { PageCall, type PageContent, type PagePromise, pageOf } from './page.js';
import { splitParams } from './request-params.js';
import type { Transport } from './transport.js';

/** Every parameter of an operation in one object; what may be left out may also be `undefined`. */
export type ParamsOf<Id extends OperationId> = Loose<
  PathOf<Id> & QueryOf<Id> & (BodyOf<Id> extends undefined ? unknown : BodyOf<Id>)
>;

/** What an operation answers when it succeeds; `undefined` when that has no body. */
export type ResultOf<Id extends OperationId> = {
  [Status in Exclude<SuccessStatus<Id>, 304>]: ContentOf<Id, Status>;
}[Exclude<SuccessStatus<Id>, 304>];

/** The operations that answer pages. */
export type ListOperationId = {
  [Id in OperationId]: ResultOf<Id> extends PageContent<unknown> ? Id : never;
}[OperationId];

type ItemOf<Id extends ListOperationId> = ResultOf<Id> extends PageContent<infer Item> ? Item : never;

/** Calls the operations of the API by name, with the types of the document. What the resources are made of. */
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
    options: RequestOptions = {},
  ): ApiPromise<ResultOf<Id>> {
    return new ApiCall<ResultOf<Id>>(this.#sender(id, params, options), decode);
  }

  list<Id extends ListOperationId>(
    id: Id,
    params: ParamsOf<Id>,
    options: RequestOptions = {},
  ): PagePromise<ItemOf<Id>> {
    const listFrom = (page?: string, mark?: string, count?: number): PageCall<ItemOf<Id>> =>
      new PageCall<ItemOf<Id>>(this.#sender(id, page ? { ...params, page } : params, options), (answer) =>
        pageOf(answer, listFrom, mark, count),
      );
    return listFrom();
  }

  /** An invalid argument fails the promise, like every other failure. */
  #sender(
    operation: OperationId,
    params: object,
    options: RequestOptions,
  ): (state: CallState) => Promise<Answer> {
    return async (state) => {
      const call = newCall(operation, options, state.raw);
      state.call = call;
      const request = splitParams(operation, { ...params, ...this.#preset });
      const answer = await this.#transport(call, request);
      const { ok, status } = answer.response;
      if (ok || (call.raw && status === 304)) return answer;
      throw apiErrorOf(answer);
    };
  }
}
