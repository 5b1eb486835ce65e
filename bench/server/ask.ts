/** One request, as it is sent again and again. */
export interface Ask {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Readonly<Record<string, string>>;
  /** Bytes where making them would take so long that other requests would wait. */
  body?: string | Buffer;
  /** The only one that is an answer; 200 by default. */
  status?: number;
  /** What is another one each time, such as a document that nobody has sent before. */
  renew?(): { path: string; body: string };
}

export const organizationPath = '/v1/orgs/default/openapi';
