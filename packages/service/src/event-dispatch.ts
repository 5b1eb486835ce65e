import type { Schema } from '@specshelf/contract';
import type { IntegrationEvent } from './computed/integration-event.js';

/** An event on its way to an integration. */
export interface EventDispatch {
  integration: { name: string; endpoint: string; secret: string };
  event: IntegrationEvent;
  environment: Schema<'IntegrationEnvironment'>;
  /** How long it may take to answer, in milliseconds. */
  time: number;
  /** How long the answer may be, in bytes. */
  size: number;
}

export type EventResult =
  | { kind: 'answered'; text: string }
  /** It has answered with another status than 200. */
  | { kind: 'refused'; status: number; reason?: string }
  /** There is no such answer, in words that go on from `The integration "x"`. */
  | { kind: 'failed'; reason: string }
  | { kind: 'timeout' };
