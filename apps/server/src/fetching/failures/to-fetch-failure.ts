import { errors } from 'undici';
import { FetchFailure } from './fetch-failure.js';

/**
 * Converts an error before the response into a failure. Its message may contain addresses, so it is not included. Rethrows
 * errors that are not network errors.
 */
export function toFetchFailure(error: unknown): FetchFailure {
  return (
    knownFailure(error) ??
    firstOf(error, failureOfCode) ??
    new FetchFailure(
      'unreachable',
      'The connection to the host failed or was closed before it answered. Check that the host is up and can be reached from the internet.',
      { again: true },
    )
  );
}

/** Converts an error while the response body was read into a failure. */
export function toBodyFailure(error: unknown): FetchFailure {
  return (
    knownFailure(error) ??
    firstOf(error, failureOfBodyCode) ??
    new FetchFailure('invalid-answer', 'The answer was cut short, or damaged on its way. Try again later.', {
      again: true,
    })
  );
}

function knownFailure(error: unknown): FetchFailure | undefined {
  const causes = causesOf(error);
  const known = causes.find((cause) => cause instanceof FetchFailure);
  if (known) return known;
  if (!codesOf(error).some((code) => !code.startsWith('UND_ERR_INVALID'))) throw error;
  return undefined;
}

function failureOfCode(code: string): FetchFailure | undefined {
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') {
    return new FetchFailure(
      'timeout',
      'The host did not accept a connection in time. Check that it is up and can be reached from the internet.',
      { temporary: true },
    );
  }
  return failureOfTLS(code) ?? failureOfHTTP(code);
}

function failureOfTLS(code: string): FetchFailure | undefined {
  const certificate = certificateFaults.find(({ codes }) => codes.test(code));
  if (certificate) return new FetchFailure('certificate', certificate.message);
  if (/^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code)) {
    return new FetchFailure(
      'unreachable',
      'No secure connection to the host could be made. Check that it speaks https:// on this port.',
    );
  }
  return undefined;
}

const certificateFaults = [
  {
    codes: /^CERT_HAS_EXPIRED$/,
    message: 'The certificate of the host has expired. Whoever runs the host must renew it.',
  },
  {
    codes: /^CERT_NOT_YET_VALID$/,
    message:
      'The certificate of the host is not valid yet. Whoever runs the host must replace it, or set the clock right.',
  },
  {
    codes: /^ERR_TLS_CERT_ALTNAME/,
    message:
      'The certificate of the host is for another name than the one in the URL. Use a name for which it was issued, or have it issued for this one.',
  },
  {
    codes: /SELF_SIGNED/,
    message:
      'The certificate of the host is self-signed, or issued by an authority that signed itself and is not trusted here. Use a certificate of a public authority, or let the operator of the server trust it with NODE_EXTRA_CA_CERTS.',
  },
  {
    codes: /^UNABLE_TO_(?:VERIFY|GET_ISSUER)/,
    message:
      'The certificate of the host was issued by an authority that is not trusted here, or the certificates between the two are not sent along. Whoever runs the host must send the complete chain, or the operator of the server trust the authority with NODE_EXTRA_CA_CERTS.',
  },
  {
    codes: /CERT|^CRL_|^(?:INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH)$/,
    message: 'The certificate of the host is not valid. Whoever runs the host must replace it.',
  },
];

function failureOfHTTP(code: string): FetchFailure | undefined {
  if (code !== 'UND_ERR_HEADERS_OVERFLOW' && code !== noHTTP) return undefined;
  return new FetchFailure(
    'invalid-answer',
    'The host did not answer with valid HTTP. Check that the port in the URL is that of a web server.',
  );
}

function failureOfBodyCode(code: string): FetchFailure | undefined {
  // The compressed data is truncated.
  if (code === 'Z_BUF_ERROR') return undefined;
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR') || code.startsWith('ERR_BROTLI')) {
    return new FetchFailure(
      'invalid-answer',
      'The answer is compressed in another way than it says, or damaged. Whoever runs the host must mend it.',
    );
  }
  return undefined;
}

function firstOf(
  error: unknown,
  meaning: (code: string) => FetchFailure | undefined,
): FetchFailure | undefined {
  return codesOf(error)
    .map(meaning)
    .find((failure) => failure !== undefined);
}

function codesOf(error: unknown): string[] {
  return causesOf(error).flatMap((cause) => {
    // undici sets no reliable code on these errors.
    if (cause instanceof errors.HTTPParserError) return [noHTTP];
    return 'code' in cause && typeof cause.code === 'string' ? [cause.code] : [];
  });
}

const noHTTP = 'HPE';

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause)
    causes.push(cause);
  return causes;
}
