import type { SpecOverview } from '@specshelf/service';
import type { ComponentChildren } from 'preact';

/** A link to documentation elsewhere, with its description. */
export function DocsLink({
  docs: { url, description },
}: {
  docs: NonNullable<SpecOverview['externalDocs']>;
}) {
  return <WebLink url={url}>{description ?? url}</WebLink>;
}

/** A link of the author, if it leads to a web page. */
export function WebLink({ url, children }: { url: string | undefined; children: ComponentChildren }) {
  if (url === undefined || !/^https?:\/\//i.test(url)) return <>{children}</>;
  return (
    <a href={url} rel="noreferrer">
      {children}
    </a>
  );
}
