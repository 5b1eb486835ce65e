import type { BenchRequest } from './load/bench-request.js';

/** A case to measure, with its subjects. */
export interface Case {
  name: string;
  /** Requests by subject. */
  requests: Readonly<Record<string, readonly BenchRequest[]>>;
  connections: number;
  /** Whether bodies or responses are too large for autocannon. */
  isLarge?: boolean;
  /** Maximum number of requests per connection, for requests that each store megabytes. */
  most?: number;
  /** Milliseconds from a response to the next request, for background work caused by the request. */
  pause?: number;
  /** Whether a request causes background work. */
  publishes?: boolean;
  /** Subjects with equal responses. Default: all. */
  same?: readonly string[];
}
