import type { ConnectionError } from '@specshelf/sdk';

/** Explains why there was no response. */
export function describeConnectionError(error: ConnectionError, server: string): string[] {
  const [, location] = /was redirected to (\S+)\. /.exec(error.message) ?? [];
  if (location !== undefined) {
    return [
      `The server at ${server} redirects to ${location}.`,
      'Use the address to which it redirects, without the path.',
    ];
  }
  const code = codeOf(error);
  const [reason, advice] = reasons[code ?? ''] ?? [reasonOf(error), checkAddress];
  return [`The server at ${server} cannot be reached: ${reason}.`, advice];
}

/** Returns the message of the first cause: that of the client names its operation. */
function reasonOf({ cause }: ConnectionError): string {
  const { message } = Object(Object(cause).cause ?? cause);
  return typeof message === 'string' && message !== ''
    ? message.replace(/\.+$/, '')
    : 'the connection failed';
}

export const checkAddress =
  'Compare the address with the one in your browser, and check the proxy settings of this machine.';
const certificate =
  'If your organization has its own certificate authority, set NODE_EXTRA_CA_CERTS=/path/to/its-certificate.pem.';

const closed = [
  'the connection was closed',
  'Try again later, and check whether the address is https instead of http, or the other way round.',
] as const;

const reasons: Readonly<Record<string, readonly [reason: string, advice: string]>> = {
  ECONNREFUSED: [
    'no program listens at this address and port',
    'Is the server running, and is the port correct?',
  ],
  ENOTFOUND: ['the name of the host does not exist', checkAddress],
  EAI_AGAIN: ['the name of the host cannot be resolved at the moment', 'Check the network of this machine.'],
  ECONNRESET: closed,
  EPIPE: closed,
  EPROTO: ['it does not use TLS', 'Is the address http instead of https?'],
  ERR_SSL_WRONG_VERSION_NUMBER: ['it does not use TLS', 'Is the address http instead of https?'],
  ERR_SSL_PACKET_LENGTH_TOO_LONG: ['it does not use TLS', 'Is the address http instead of https?'],
  EHOSTUNREACH: ['there is no route to the host', 'Check the network of this machine.'],
  ENETUNREACH: ['there is no route to the network', 'Check the network of this machine.'],
  ETIMEDOUT: ['the connection timed out', checkAddress],
  UND_ERR_CONNECT_TIMEOUT: ['the connection timed out', checkAddress],
  UND_ERR_SOCKET: closed,
  CERT_HAS_EXPIRED: ['its certificate has expired', 'The operator of the server must renew it.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['its certificate is signed by itself', certificate],
  SELF_SIGNED_CERT_IN_CHAIN: ['its certificate is of an unknown authority', certificate],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['its certificate is of an unknown authority', certificate],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['its certificate is of an unknown authority', certificate],
  ERR_TLS_CERT_ALTNAME_INVALID: ['its certificate is for another host', checkAddress],
};

/** Finds the code of Node.js in the causes of an error. */
export function codeOf(error: unknown): string | undefined {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 6; depth += 1) {
    const [first] = cause instanceof AggregateError ? cause.errors : [];
    const { code } = Object(first ?? cause);
    if (typeof code === 'string' && code in reasons) return code;
    cause = first ?? cause.cause;
  }
  return undefined;
}
