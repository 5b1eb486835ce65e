/** A request that is sent repeatedly. */
export interface BenchRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  headers?: Readonly<Record<string, string>>;
  /** Encoded before the measurement when encoding would delay other requests. */
  body?: string | Buffer;
  /** The only expected status. Default: 200. */
  status?: number;
  /** Returns a body that differs for each request, such as a new document. */
  renew?(): { path: string; body: string };
}

export const organizationPath = '/v1/orgs/default/openapi';
export const computedPath = '/v1/spaces/docs/content/computed';
