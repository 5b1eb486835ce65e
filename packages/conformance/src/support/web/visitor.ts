import type { Scope } from '@specshelf/contract';
import { expect } from 'vitest';
import type { SuiteContext } from '../suite-context.js';
import { Page } from './page.js';

type Fields = Readonly<Record<string, string>>;

/** A part of a form with files. */
export interface FormPart {
  field: string;
  content: string | Uint8Array<ArrayBuffer>;
  /** The name of a file. */
  name?: string;
}

/** A browser that stores cookies, and follows neither redirects nor refreshes. */
export class Visitor {
  readonly #context: SuiteContext;
  /** The Cookie header of the next request. */
  cookie: string | undefined;

  constructor(context: SuiteContext) {
    this.#context = context;
  }

  /** Requests an address of the target: a path, or an absolute URL. */
  see(address: string, headers: Fields = {}, method = 'GET'): Promise<Page> {
    return this.#request(address, { method, headers });
  }

  /** Requests a page for members or of a form, and expects its status. */
  async open(address: string, status = 200): Promise<Page> {
    return (await this.see(address)).isPage(status);
  }

  /** Sends a form. */
  send(address: string, fields: Fields, headers: Fields = {}): Promise<Page> {
    return this.#request(address, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }

  /** Sends the form of a page, with the fields that visitors do not see. */
  submit(page: Page, fields: Fields): Promise<Page> {
    return this.send(page.address, { ...page.hiddenFields, ...fields });
  }

  /** Sends a form with files. */
  async upload(address: string, parts: readonly FormPart[], headers: Fields = {}): Promise<Page> {
    const body = new FormData();
    for (const { field, content, name } of parts) {
      if (name === undefined) body.append(field, String(content));
      else body.append(field, new Blob([content]), name);
    }
    // Browsers send the length, by which the server decides which entries it can keep.
    const encoded = new Response(body);
    const bytes = await encoded.arrayBuffer();
    const type = encoded.headers.get('content-type') ?? '';
    const sent = { 'content-type': type, 'content-length': String(bytes.byteLength), ...headers };
    return this.#request(address, { method: 'POST', headers: sent, body: bytes });
  }

  /** Sends the form of the sign-in page, with the name of a token of the world or with a secret. */
  signIn(token: string, to?: string): Promise<Page> {
    const secret = this.#context.target.tokens[token] ?? token;
    return this.send('/sign-in', to === undefined ? { token: secret } : { token: secret, to });
  }

  async #request(address: string, init: RequestInit): Promise<Page> {
    const { target } = this.#context;
    const path = address.startsWith(target.baseUrl) ? address.slice(target.baseUrl.length) : address;
    const headers = new Headers({ accept: 'text/html', ...(this.cookie && { cookie: this.cookie }) });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await target.visit(new Request(target.baseUrl + path, { ...init, headers }));
    for (const changed of response.headers.getSetCookie()) this.cookie = applyCookie(this.cookie, changed);
    return new Page(path, response, await response.text());
  }
}

/** Returns a visitor that has signed in with a token: the name of one of the world, or a secret. */
export async function visitorWith(context: SuiteContext, token: string): Promise<Visitor> {
  const visitor = new Visitor(context);
  expect((await visitor.signIn(token)).status).toBe(303);
  return visitor;
}

/** Returns a visitor with some of the scopes of the editor. */
export async function visitorWithScopes(context: SuiteContext, ...scopes: Scope[]): Promise<Visitor> {
  return visitorWith(context, await createSecret(context, scopes));
}

/** Creates a token with some of the scopes of the editor, and returns its secret. */
export async function createSecret(context: SuiteContext, scopes: Scope[]): Promise<string> {
  const expiresAt = '2026-03-08T00:00:00Z';
  const token = { organizationId: 'acme', name: 'a browser', scopes, expiresAt };
  return (await context.client().tokens.create(token)).secret;
}

/** Returns a Cookie header after a Set-Cookie header. An empty value deletes a cookie. */
function applyCookie(cookies: string | undefined, changed: string): string | undefined {
  const [, pair = '', name = '', value = ''] = /^(([^=]+)=([^;]*))/.exec(changed) ?? [];
  const others = (cookies ?? '').split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`));
  return [...others, ...(value === '' ? [] : [pair])].join('; ') || undefined;
}
