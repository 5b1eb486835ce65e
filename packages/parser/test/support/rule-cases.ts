import { expect } from 'vitest';
import { head, parsed, withoutNotes } from './parsed.js';

/** An invalid description, and the code, pointer, and line of its only problem. */
export type Broken = [fact: string, text: string, code: string, pointer: string, line: number];

export const head30 = 'openapi: 3.0.3\ninfo: {title: t, version: "1"}\n';
export const head32 = 'openapi: 3.2.0\ninfo: {title: t, version: "1"}\n';
export const head2 = 'swagger: "2.0"\ninfo: {title: t, version: "1"}\n';
export const ok = 'responses: {200: {description: d}}';

export const components = (text: string, start = head) => `${start}components:\n  ${text}\n`;
export const schema = (text: string, start = `${head30}paths: {}\n`) =>
  components(`schemas: {A: ${text}}`, start);
export const parameter = (text: string, start = head) => components(`parameters: {P: ${text}}`, start);
export const get = (text: string, start = head) => `${start}paths:\n  /a: {get: {${text}, ${ok}}}\n`;
export const path = (template: string, text: string, start = head) =>
  `${start}paths:\n  "${template}": ${text}\n`;
export const scheme = (text: string, start = head) => components(`securitySchemes: {s: ${text}}`, start);
export const id = '{name: id, in: path, required: true, schema: {}}';
export const id2 = '{name: id, in: path, required: true, type: string}';
export const body = '{name: b, in: body, schema: {}}';
export const operation = (text = '') => `{get: {${text}${ok}}}`;

export function expectOne([, text, code, pointer, line]: Broken, severity: string): void {
  // Ignores the losses of the conversion of Swagger 2.0.
  const problems = withoutNotes(parsed(text)).filter((problem) => problem.code !== 'not-in-openapi-3');
  expect(problems).toMatchObject([{ code, pointer, line, severity }]);
}
