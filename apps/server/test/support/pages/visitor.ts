import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { defined } from '@specshelf/base/defined';

export interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A browser that stores cookies, and follows neither redirects nor refreshes. */
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
      headers: { accept: 'text/html', ...defined({ cookie }), ...headers },
    });
    sent.end(body);
    const [response] = await once(sent, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    for (const changed of response.headers['set-cookie'] ?? []) {
      visitor.cookie = applyCookie(visitor.cookie, changed);
    }
    const text = Buffer.concat(chunks).toString();
    return { status: response.statusCode, headers: response.headers, text };
  }

  return visitor;
}

/** Returns a Cookie header after a Set-Cookie header. An empty value deletes a cookie. */
export function applyCookie(cookies: string | undefined, changed: string): string | undefined {
  const [, pair = '', name = '', value = ''] = /^(([^=]+)=([^;]*))/.exec(changed) ?? [];
  const others = (cookies ?? '').split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`));
  return [...others, ...(value === '' ? [] : [pair])].join('; ') || undefined;
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
