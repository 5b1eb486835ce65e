import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Somebody with a browser that keeps our cookie, and follows nothing by itself. */
export interface Visitor {
  /** What their browser sends as its cookies. */
  cookie: string | undefined;
  see(address: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Seen>;
  send(address: string, form: Readonly<Record<string, string>>, headers?: OutgoingHttpHeaders): Promise<Seen>;
  signIn(token: string, to?: string): Promise<Seen>;
}

/** Every address is asked for at this server, wherever it says that it is. */
export function createVisitor(server: string): Visitor {
  const visitor: Visitor = {
    cookie: undefined,
    see: (address, headers = {}, method = 'GET') => ask(address, method, headers),
    send: (address, form, headers = {}) =>
      ask(
        address,
        'POST',
        { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        String(new URLSearchParams(form)),
      ),
    signIn: (token, to) => visitor.send('/sign-in', { token, ...(to === undefined ? {} : { to }) }),
  };

  async function ask(address: string, method: string, headers: OutgoingHttpHeaders, body?: string) {
    const { hostname, port } = new URL(server);
    const path = address.replace(/^https?:\/\/[^/]+/, '');
    const { cookie } = visitor;
    const request = httpRequest({
      ...{ hostname, port, path, method, agent: false },
      headers: { ...(cookie === undefined ? {} : { cookie }), ...headers },
    });
    request.end(body);
    const [response] = await once(request, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const kept = response.headers['set-cookie']?.[0]?.split(';', 1)[0];
    if (kept !== undefined) visitor.cookie = kept;
    const text = Buffer.concat(chunks).toString();
    return { status: response.statusCode, headers: response.headers, text };
  }

  return visitor;
}

/** Where the links of a page lead, those to other sites and within the page left out. */
export function linksOf({ text }: Seen, address: string): string[] {
  const base = `http://here${address}`;
  const all = [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const inSite = all
    .map((href) => new URL(href, base))
    .filter(({ origin, hash }) => origin === 'http://here' && !hash);
  return inSite.map(({ pathname, search }) => pathname + search);
}
