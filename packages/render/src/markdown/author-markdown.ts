import type { Schema } from '@specshelf/contract';
import { documentToMarkdown } from '@specshelf/markdown/document-to-markdown';
import { normalizeMarkdown } from '@specshelf/markdown/normalize-markdown';
import type { Block } from '../model/node-types.js';
import type { LinkTarget } from '../model/options.js';
import type { Description } from '../model/schema-view.js';
import type { MarkdownContext } from './markdown-context.js';
import { cleanText, escapeText } from './markdown-text.js';

/** Limits on a text that is parsed: conversion takes up to 20 ms for them. */
const maxLength = 8_000;
const maxMarkup = 600;

/** The Markdown of a description, without HTML, and without constructs that end after it. Empty without text. */
export function describe(description: Description | undefined, context: MarkdownContext): string {
  if (description === undefined) return '';
  const source =
    'html' in description ? (description.source ?? textOfHTML(description.html)) : description.text;
  return authorMarkdown(shorten(source, context.maxDescription), context);
}

/** A line as most authors write them: no character of it is markup. */
const plainLine = /^[A-Za-z(][\w ,.;:'"()?!%/-]*$/;

function authorMarkdown(source: string, context: MarkdownContext): string {
  const text = cleanText(source).trim();
  if (text.length < 300 && plainLine.test(text) && !text.includes('_')) return text.replaceAll(/ {2,}/g, ' ');
  if (isExpensive(text)) return literal(text);
  const normalized = normalizeMarkdown(text, (url) => addressOf(targetOf(url), context));
  return normalized === undefined ? literal(text) : cleanText(normalized);
}

function targetOf(url: string): LinkTarget {
  return url.startsWith('#') ? { kind: 'anchor', anchor: url.slice(1) } : { kind: 'url', url };
}

function isExpensive(text: string): boolean {
  return text.length > maxLength || (text.match(/[<&\\[\]*_`~$|@#>]/g)?.length ?? 0) > maxMarkup;
}

/** Paragraphs of escaped text. */
function literal(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(escapeText)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function textOfHTML(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
}

/** Cuts a long text after a sentence, if there is one. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('.\n'));
  return end > limit / 3 ? `${start.slice(0, end + 1)} …` : `${start}…`;
}

/** Converts blocks other than API blocks to Markdown. */
export function nodesToMarkdown(
  nodes: readonly Block[],
  context: MarkdownContext,
  change: (node: Block) => Block,
): string {
  const document = { object: 'document' as const, data: { schemaVersion: 2 }, nodes: nodes.map(change) };
  return cleanText(documentToMarkdown(withLinks(document, context))).trim();
}

/** A reference that has no address, so that only its text remains. */
const nowhere: Schema<'ContentRef'> = { kind: 'openapi', spec: '' };

/** Copies a value with the URLs of its links and images. */
function withLinks<Value>(value: Value, context: MarkdownContext): Value;
function withLinks(value: unknown, context: MarkdownContext): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withLinks(each, context));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === 'ref' && isTarget(child) ? resolve(child, context) : withLinks(child, context),
    ]),
  );
}

function isTarget(value: unknown): value is Schema<'ContentRef'> {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

function resolve(ref: LinkTarget & Schema<'ContentRef'>, context: MarkdownContext): Schema<'ContentRef'> {
  const url = addressOf(ref, context);
  return url === undefined ? nowhere : { kind: 'url', url };
}

/** Authors write relative URLs for another place than that of the text. */
function addressOf(target: LinkTarget, context: MarkdownContext): string | undefined {
  const url = context.href(target);
  return url !== undefined && /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(url) ? url : undefined;
}
