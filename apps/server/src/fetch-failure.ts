import type { FetchResult } from '@specshelf/service';

type Failure = Extract<FetchResult, { ok: false }>;

/** Why a source was not fetched. The message tells the user what to do, and nothing of the network behind the server. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: Failure['code'];
  readonly temporary: boolean;

  constructor(
    message: string,
    { code = 'FETCH_ERROR', temporary = false }: Partial<Omit<Failure, 'ok' | 'message'>> = {},
  ) {
    super(message);
    this.code = code;
    this.temporary = temporary;
  }
}

/** What a failure of undici means. The failure itself may name addresses, so nothing of it is told. */
export function toFetchFailure(error: unknown): FetchFailure {
  const causes = causesOf(error);
  const known = causes.find((cause) => cause instanceof FetchFailure);
  if (known) return known;
  // The fetch standard has a list of its own.
  if (causes.some(({ message }) => message === 'bad port'))
    return new FetchFailure('The URL names a port that is not used by web servers.');
  const codes = causes.map((cause) => ('code' in cause ? String(cause.code) : ''));
  return codes.map(failureOfCode).find((failure) => failure !== undefined) ?? connectionLost();
}

function failureOfCode(code: string): FetchFailure | undefined {
  if (code === 'UND_ERR_CONNECT_TIMEOUT') {
    return new FetchFailure('The host did not accept a connection in time.', {
      code: 'FETCH_TIMEOUT',
      temporary: true,
    });
  }
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) {
    return new FetchFailure('The name of the host could not be resolved.', { temporary: true });
  }
  if (/CERT|^ERR_TLS|^ERR_SSL|UNABLE_TO_VERIFY/.test(code)) {
    return new FetchFailure(
      'The certificate of the host is not valid, or the secure connection could not be made.',
    );
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code.startsWith('HPE_')) {
    return new FetchFailure('The host did not answer with valid HTTP.');
  }
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR') || code.startsWith('ERR_BROTLI')) {
    return new FetchFailure('The answer is compressed in a way that cannot be undone.');
  }
  return undefined;
}

function connectionLost(): FetchFailure {
  return new FetchFailure('The connection to the host failed or was closed before the answer was complete.', {
    temporary: true,
  });
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause)
    causes.push(cause);
  return causes;
}
