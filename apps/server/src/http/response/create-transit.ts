import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { overloaded } from '@specshelf/service';
import { createByteBudget, type Reservation } from '@specshelf/service/byte-budget';
import { CompressedBody, LargeReplyBody, type ReplyBody } from './reply-body.js';

export interface TransitLimits {
  /** Maximum size of all large bodies in transit, in bytes. A body that several clients receive counts once. */
  budget: number;
  /** A client that receives fewer bytes in a window, although more wait for it, is disconnected. */
  bytesPerWindow: number;
  /** Length of a window in milliseconds. */
  window: number;
}

export interface Transit {
  /**
   * Counts a response whose body is about to be sent. Throws if the budget has no room for it, or if its owner already has a share of
   * the budget.
   */
  begin(response: ServerResponse, body: ReplyBody | undefined, owner?: string): void;
  /** Returns a large body that is being sent to a client. */
  find(key: string): CompressedBody | undefined;
}

const defaults: TransitLimits = { budget: 256 * 1024 * 1024, bytesPerWindow: 30_000, window: 30_000 };

// In bytes. The kernel buffers smaller bodies immediately.
const large = 64 * 1024;

// Bytes of the buffers for a client whose response is decompressed while it reads.
const streamMemory = 256 * 1024;

/** Bounds the memory of large responses that clients read slowly, or not at all. */
export function createTransit(limits: Partial<TransitLimits> = {}): Transit {
  const { budget: capacity, bytesPerWindow, window } = { ...defaults, ...limits };
  const budget = createByteBudget({ capacity });
  const held = new Map<object, { clients: number; reservation: Reservation }>();

  const hold = ({ body, bytes }: Holding, owner: string | undefined): (() => void) => {
    const known = held.get(body);
    const reservation = known?.reservation ?? budget.tryReserve(bytes, owner);
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

  const begin: Transit['begin'] = (response, body, owner) => {
    const holdings = body === undefined ? [] : holdingsOf(response, body, (each) => held.has(each));
    if (holdings.length === 0) return;
    const release = holdAll((holding) => hold(holding, owner), holdings);
    const unwatch = response.socket
      ? disconnectSlow(response.socket, bytesPerWindow, window)
      : () => undefined;
    response.once('close', () => {
      unwatch();
      release();
    });
  };
  const find = (key: string) => {
    for (const body of held.keys()) if (body instanceof CompressedBody && body.key === key) return body;
    return undefined;
  };
  return { begin, find };
}

/** Memory of a response: of a body, which responses can share, or of the response itself. */
interface Holding {
  /** The body, or the response if no other can share its memory. */
  body: object;
  bytes: number;
}

function holdingsOf(response: ServerResponse, body: ReplyBody, isHeld: (body: object) => boolean): Holding[] {
  if (typeof body === 'string') {
    return body.length < large ? [] : [{ body: response, bytes: Buffer.byteLength(body) }];
  }
  if (!(body instanceof LargeReplyBody)) {
    return body.byteLength < large ? [] : [{ body, bytes: body.byteLength }];
  }
  const { source, decompress } = body;
  const bytes = source.gzip.byteLength;
  if (!decompress) return [{ body: source, bytes }];
  // One reservation for the first stream: the only reservation of an owner may exceed its share.
  if (!isHeld(source)) return [{ body: source, bytes: bytes + streamMemory }];
  return [
    { body: source, bytes },
    { body: response, bytes: streamMemory },
  ];
}

/** Reserves memory for all holdings, or for none if the budget has no room for one of them. Returns their release. */
function holdAll(hold: (holding: Holding) => () => void, holdings: readonly Holding[]): () => void {
  const releases: (() => void)[] = [];
  const releaseAll = () => {
    for (const release of releases) release();
  };
  try {
    for (const holding of holdings) releases.push(hold(holding));
  } catch (error) {
    releaseAll();
    throw error;
  }
  return releaseAll;
}

/**
 * Disconnects a client that reads too slowly: Node.js disconnects only clients that read nothing at all for a while. Returns a
 * function that stops this check.
 */
function disconnectSlow(socket: Socket, bytesPerWindow: number, window: number): () => void {
  let before = progressOf(socket);
  const timer = setInterval(() => {
    const now = progressOf(socket);
    const isSlow = before.waiting > 0 && now.waiting > 0 && now.taken - before.taken < bytesPerWindow;
    before = now;
    if (isSlow) socket.destroy();
  }, window);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Returns the number of bytes that the kernel has taken, and of those that wait for it. Streams count a write only when the kernel
 * has taken all of it; the handle knows the progress. The length of the queue alone shows no progress, because a stream refills it.
 */
function progressOf(socket: Socket): { taken: number; waiting: number } {
  const handle = Object(Reflect.get(socket, '_handle'));
  const waiting = numberIn(handle, 'writeQueueSize');
  return { waiting, taken: numberIn(handle, 'bytesWritten') - waiting };
}

function numberIn(handle: object, name: string): number {
  const value: unknown = Reflect.get(handle, name);
  return typeof value === 'number' ? value : 0;
}
