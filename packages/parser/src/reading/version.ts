import { isObject, type JSONObject, type JSONValue, member, typeName } from '@specshelf/base/json';
import type { OpenAPIVersion } from '../structure/openapi-objects.js';
import { foreignValue } from './foreign-text.js';

/** The versions whose objects and rules are known. */
export type RulesVersion = OpenAPIVersion | '2.0';

export interface Version {
  readonly field: 'openapi' | 'swagger';
  /** As in the source; corrected if it is not a valid version string. */
  readonly text: string;
  readonly rules: RulesVersion;
  readonly warning?: { readonly code: string; readonly message: string };
}

interface NoVersion {
  readonly code: 'not-openapi' | 'unsupported-version' | 'empty';
  readonly message: string;
  readonly pointer?: string[];
}

export type VersionedDocument = { root: JSONObject; version: Version } | { error: NoVersion };

/** `sourceText` returns the text of a number as written: 3.10 is not 3.1. */
export function findVersion(root: JSONValue, sourceText: (pointer: string[]) => string): VersionedDocument {
  if (root === null) return { error: { code: 'empty', message: 'The text contains no value' } };
  const field = isObject(root)
    ? (['openapi', 'swagger'] as const).find((name) => Object.hasOwn(root, name))
    : undefined;
  if (!isObject(root) || field === undefined) {
    const message = `The text is not an OpenAPI description, but ${foreignValue(root)}`;
    return { error: { code: 'not-openapi', message, pointer: [] } };
  }
  const value = member(root, field);
  const text = typeof value === 'number' ? sourceText([field]) : value;
  const version = typeof text === 'string' ? versionOf(field, text.trim(), text !== value) : undefined;
  if (version !== undefined) return { root, version };
  const found = typeof text === 'string' ? JSON.stringify(text) : typeName(value ?? null);
  const message = `The version in \`${field}\`, ${found}, is not supported: use 2.0, 3.0, 3.1, or 3.2`;
  return { error: { code: 'unsupported-version', message, pointer: [field] } };
}

function versionOf(field: 'openapi' | 'swagger', text: string, isNumber: boolean): Version | undefined {
  const [, major, minor, patch, rest] = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[\w.-]+)?$/.exec(text) ?? [];
  if (field === 'swagger') {
    return major === '2' && (minor ?? '0') === '0' && rest === undefined
      ? swaggerVersion(text, isNumber)
      : undefined;
  }
  if (major !== '3') return undefined;
  const whole = `3.${minor ?? '0'}.${patch ?? '0'}${rest ?? ''}`;
  const rules = rulesVersion(minor ?? '0');
  const code = 'unusual-version';
  if (isNumber) return { field, text: whole, rules, warning: numberWarning(field, whole) };
  if (patch === undefined) {
    const message = `The version "${text}" in \`openapi\` has no patch number: it is read as "${whole}"`;
    return { field, text: whole, rules, warning: { code, message } };
  }
  if (rest !== undefined || !['0', '1', '2'].includes(minor ?? '')) {
    const message = `The version "${text}" in \`openapi\` is unknown: it is read as ${rules}`;
    return { field, text, rules, warning: { code, message } };
  }
  return { field, text, rules };
}

function swaggerVersion(text: string, isNumber: boolean): Version {
  const version = { field: 'swagger', text: '2.0', rules: '2.0' } as const;
  if (isNumber) return { ...version, warning: numberWarning('swagger', '2.0') };
  if (text === '2.0') return version;
  const message = `The version "${text}" in \`swagger\` is invalid: it is read as "2.0"`;
  return { ...version, warning: { code: 'unusual-version', message } };
}

function numberWarning(field: string, text: string) {
  return {
    code: 'number-for-text',
    message: `\`${field}\` is a number, but must be a string: it is read as "${text}"`,
  };
}

function rulesVersion(minor: string): OpenAPIVersion {
  return minor === '0' ? '3.0' : minor === '1' ? '3.1' : '3.2';
}
