import { expect } from 'vitest';

/** A response to a visitor. */
export class Page {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  /** The body. */
  readonly html: string;

  constructor(address: string, { status, headers }: Response, html: string) {
    this.address = address;
    this.status = status;
    this.headers = headers;
    this.html = html;
  }

  header(name: string): string | undefined {
    return this.headers.get(name) ?? undefined;
  }

  /** Where the response redirects to. */
  get location(): string | undefined {
    return this.header('location');
  }

  /** The text without tags, decoded. Each tag separates words. */
  get words(): string {
    const text = this.html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, ' ');
    return decode(text).replaceAll(/\s+/g, ' ');
  }

  /** The targets of links, without links to other sites and within the page. */
  get links(): string[] {
    const urls = this.hrefs.map((href) => new URL(href, `http://here${this.address}`));
    const inSite = urls.filter(({ origin, hash }) => origin === 'http://here' && !hash);
    return inSite.map(({ pathname, search }) => pathname + search);
  }

  /** The targets of all links as they are written. */
  get hrefs(): string[] {
    return [...this.html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decode(href));
  }

  /** The first match of a pattern in the HTML, or its first group, decoded; an empty text without a match. */
  find(pattern: RegExp): string {
    const [all = '', group = all] = pattern.exec(this.html) ?? [];
    return decode(group);
  }

  /** The values of the form fields with a name, such as those of check boxes. */
  valuesOf(name: string): string[] {
    const values = this.html.matchAll(new RegExp(`name="${name}" value(?:="([^"]*)")?`, 'g'));
    return [...values].map(([, value = '']) => decode(value));
  }

  /** The fields of its forms that visitors do not see. */
  get hiddenFields(): Record<string, string> {
    const inputs = this.html.match(/<input (?:"[^"]*"|[^">])*>/g) ?? [];
    const hidden = inputs.filter((input) => / type="hidden"/.test(input));
    return Object.fromEntries(
      hidden.map((input) => {
        const [, name = ''] = / name="([^"]*)"/.exec(input) ?? [];
        const [, value = ''] = / value="([^"]*)"/.exec(input) ?? [];
        return [decode(name), decode(value)];
      }),
    );
  }

  /** Expects texts in the text without tags. */
  shows(...texts: string[]): this {
    for (const text of texts) expect(this.words, this.address).toContain(text);
    return this;
  }

  hides(...texts: string[]): this {
    for (const text of texts) expect(this.words, this.address).not.toContain(text);
    return this;
  }

  /** Expects links to other pages. */
  leadsTo(...addresses: string[]): this {
    expect(this.links).toEqual(expect.arrayContaining(addresses));
    return this;
  }

  /** Expects an HTML page with this status and the security headers. */
  isPage(status: number): this {
    expect([this.address, this.status]).toEqual([this.address, status]);
    expect(Object.fromEntries(this.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    return this;
  }

  redirectsTo(location: string, status = 303): this {
    expect([this.status, this.location]).toEqual([status, location]);
    return this;
  }
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
