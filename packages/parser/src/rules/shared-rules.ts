import { isObject, type JSONObject } from '@specshelf/base/json';
import type { RuleContext } from '../checking/rule-context.js';
import { quote } from '../text/quote.js';
import { namedTags } from './named-tags.js';

export function checkTags(root: JSONObject, { findings, scope: { file } }: RuleContext): void {
  const first = new Map<string, JSONObject>();
  for (const [name, tag] of namedTags(root)) {
    const known = first.get(name);
    if (known === undefined) {
      first.set(name, tag);
    } else {
      findings.add({
        code: 'duplicate-tag',
        severity: 'warning',
        message: `The tag ${quote(name)} is already declared at`,
        also: { file, holder: known },
        file,
        holder: tag,
        token: 'name',
      });
    }
  }
}

export function checkResponses(responses: JSONObject, { version, error, warning }: RuleContext): void {
  let count = 0;
  for (const code in responses) {
    if (code.startsWith('x-')) continue;
    count += 1;
    if (!isCode(code) && code !== 'default' && (version === '2.0' || !/^[1-5]XX$/.test(code))) {
      const ranges = version === '2.0' ? '' : ', a range such as "4XX"';
      const message = `${quote(code)} is not a response code: use three digits such as "404"${ranges}, or "default"`;
      error('response-code', message, responses, code);
    }
  }
  if (count === 0) warning('no-responses', 'An operation must have at least one response', responses);
}

const isCode = (code: string) => code.length === 3 && Number(code) >= 100 && /^\d+$/.test(code);

/** Checks that each name in a security requirement is that of a security scheme. */
export function checkSecurity(requirement: JSONObject, context: RuleContext): void {
  const { schemes, version, entry, scope } = context;
  const isOtherDescription =
    scope.file !== entry && isObject(scope.file.root) && Object.hasOwn(scope.file.root, 'info');
  if (schemes === undefined || isOtherDescription) return;
  for (const name in requirement) {
    // Since 3.2 the URI of a scheme is allowed as well.
    const isURI = version === '3.2' && /[/#:.]/.test(name);
    if (!schemes.has(name) && !isURI) {
      const where = version === '2.0' ? '`securityDefinitions`' : '`components.securitySchemes`';
      const known = schemes.size === 0 ? 'none' : [...schemes].slice(0, 10).map(quote).join(', ');
      const message = `${quote(name)} is not a security scheme: ${where} has ${known}`;
      context.error('security-scheme-not-found', message, requirement, name);
    }
  }
}
