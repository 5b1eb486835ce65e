import { once } from 'node:events';
import { connect } from 'node:net';

/** A raw TCP connection that a test controls. */
export interface RawConnection {
  send(text: string): void;
  /** Resolves when all bytes were sent, with false when the connection failed. */
  sendAll(bytes: Uint8Array): Promise<boolean>;
  /** Resolves with all received text as soon as it matches. */
  until(expected: RegExp): Promise<string>;
  /** Resolves as soon as this number of bytes was received; rejects when the connection ends before. */
  received(bytes: number): Promise<void>;
  /** Resolves with all received text when the server closes its side. This side is never closed automatically. */
  ended: Promise<string>;
  /** Returns the error that ended the connection, if any. */
  failure(): Error | undefined;
  /** Stops reading until `resume`. */
  pause(): void;
  resume(): void;
  hangUp(): void;
}

export function openRawConnection(url: string): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let text = '';
  let count = 0;
  socket.on('data', (bytes) => {
    text += bytes;
    count += bytes.length;
  });
  let failure: Error | undefined;
  // The server may close the connection while the client is sending.
  socket.on('error', (error) => {
    failure = error;
  });
  return {
    send: (bytes) => void socket.write(bytes),
    sendAll: (bytes) => new Promise((resolve) => socket.write(bytes, (error) => resolve(!error))),
    until: async (expected) => {
      while (!expected.test(text)) await once(socket, 'data');
      return text;
    },
    received: (bytes) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (count < bytes && !socket.closed) return;
          socket.off('data', check).off('close', check);
          if (count >= bytes) resolve();
          else reject(new Error(`The connection ended after ${count} of ${bytes} bytes.`));
        };
        socket.on('data', check).on('close', check);
        check();
      }),
    ended: new Promise((resolve) => {
      socket.once('end', () => resolve(text)).once('close', () => resolve(text));
    }),
    failure: () => failure,
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    hangUp: () => socket.destroy(),
  };
}
