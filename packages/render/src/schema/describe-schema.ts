import { arrayMember, type JSONObject, type JSONValue, member, textMember } from '@specshelf/base/json';
import type { Description, ExternalLink, SchemaView } from '../model/schema-view.js';
import { allowedValues } from './allowed-values.js';
import type { MergedSchema } from './merged-schema.js';
import { constraintPhrases } from './phrases/constraint-phrases.js';
import { typePhrases } from './phrases/type-phrases.js';

/** A view while it is planned. */
export type ViewDraft = { -readonly [Name in keyof SchemaView]: SchemaView[Name] };

/** Describes a schema without its rows. */
export function describeSchema(root: JSONObject, merged: MergedSchema, id: string): ViewDraft {
  const { keywords, name } = merged;
  const view: ViewDraft = {
    id,
    type: typePhrases(root, merged),
    constraints: constraintPhrases(merged),
    examples: examplesOf(keywords),
    values: allowedValues(root, merged),
    groups: [],
  };
  const title = textMember(keywords, 'title');
  if (title !== undefined && !isSameName(title, name)) view.title = title;
  const description = descriptionOf(keywords);
  if (description !== undefined) view.description = description;
  const documentation = externalLinkOf(keywords);
  if (documentation !== undefined) view.documentation = documentation;
  if (member(keywords, 'deprecated') === true) view.deprecated = true;
  if (member(keywords, 'readOnly') === true) view.readOnly = true;
  if (member(keywords, 'writeOnly') === true) view.writeOnly = true;
  const initial = member(keywords, 'default');
  if (initial !== undefined) view.default = initial;
  return view;
}

/** Whether a title has the words of a name, such as `Pet Type` and `petType`: many documents generate their titles. */
export function isSameName(title: string, name: string | undefined): boolean {
  return name !== undefined && lettersOf(title) === lettersOf(name);
}

function lettersOf(text: string): string {
  return text
    .slice(0, 200)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/** The description of any object of a specification: safe HTML from the server, otherwise the author's text. */
export function descriptionOf(object: JSONObject): Description | undefined {
  const html = textMember(object, 'x-gitbook-description-html');
  const text = textMember(object, 'description');
  if (html !== undefined && html !== '') return text === undefined ? { html } : { html, source: text };
  return text === undefined || text.trim() === '' ? undefined : { text };
}

/** The external documentation of an operation or of a schema. */
export function externalLinkOf(object: JSONObject): ExternalLink | undefined {
  const documentation = member(object, 'externalDocs');
  const url = textMember(documentation, 'url');
  if (url === undefined) return undefined;
  return { url, text: textMember(documentation, 'description') ?? 'More documentation' };
}

function examplesOf(keywords: JSONObject): JSONValue[] {
  const example = member(keywords, 'example');
  const examples = arrayMember(keywords, 'examples');
  return examples.length > 0 || example === undefined ? [...examples] : [example];
}
