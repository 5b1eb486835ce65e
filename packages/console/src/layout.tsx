import type { Principal } from '@specshelf/service';
import type { ComponentChildren } from 'preact';
import type { Links } from './links.js';
import { style } from './style.js';

interface PageLayoutProps {
  title: string;
  links: Links;
  principal: Principal | undefined;
  /** A URL that the browser opens immediately. */
  refresh?: string | undefined;
  children: ComponentChildren;
}

/** The HTML document and header of every page. */
export function PageLayout({ title, links, principal, refresh, children }: PageLayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {refresh !== undefined && <meta http-equiv="refresh" content={`0; url=${refresh}`} />}
        <title>{`${title} · Specshelf`}</title>
        <style>{style}</style>
      </head>
      <body>
        <header>
          <div>
            <strong>{principal ? <a href={links.signIn}>Specshelf</a> : 'Specshelf'}</strong>
            {principal && <SignedIn name={principal.subject.displayName} signOut={links.signOut} />}
          </div>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}

function SignedIn({ name, signOut }: { name: string; signOut: string }) {
  return (
    <>
      <span class="quiet">{name}</span>
      <form method="post" action={signOut}>
        <button type="submit">Sign out</button>
      </form>
    </>
  );
}
