import { errors } from 'undici';
import { FetchFailure } from './fetch-failure.js';

/**
 * Converts an error before the response into a failure. The failure does not contain the message of the error, which may contain
 * addresses. Rethrows errors that are not network errors.
 */
export function toFetchFailure(error: unknown): FetchFailure {
  return (
    knownFailure(error) ??
    firstOf(error, failureOfCode) ??
    new FetchFailure(
      'unreachable',
      'The connection to the host failed, or was closed before a response. Check that the host is up and can be reached from the internet.',
      { retryable: true },
    )
  );
}

/** Converts an error during the response body into a failure. Rethrows errors that are not network errors. */
export function toBodyFailure(error: unknown): FetchFailure {
  return (
    knownFailure(error) ??
    firstOf(error, failureOfBodyCode) ??
    new FetchFailure('invalid-answer', 'The response was truncated or damaged. Try again later.', {
      retryable: true,
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
      'No TLS connection to the host could be made. Check that it supports https:// on this port.',
    );
  }
  return undefined;
}

const certificateFaults = [
  {
    codes: /^CERT_HAS_EXPIRED$/,
    message: 'The certificate of the host has expired. The operator of the host must renew it.',
  },
  {
    codes: /^CERT_NOT_YET_VALID$/,
    message:
      'The certificate of the host is not valid yet. The operator of the host must replace it, or correct the clock.',
  },
  {
    codes: /^ERR_TLS_CERT_ALTNAME/,
    message:
      'The certificate of the host is for another name than the one in the URL. Use the name in the certificate, or a certificate for this name.',
  },
  {
    codes: /SELF_SIGNED/,
    message:
      'The certificate of the host is self-signed, or issued by a private authority that this server does not trust. Use a certificate of a public authority; the operator of the server can trust another one with NODE_EXTRA_CA_CERTS.',
  },
  {
    codes: /^UNABLE_TO_(?:VERIFY|GET_ISSUER)/,
    message:
      'The certificate of the host was issued by an authority that this server does not trust, or the host does not send the intermediate certificates. The operator of the host must send the complete chain; the operator of the server can trust the authority with NODE_EXTRA_CA_CERTS.',
  },
  {
    codes: /CERT|^CRL_|^(?:INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH)$/,
    message: 'The certificate of the host is not valid. The operator of the host must replace it.',
  },
];

function failureOfHTTP(code: string): FetchFailure | undefined {
  if (code !== 'UND_ERR_HEADERS_OVERFLOW' && code !== noHTTP) return undefined;
  return new FetchFailure(
    'invalid-answer',
    'The response of the host is not valid HTTP. Check that the port in the URL belongs to a web server.',
  );
}

function failureOfBodyCode(code: string): FetchFailure | undefined {
  // The compressed data is truncated.
  if (code === 'Z_BUF_ERROR') return undefined;
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR') || code.startsWith('ERR_BROTLI')) {
    return new FetchFailure(
      'invalid-answer',
      'The response is not compressed as its Content-Encoding header declares, or it is damaged. The operator of the host must correct it.',
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
