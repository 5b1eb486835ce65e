import type { VNode } from 'preact';
import type { Reading } from './reading.js';

/** A page of the documentation, found but not rendered. */
export interface ReaderPage {
  kind: 'page';
  /** Query parameters that select the content, in a fixed order, or what else it depends on. */
  query?: string;
  load(): Promise<PageBody>;
  /** The page in Markdown. Absent for pages without content of their own. */
  markdown?: MarkdownForm;
}

/** A page in Markdown, found but not rendered. */
export interface MarkdownForm {
  /** Its path, and that of the page. */
  address: string;
  canonical: string;
  load(tools: MarkdownTools): Promise<MarkdownBody>;
}

export interface MarkdownTools {
  /** The origin of absolute URLs. */
  publicURL: string;
  /** Lets other requests run. */
  pause(): Promise<void>;
}

/** The variable part of a text. */
export interface MarkdownBody {
  /** Plain text. */
  title: string;
  /** Blocks in Markdown, without the title. */
  blocks: readonly string[];
}

/** A file that belongs to pages, such as the data of the search. */
export interface ReaderFile {
  kind: 'file';
  mediaType: string;
  query?: string;
  /** `pause` lets other requests run. */
  load(pause: () => Promise<void>): Promise<string>;
}

/** An address of an earlier release, or another address of a page. */
interface Moved {
  kind: 'moved';
  location: string;
  /** The new address of the page in Markdown. */
  markdown?: string;
}

/** A request for a page of the documentation. */
export interface ReaderRequest {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The origin of absolute URLs. */
  publicURL: string;
}

/** What is at an address. */
type Found = ReaderPage | ReaderFile | Moved | undefined;

/** Finds the page at an address without loading its documents. Undefined if there is none. */
export type FindPage = (reading: Reading, request: ReaderRequest) => Found | Promise<Found>;

/** The variable part of a page. */
export interface PageBody {
  title: string;
  /** The location in the navigation. */
  location: PageLocation;
  /** Rendered one after the other, with a pause after each, so that a long page does not block the event loop. */
  parts: Iterable<PagePart> | AsyncIterable<PagePart>;
  /** The path of the page without a prefix for the `canonical` link. */
  canonical: string;
}

/** Content, or HTML. It is empty after work that has no content yet. */
export type PagePart = (() => VNode) | string;

export type PageLocation =
  | { kind: 'overview' | 'operations' | 'schemas' | 'search' | 'changelog' | 'none' }
  | { kind: 'page'; index: number }
  | { kind: 'schema'; name: string };
