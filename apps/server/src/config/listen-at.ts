/** Where a server accepts connections. */
export interface ListenAt {
  host: string;
  /** 0 for any free port. */
  port: number;
}
