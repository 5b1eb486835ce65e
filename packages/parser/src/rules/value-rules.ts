import type { FieldRule } from '../checking/checked-table.js';
import { parseURL } from '../files/parse-url.js';
import { isArray, isObject, type JSONValue, member } from '../json/json.js';
import { shortened, shown } from '../text/quote.js';

/** A regular expression, as the keyword of a schema or as the name of a member of `patternProperties`. */
export const pattern: FieldRule = (value, object, name, { patternCheck, warning }) => {
  const wrong = typeof value === 'string' ? patternCheck(value) : undefined;
  if (wrong !== undefined) {
    warning('invalid-pattern', `${shown(String(value))} ${wrong}`, object, name);
  }
};

export const patternNames: FieldRule = (value, _, __, context, type) => {
  if (isObject(value)) {
    for (const name of Object.keys(value)) {
      pattern(name, value, name, context, type);
    }
  }
};

export const defaultInEnum: FieldRule = (value, object, name, { warning }) => {
  const values = member(object, 'enum');
  if (isArray(values) && values.length > 0 && !values.some((one) => isSame(one, value))) {
    const message = `\`${name}\` is ${shortened(JSON.stringify(value))}, which is not one of the values in \`enum\``;
    warning('default-not-in-enum', message, object, name);
  }
};

function isSame(a: JSONValue, b: JSONValue): boolean {
  if (isArray(a)) {
    return isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index] ?? null));
  }
  if (isObject(a)) {
    const names = Object.keys(a);
    return (
      isObject(b) &&
      names.length === Object.keys(b).length &&
      names.every((name) => Object.hasOwn(b, name) && isSame(a[name] ?? null, b[name] ?? null))
    );
  }
  return a === b;
}

/** A URL, or a reference relative to that of the document. */
export const url = addressRule(whyNoUrl);

/** In Swagger 2.0 a URL is never relative. */
export const absoluteUrl = addressRule((text) => whyNoUrl(text) ?? whyNotAbsolute(text));

/** The URL of a server may have variables anywhere, and be empty: paths then begin at the root. */
export const serverUrl = addressRule((text) =>
  text === '' ? undefined : whyNoUrl(text.replace(/:\{[^{}]*\}/g, ':1').replace(/\{[^{}]*\}/g, 'a')),
);

function addressRule(whyNot: (text: string) => string | undefined): FieldRule {
  return (value, object, name, { warning }) => {
    const why = typeof value === 'string' ? whyNot(value) : undefined;
    if (why !== undefined) {
      warning('invalid-url', `\`${name}\` is ${shown(String(value))}, which is no URL: ${why}`, object, name);
    }
  };
}

function whyNoUrl(text: string): string | undefined {
  if (text === '') {
    return 'it is empty';
  }
  const forbidden = /[\s<>"{}|\\^`]/.exec(text)?.[0];
  if (forbidden !== undefined) {
    return `it contains ${forbidden.trim() === '' ? 'a space' : JSON.stringify(forbidden)}`;
  }
  if (/%(?![0-9a-f]{2})/i.test(text)) {
    return 'it contains "%" without two hexadecimal digits behind it';
  }
  if (/^(?:https?|wss?):/i.test(text)) {
    return /^\w+:\/\/[^/?#]/.test(text) && parseURL(text) ? undefined : 'it has no valid host';
  }
  return text.startsWith('www.') ? `it has no scheme, write ${shown(`https://${text}`)}` : undefined;
}

const whyNotAbsolute = (text: string) =>
  /^[a-z][a-z0-9+.-]*:/i.test(text) ? undefined : 'it has no scheme such as https';

/** As browsers check email addresses, and with letters of any language. */
const emailAddress = /^[\w.!#$%&'*+/=?^`{|}~\u0080-\uffff-]+@[\w\u0080-\uffff-]+(?:\.[\w\u0080-\uffff-]+)*$/;

export const email: FieldRule = (value, object, name, { warning }) => {
  if (typeof value === 'string' && !emailAddress.test(value)) {
    const message = `\`${name}\` is ${shown(value)}, which is no email address such as name@example.com`;
    warning('invalid-email', message, object, name);
  }
};
