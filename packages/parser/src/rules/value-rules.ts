import { isArray, isObject, type JSONValue, member } from '@specshelf/base/json';
import type { FieldRule } from '../checking/checked-type.js';
import { parseURL } from '../files/parse-url.js';
import { quote, shorten } from '../text/quote.js';

/** Checks a regular expression: the value of `pattern`, or a name in `patternProperties`. */
export const pattern: FieldRule = (value, object, name, { patternCheck, warning }) => {
  const reason = typeof value === 'string' ? patternCheck(value) : undefined;
  if (reason !== undefined) warning('invalid-pattern', `${quote(String(value))} ${reason}`, object, name);
};

export const patternNames: FieldRule = (value, _object, _name, context) => {
  if (!isObject(value)) return;
  for (const name of Object.keys(value)) pattern(name, value, name, context);
};

export const defaultInEnum: FieldRule = (value, object, name, { warning }) => {
  const values = member(object, 'enum');
  if (isArray(values) && values.length > 0 && !values.some((one) => isSame(one, value))) {
    const message = `\`${name}\` is ${shorten(JSON.stringify(value))}, which is not one of the values in \`enum\``;
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

/** Checks a URL, which may be relative to that of the document. */
export const url = urlRule(urlError);

/** Checks a URL of Swagger 2.0, which must be absolute. */
export const absoluteUrl = urlRule((text) => urlError(text) ?? relativeError(text));

/** Checks the URL of a server, which may have variables anywhere, and may be empty: paths then begin at the root. */
export const serverUrl = urlRule((text) =>
  text === '' ? undefined : urlError(text.replace(/:\{[^{}]*\}/g, ':1').replace(/\{[^{}]*\}/g, 'a')),
);

function urlRule(errorOf: (text: string) => string | undefined): FieldRule {
  return (value, object, name, { warning }) => {
    const reason = typeof value === 'string' ? errorOf(value) : undefined;
    if (reason !== undefined) {
      const message = `\`${name}\` is ${quote(String(value))}, which is not a valid URL: ${reason}`;
      warning('invalid-url', message, object, name);
    }
  };
}

function urlError(text: string): string | undefined {
  if (text === '') return 'it is empty';
  const forbidden = /[\s<>"{}|\\^`]/.exec(text)?.[0];
  if (forbidden !== undefined) {
    return `it contains ${forbidden.trim() === '' ? 'a space' : JSON.stringify(forbidden)}`;
  }
  if (/%(?![0-9a-f]{2})/i.test(text)) return 'it contains "%" without two hexadecimal digits after it';
  if (/^(?:https?|wss?):/i.test(text)) {
    return /^\w+:\/\/[^/?#]/.test(text) && parseURL(text) ? undefined : 'it has no valid host';
  }
  return text.startsWith('www.') ? `it has no scheme, use ${quote(`https://${text}`)}` : undefined;
}

const relativeError = (text: string) =>
  /^[a-z][a-z0-9+.-]*:/i.test(text) ? undefined : 'it has no scheme such as https';

/** The check of browsers for email addresses, with letters of any language. */
const emailAddress = /^[\w.!#$%&'*+/=?^`{|}~\u0080-\uffff-]+@[\w\u0080-\uffff-]+(?:\.[\w\u0080-\uffff-]+)*$/;

export const email: FieldRule = (value, object, name, { warning }) => {
  if (typeof value === 'string' && !emailAddress.test(value)) {
    const message = `\`${name}\` is ${quote(value)}, which is not an email address such as name@example.com`;
    warning('invalid-email', message, object, name);
  }
};
