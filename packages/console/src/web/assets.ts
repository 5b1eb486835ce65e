import { sha256 } from '@noble/hashes/sha2.js';
import * as site from '../generated/console-assets.gen.js';
import * as reader from '../generated/reader-assets.gen.js';
import { icon } from './icon.js';

/** Paths of a style sheet and a script. */
export interface PageAssets {
  style: string;
  script: string;
  /** The icon of the page. */
  icon: string;
}

interface AssetFile {
  /** Path without the prefix of `PUBLIC_URL`. */
  path: string;
  mediaType: string;
  text: string;
}

type AssetSet = 'console' | 'reader';

const files: Readonly<Record<AssetSet, Readonly<Record<'css' | 'js', AssetFile>>>> = {
  console: filesOf('console', site),
  reader: filesOf('reader', reader),
};

function filesOf(
  name: AssetSet,
  { style, script }: Pick<PageAssets, 'style' | 'script'>,
): Record<'css' | 'js', AssetFile> {
  return {
    css: { path: `/assets/${name}.${hashOf(style)}.css`, mediaType: 'text/css', text: style },
    js: { path: `/assets/${name}.${hashOf(script)}.js`, mediaType: 'text/javascript', text: script },
  };
}

/** Returns the paths of the assets of the reader or of the other pages, with a prefix. */
export function assetsAt(to: (path: string) => string, name: AssetSet): PageAssets {
  const { css, js } = files[name];
  return { style: to(css.path), script: to(js.path), icon: to(icon.path) };
}

/** Finds an asset by its file name, with whichever hash: pages of the previous release may be in caches. */
export function findAsset(name: string): (AssetFile & { isCurrent: boolean }) | undefined {
  if (name === icon.path.slice(1)) return { ...icon, isCurrent: false };
  const [, set, extension] = /^(reader|console)\.[0-9a-f]{16}\.(css|js)$/.exec(name) ?? [];
  if ((set !== 'reader' && set !== 'console') || (extension !== 'css' && extension !== 'js'))
    return undefined;
  const file = files[set][extension];
  return { ...file, isCurrent: file.path === `/assets/${name}` };
}

function hashOf(text: string): string {
  const bytes = sha256(new TextEncoder().encode(text)).subarray(0, 8);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
