import type { ComponentChildren } from 'preact';
import type { PageAssets } from '../web/assets.js';
import { icon } from '../web/icon.js';

interface DocumentLayoutProps {
  title: string;
  assets: PageAssets;
  /** Absolute URL. */
  canonical?: string | undefined;
  /** The URL of the feed of changes. */
  feed?: string | undefined;
  /** The page in Markdown. */
  markdown?: string | undefined;
  /** Seconds until a browser without script loads the page again. */
  refresh?: number | undefined;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  children: ComponentChildren;
}

/** The HTML document of all pages of the reader. */
export function DocumentLayout({
  title,
  assets,
  canonical,
  feed,
  markdown,
  refresh,
  isIndexed,
  children,
}: DocumentLayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {refresh !== undefined && (
          <noscript>
            <meta http-equiv="refresh" content={String(refresh)} />
          </noscript>
        )}
        {!isIndexed && <meta name="robots" content="noindex" />}
        <title>{title}</title>
        <link rel="icon" type={icon.mediaType} href={assets.icon} />
        {canonical !== undefined && <link rel="canonical" href={canonical} />}
        {feed !== undefined && (
          <link rel="alternate" type="application/atom+xml" title="Changelog" href={feed} />
        )}
        {markdown !== undefined && <link rel="alternate" type="text/markdown" href={markdown} />}
        <link rel="stylesheet" href={assets.style} />
        {/* Not deferred: it applies the stored theme before the first paint. */}
        <script src={assets.script} />
      </head>
      <body class="reader" id="page:top">
        <a class="reader-skip" href="#page:content">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}
