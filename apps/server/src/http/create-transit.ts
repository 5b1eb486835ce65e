import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createByteBudget, overloaded, type Reservation } from '@specshelf/service';

export interface TransitLimits {
  /** All large bodies in transit together, in bytes. A body that several clients receive counts once. */
  budget: number;
  /** A client that takes fewer bytes than these in a window, while more wait for it, is disconnected. */
  bytesPerWindow: number;
  /** In milliseconds. */
  window: number;
}

/** Counts a response whose body is about to be sent; throws when there is no room for it. */
export type SendInTransit = (response: ServerResponse, body: string | Buffer | undefined) => void;

const defaults: TransitLimits = { budget: 256 * 1024 * 1024, bytesPerWindow: 30_000, window: 30_000 };

// The kernel takes what is smaller at once.
const large = 64 * 1024;

/** Bounds the memory of large responses that clients take slowly, or not at all. */
export function createTransit(limits: Partial<TransitLimits> = {}): SendInTransit {
  const { budget: capacity, bytesPerWindow, window } = { ...defaults, ...limits };
  const budget = createByteBudget({ capacity });
  const held = new Map<Buffer, { clients: number; reservation: Reservation }>();

  const hold = (body: Buffer): (() => void) => {
    const known = held.get(body);
    const reservation = known?.reservation ?? budget.tryReserve(body.byteLength);
    if (!reservation) {
      throw overloaded('The server is sending too many large responses at the moment. Try again later.');
    }
    const entry = known ?? { clients: 0, reservation };
    entry.clients += 1;
    held.set(body, entry);
    return () => {
      entry.clients -= 1;
      if (entry.clients > 0) return;
      held.delete(body);
      reservation.release();
    };
  };

  return (response, body) => {
    if (!(body instanceof Buffer) || body.byteLength < large) return;
    const release = hold(body);
    const unwatch = response.socket
      ? disconnectSlow(response.socket, bytesPerWindow, window)
      : () => undefined;
    response.once('close', () => {
      unwatch();
      release();
    });
  };
}

/** Returns what ends it. Node.js itself disconnects only clients that take nothing at all for a while. */
function disconnectSlow(socket: Socket, bytesPerWindow: number, window: number): () => void {
  let before = waitingBytes(socket);
  const timer = setInterval(() => {
    const waiting = waitingBytes(socket);
    const isSlow = before > 0 && waiting > 0 && before - waiting < bytesPerWindow;
    before = waiting;
    if (isSlow) socket.destroy();
  }, window);
  timer.unref();
  return () => clearInterval(timer);
}

/** Bytes that the kernel has not taken yet. Streams count a write when all of it was taken; only the handle knows its progress. */
function waitingBytes(socket: Socket): number {
  const size: unknown = Reflect.get(Object(Reflect.get(socket, '_handle')), 'writeQueueSize');
  return typeof size === 'number' ? size : 0;
}
