import type { JSONValue } from '@specshelf/base/json';
import type { LinkTarget } from './options.js';

/** A schema as a page shows it: data without references and without loops, created by `planSchemas`. */
export interface SchemaView {
  /** ID of the element, for deep links, such as `response-200.items`. */
  id: string;
  /** The type in words, such as `array of Pet, or null`. */
  type: readonly Phrase[];
  /** Constraints in words, such as `5 to 30` or `matches ^[a-z]+$`. */
  constraints: readonly (readonly Phrase[])[];
  /** Title of the schema, if it differs from its name. */
  title?: string;
  /** Markdown or HTML of the author. */
  description?: Description;
  documentation?: ExternalLink;
  deprecated?: true;
  readOnly?: true;
  writeOnly?: true;
  default?: JSONValue;
  examples: readonly JSONValue[];
  /** The allowed values, with their descriptions. */
  values: readonly AllowedValue[];
  /** All texts of the schema, which are on another page because they are long. */
  moreText?: More;
  /** Whether long values are shown completely. */
  isComplete?: true;
  /** Groups of rows: properties, items, alternatives. */
  groups: readonly RowGroup[];
  /** Whether it is one of the schemas that contain it, so that its rows are shown further up. */
  recursive?: true;
  /** Names of schemas whose properties it also has, but which are not in the fragment. */
  parts?: readonly string[];
  /** All of its rows, which are on another page. */
  more?: More;
}

/** A piece of text in a sentence, which may be a link or code. */
export interface Phrase {
  text: string;
  target?: LinkTarget;
  isCode?: true;
}

/** Text of an author: HTML that the server has sanitized, with its source, otherwise Markdown, which pages show as plain text. */
export type Description = { html: string; source?: string } | { text: string };

/** A link of an author to another site. */
export interface ExternalLink {
  text: string;
  url: string;
}

export interface AllowedValue {
  value: JSONValue;
  description?: string;
}

/** Rows below a schema. */
export interface RowGroup {
  kind: 'alternatives' | 'conditions' | 'items' | 'properties';
  /** Such as `One of`, or undefined for the properties of the schema itself. */
  label?: string;
  rows: readonly Row[];
  /** Rows that do not fit. */
  more?: More;
}

/** A property, a pattern of properties, or an alternative. */
export interface Row {
  name: string;
  /** Whether the name is an identifier of the author, shown as code. */
  isCode: boolean;
  required?: true;
  schema: SchemaView;
}

/** A link to content that is not on this page. */
export interface More {
  /** Such as `12 more properties` or `Pet`. */
  text: string;
  target: LinkTarget;
}
