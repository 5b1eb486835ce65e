import { posix } from 'node:path';
import { allowedName, withoutDotsAtEnd } from '../files/safe-name.js';

/** A page of the documentation of a version. */
export interface Page {
  /** Path and query below the address of the version, in normal form: `docs/pets/list-pets.md`, `schemas/Pet.md?part=id`. */
  address: string;
  /** Markdown. */
  text: string;
}

export interface PageFile {
  /** With slashes. */
  path: string;
  text: string;
}

/** The address of the page that leads to all others. */
export const index = 'llms.txt';

/** Matches a link up to the end of its address, in which a backslash may precede punctuation. */
const link = /\]\((https?:(?:[^()\s\\]|\\.)+)/g;

/** Returns the addresses of the pages in Markdown below `root` to which a text links, in order. */
export function linkedPages(text: string, root: string): string[] {
  return [...text.matchAll(link)].flatMap(([, url = '']) => targetOf(url, root)?.address ?? []);
}

/** Returns the files of pages. Links between the pages are relative; others remain as they are. */
export function filesOfPages(pages: readonly Page[], root: string): PageFile[] {
  const paths = pathsOf(pages.map(({ address }) => address));
  return pages.map(({ address, text }) => {
    const path = paths.get(address) ?? '';
    const relink = (whole: string, url: string) => {
      const target = targetOf(url, root);
      const file = target && paths.get(target.address);
      return file === undefined ? whole : `](${relativeURL(path, file)}${target?.fragment}`;
    };
    return { path, text: text.replaceAll(link, relink) };
  });
}

interface Target {
  address: string;
  /** With its `#`, or empty. */
  fragment: string;
}

/** Returns the page in Markdown to which the address of a link leads. Undefined for anything else. */
function targetOf(link: string, root: string): Target | undefined {
  const text = link.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
  if (!text.startsWith(root) || !URL.canParse(text)) return undefined;
  const { href, hash, searchParams } = new URL(text);
  // An author may write a link with `..`, which leads elsewhere.
  if (!href.startsWith(root)) return undefined;
  const [path = ''] = href.slice(root.length).split(/[?#]/, 1);
  const isMarkdown = path.endsWith('.md') || searchParams.has('format');
  const isPage = isMarkdown && /^(?:docs|operations|schemas)[./]/.test(path);
  if (
    !(isPage || path === index) ||
    [...searchParams.keys()].some((name) => !['format', 'part', 'from'].includes(name))
  ) {
    return undefined;
  }
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return { address: path.split('/').map(normalSegment).join('/') + query, fragment: hash };
}

/** Returns the path of a file for each address. No two differ only in case: some file systems do not distinguish it. */
function pathsOf(addresses: readonly string[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  for (const address of addresses) {
    const wanted = pathOf(address);
    let path = wanted;
    while (taken.has(comparable(path))) {
      const number = (numbers.get(comparable(wanted)) ?? 1) + 1;
      numbers.set(comparable(wanted), number);
      path = wanted.replace(/(\.\w+)$/, `-${number}$1`);
    }
    taken.add(comparable(path));
    paths.set(address, path);
  }
  return paths;
}

// First in upper case: several lowercase letters have the same uppercase one.
const comparable = (path: string) => path.normalize('NFC').toUpperCase().toLowerCase();

function pathOf(address: string): string {
  if (address === index) return index;
  const [path = '', query] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  const segments = path.split('/').map((segment) => decode(segment) ?? segment);
  const last = segments.pop() ?? '';
  const name = parameters.has('format') ? last : last.replace(/\.md$/, '');
  return [...segments.map(folderName), fileName(name, parameters)].join('/');
}

function relativeURL(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to).split('/').map(encode).join('/');
}

function normalSegment(segment: string): string {
  const decoded = decode(segment);
  return decoded === undefined ? segment : encode(decoded);
}

/** Undefined for an invalid percent escape. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Parentheses would end a link in Markdown. */
function encode(segment: string): string {
  return encodeURIComponent(segment).replaceAll(/[()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
}

// Limits in bytes: file systems allow 255 for both together, with a number and an extension.
const longestName = 120;
const longestPart = 80;

/** Returns the name of the file of a page, with the part and the first row that its address may name. */
function fileName(name: string, parameters: URLSearchParams): string {
  const parts = ['part', 'from'].flatMap((key) => {
    const value = parameters.get(key);
    return value === null ? [] : [`.${key}-${allowedName(value, longestPart)}`];
  });
  return `${allowedName(name, longestName)}${parts.join('')}.md`;
}

/** Returns the name of a folder, which is not the name of a file. */
function folderName(text: string): string {
  return withoutDotsAtEnd(allowedName(text, longestName).replace(/\.md$/i, '-md'));
}
