import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection whose bytes a test sends one after the other. */
export interface Conversation {
  send(text: string): void;
  /** The same for much, and says whether all of it went out. */
  sendAll(bytes: Uint8Array): Promise<boolean>;
  /** All that has come back, when it matches. */
  until(expected: RegExp): Promise<string>;
  /** All that has come back, when the other side has let go. This one never does so by itself. */
  ended: Promise<string>;
  /** Takes nothing more, until it goes on. */
  pause(): void;
  resume(): void;
  hangUp(): void;
}

export function converse(url: string): Conversation {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  // Who is sent away may be so in the middle of sending.
  socket.on('error', () => undefined);
  return {
    send: (bytes) => void socket.write(bytes),
    sendAll: (bytes) => new Promise((resolve) => socket.write(bytes, (error) => resolve(!error))),
    until: async (expected) => {
      while (!expected.test(text)) await once(socket, 'data');
      return text;
    },
    ended: new Promise((resolve) => {
      socket.once('end', () => resolve(text)).once('close', () => resolve(text));
    }),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    hangUp: () => socket.destroy(),
  };
}
