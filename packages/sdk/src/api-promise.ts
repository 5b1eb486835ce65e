import type { Answer, Call } from './call.js';
import { ArgumentError, isSdkError, type SdkError } from './errors.js';

/**
 * What a call answered, with what came with it.
 *
 * @example
 * ```ts
 * const { data, response, attempts }: WithResponse<User> = await client.user.get().withResponse();
 * console.log(data.id, response.status, attempts);
 * ```
 */
export interface WithResponse<T> {
  /** What awaiting the call gives. */
  readonly data: T;
  /** Its status and headers; the body is read already. */
  readonly response: Response;
  /** Quote it to the operator of the server. */
  readonly requestId: string | null;
  /** How often the request was sent. */
  readonly attempts: number;
}

/**
 * How a call ended, without throwing.
 *
 * @example
 * ```ts
 * const nameOf = (result: Result<User>) => (result.ok ? result.data.displayName : 'nobody');
 * ```
 */
export type Result<T> =
  | { readonly ok: true; readonly data: T; readonly response: Response }
  | { readonly ok: false; readonly error: SdkError; readonly response?: Response | undefined };

/**
 * The promise of what an operation answers. The request is sent whether or not somebody waits for it.
 *
 * @example
 * ```ts
 * const spec = await client.specs.get({ organizationId: 'acme', specSlug: 'pets' });
 * const { data, requestId } = await client.user.get().withResponse();
 * ```
 */
export interface ApiPromise<T> extends Promise<T> {
  /**
   * Also gives the response, the request id and the number of attempts.
   *
   * @example
   * ```ts
   * const { data, requestId } = await client.user.get().withResponse();
   * ```
   */
  withResponse(): Promise<WithResponse<T>>;
  /**
   * The response with its body unread, to stream a large one. Failures throw as usual; 304 does not. Call it at once.
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
   * Does not throw.
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

/** A call that begins in the next microtask: until then, `asResponse` can ask to leave the body alone. */
export class ApiCall<T> extends Promise<T> implements ApiPromise<T> {
  /** `catch()` and `finally()` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #state: CallState = { raw: false, call: undefined };
  readonly #answer: Promise<Answer>;
  readonly #decode: (answer: Answer) => T;
  #data: Promise<T> | undefined;

  constructor(send: (state: CallState) => Promise<Answer>, decode: (answer: Answer) => T) {
    super(() => {}); // A promise by kind only: `then` is ours, so that a body is decoded only if somebody wants it.
    this.#answer = Promise.resolve(this.#state).then(send);
    this.#decode = decode;
  }

  // biome-ignore lint/suspicious/noThenProperty: this is a promise
  override then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#data ??= this.#answer.then((answer) => this.#decoded(answer));
    return this.#data.then(onFulfilled, onRejected);
  }

  async withResponse(): Promise<WithResponse<T>> {
    const data = await this;
    const { response, attempts } = await this.#answer;
    return { data, response, requestId: response.headers.get('x-request-id'), attempts };
  }

  async asResponse(): Promise<Response> {
    this.#state.raw = true;
    const { raw, response, text } = await this.#answer;
    // The call began before `asResponse()`, and read the body.
    return raw ? response : new Response(text || null, response);
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

  #decoded(answer: Answer): T {
    if (answer.raw) throw new ArgumentError('The body belongs to `asResponse()`.');
    return this.#decode(answer);
  }
}
