import type { BodyOf, ContentOf, OperationId, PathOf, QueryOf, SuccessStatus } from '@specshelf/contract';
import { type Answer, ApiCall, type ApiPromise, type CallState } from './api-promise.js';
import type { RequestOptions } from './client-options.js';
import { decode } from './decode.js';
import { PageCall, type PageContent, type PagePromise, pageOf, startOfTrail, type Trail } from './page.js';
import { type RawRequest, type RequestParts, rawRequestPartsOf, requestPartsOf } from './request-parts.js';
import { send } from './send.js';
import type { Settings } from './settings.js';

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
  readonly #settings: Settings;
  readonly #preset: Readonly<Record<string, string>>;

  constructor(settings: Settings, preset: Readonly<Record<string, string>> = {}) {
    this.#settings = settings;
    this.#preset = preset;
  }

  call<Id extends OperationId>(
    id: Id,
    params: ParamsOf<Id>,
    options: RequestOptions = {},
  ): ApiPromise<ResultOf<Id>> {
    return new ApiCall<ResultOf<Id>>(
      this.#sender(() => this.#partsOf(id, params), options),
      decode,
    );
  }

  list<Id extends ListOperationId>(
    id: Id,
    params: ParamsOf<Id>,
    options: RequestOptions = {},
  ): PagePromise<ItemOf<Id>> {
    const listFrom = (page: Record<string, string>, trail: Trail): PageCall<ItemOf<Id>> =>
      new PageCall<ItemOf<Id>>(
        this.#sender(() => this.#partsOf(id, { ...params, ...page }), options),
        (answer) => pageOf(answer, (cursor, next) => listFrom({ page: cursor }, next), trail),
      );
    return listFrom({}, startOfTrail);
  }

  request<T>(request: RawRequest, options: RequestOptions = {}): ApiPromise<T> {
    return new ApiCall<T>(
      this.#sender(() => rawRequestPartsOf(request), options),
      decode,
    );
  }

  /** The same operations with some parameters given once and for all. */
  with(preset: Readonly<Record<string, string>>): Operations {
    return new Operations(this.#settings, preset);
  }

  /** A wrong argument fails the promise, like every other failure. */
  #sender(partsOf: () => RequestParts, options: RequestOptions): (state: CallState) => Promise<Answer> {
    return (state) => send(this.#settings, partsOf(), options, state);
  }

  #partsOf(id: OperationId, params: object): RequestParts {
    return requestPartsOf(id, { ...params, ...this.#preset });
  }
}

/** Optional members may be given as `undefined`. */
type Loose<T> = T extends object
  ? { [Key in keyof T]: object extends Pick<T, Key> ? Loose<T[Key]> | undefined : Loose<T[Key]> }
  : T;
