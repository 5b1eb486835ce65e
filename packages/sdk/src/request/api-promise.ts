import { ArgumentError, isSdkError, type SdkError } from '../errors/errors.js';
import type { Call, CompletedCall } from '../model/call.js';

/**
 * The result of a call with its response and request metadata.
 *
 * @example
 * ```ts
 * const { data, response, attempts }: WithResponse<User> = await client.user.get().withResponse();
 * console.log(data.id, response.status, attempts);
 * ```
 */
export interface WithResponse<T> {
  /** The value that awaiting the call returns. */
  readonly data: T;
  /** The response. Its body has been read. */
  readonly response: Response;
  /** Identifies the request in the log of the server. */
  readonly requestId: string | null;
  /** The number of attempts. */
  readonly attempts: number;
}

/**
 * The outcome of a call as a value instead of an exception.
 *
 * @example
 * ```ts
 * const nameOf = (result: Result<User>) => (result.ok ? result.data.displayName : 'unknown');
 * ```
 */
export type Result<T> =
  | { readonly ok: true; readonly data: T; readonly response: Response }
  | { readonly ok: false; readonly error: SdkError; readonly response?: Response | undefined };

/**
 * The promise of an operation's result. The request is sent even if the promise is not awaited.
 *
 * @example
 * ```ts
 * const spec = await client.specs.get({ organizationId: 'acme', specSlug: 'pets' });
 * const { data, requestId } = await client.user.get().withResponse();
 * ```
 */
export interface ApiPromise<T> extends Promise<T> {
  /**
   * Also returns the response, the request ID, and the number of attempts.
   *
   * @example
   * ```ts
   * const { data, requestId } = await client.user.get().withResponse();
   * ```
   */
  withResponse(): Promise<WithResponse<T>>;
  /**
   * Returns the response with its body unread, to stream large content. Failures throw as usual; 304 does not. Call it immediately.
   * `timeout`, `deadline`, and `signal` apply until the end of the body: raise `timeout` for a long download.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const response = await client.specs.versions.getDocument({ ...pets, versionId }).asResponse();
   * await response.body?.pipeTo(new WritableStream());
   * ```
   */
  asResponse(): Promise<Response>;
  /**
   * Returns failures instead of throwing them.
   *
   * @example
   * ```ts
   * const result = await client.user.get().result();
   * console.log(result.ok ? result.data.displayName : result.error.message);
   * ```
   */
  result(): Promise<Result<T>>;
}

/** State that a promise shares with its call. */
export interface CallState {
  /** Whether the body of a success is left unread. */
  raw: boolean;
  /** Set when the call begins. */
  call: Call | undefined;
}

/** A call that starts in the next microtask, so that `asResponse()` can request an unread body before that. */
export class ApiCall<T> extends Promise<T> implements ApiPromise<T> {
  /** `catch()` and `finally()` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #state: CallState = { raw: false, call: undefined };
  readonly #completed: Promise<CompletedCall>;
  readonly #decode: (completed: CompletedCall) => T;
  #data: Promise<T> | undefined;

  constructor(send: (state: CallState) => Promise<CompletedCall>, decode: (completed: CompletedCall) => T) {
    super(() => {}); // Never settles: `then` is overridden, so that a body is decoded only when its data is used.
    this.#completed = Promise.resolve(this.#state).then(send);
    this.#decode = decode;
  }

  // biome-ignore lint/suspicious/noThenProperty: this is a promise
  override then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#data ??= this.#completed.then((completed) => {
      if (completed.raw) throw new ArgumentError('The body was returned by `asResponse()`.');
      return this.#decode(completed);
    });
    return this.#data.then(onFulfilled, onRejected);
  }

  async withResponse(): Promise<WithResponse<T>> {
    const data = await this;
    const { response, attempts } = await this.#completed;
    return { data, response, requestId: response.headers.get('x-request-id'), attempts };
  }

  async asResponse(): Promise<Response> {
    this.#state.raw = true;
    const { raw, response, text, bytes } = await this.#completed;
    // The call started before `asResponse()` and has read the body.
    return raw ? response : new Response(bytes ?? (text || null), response);
  }

  async result(): Promise<Result<T>> {
    try {
      const { data, response } = await this.withResponse();
      return { ok: true, data, response };
    } catch (error) {
      if (!isSdkError(error)) throw error;
      return { ok: false, error, response: this.#state.call?.response };
    }
  }
}
