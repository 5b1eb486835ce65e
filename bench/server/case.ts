import type { Ask } from './ask.js';

/** One thing that is measured, and who is measured with it. */
export interface Case {
  name: string;
  /** What is asked of whom, by the name of the subject. */
  asks: Readonly<Record<string, readonly Ask[]>>;
  connections: number;
  /** What is sent or answered is too much for autocannon. */
  isLarge?: boolean;
  /** How many each connection asks for at most, where each leaves megabytes behind. */
  most?: number;
  /** Milliseconds from each answer to the next request, in which what the answer has left behind is done. */
  pause?: number;
  /** Whether it leaves work behind. */
  publishes?: boolean;
  /** Whose answers are the same; by default everybody's. */
  same?: readonly string[];
}
