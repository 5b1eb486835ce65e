import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { defined } from '@specshelf/service';

export interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A browser that stores the session cookie, and follows neither redirects nor refreshes. */
export interface Visitor {
  /** The Cookie header of the next request. */
  cookie: string | undefined;
  see(address: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Seen>;
  send(address: string, form: Readonly<Record<string, string>>, headers?: OutgoingHttpHeaders): Promise<Seen>;
  signIn(token: string, to?: string): Promise<Seen>;
}

/** Creates a visitor that sends each request to this server, also for an absolute URL with another origin. */
export function createVisitor(server: string): Visitor {
  const visitor: Visitor = {
    cookie: undefined,
    see: (address, headers = {}, method = 'GET') => request(address, method, headers),
    send: (address, form, headers = {}) =>
      request(
        address,
        'POST',
        { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        String(new URLSearchParams(form)),
      ),
    signIn: (token, to) => visitor.send('/sign-in', { token, ...defined({ to }) }),
  };

  async function request(address: string, method: string, headers: OutgoingHttpHeaders, body?: string) {
    const { hostname, port } = new URL(server);
    const path = address.replace(/^https?:\/\/[^/]+/, '');
    const { cookie } = visitor;
    const sent = httpRequest({
      ...{ hostname, port, path, method, agent: false },
      headers: { ...defined({ cookie }), ...headers },
    });
    sent.end(body);
    const [response] = await once(sent, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const newCookie = response.headers['set-cookie']?.[0]?.split(';', 1)[0];
    if (newCookie !== undefined) visitor.cookie = newCookie;
    const text = Buffer.concat(chunks).toString();
    return { status: response.statusCode, headers: response.headers, text };
  }

  return visitor;
}

/** Returns the targets of the links of a page, without links to other sites and within the page. */
export function linksOf({ text }: Seen, address: string): string[] {
  const base = `http://here${address}`;
  const all = [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const inSite = all
    .map((href) => new URL(href, base))
    .filter(({ origin, hash }) => origin === 'http://here' && !hash);
  return inSite.map(({ pathname, search }) => pathname + search);
}
