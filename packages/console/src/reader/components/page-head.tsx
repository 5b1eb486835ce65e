import type { SitePage } from '@specshelf/service';
import { Fragment } from 'preact';
import type { PageBody } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { Breadcrumbs } from './breadcrumbs.js';
import { Breakable, shortTitle } from './page-title.js';
import { publishedDocuments } from './published-documents.js';

interface PageHeadProps {
  reading: Reading;
  body: PageBody;
  /** The address of the page in Markdown. */
  markdown: string | undefined;
}

/** The title of a page, with the links to the pages above it and to its other forms. */
export function PageHead({ reading, body, markdown }: PageHeadProps) {
  const { location, title } = body;
  const page = location.kind === 'page' ? reading.map.pages[location.index] : undefined;
  return (
    <header class="reader-head">
      <Breadcrumbs reading={reading} location={location} />
      <h1 dir="auto">
        <Breakable text={title} />
      </h1>
      {page?.deprecated && (
        <p class="reader-state-of-page">
          <span class="shelf-deprecated">deprecated</span>
        </p>
      )}
      {page?.furtherTags && <FurtherTags tags={page.furtherTags} reading={reading} />}
      <Forms reading={reading} body={body} markdown={markdown} />
    </header>
  );
}

/** The tags of an operation besides the one above it. */
function FurtherTags({ tags, reading }: { tags: NonNullable<SitePage['furtherTags']>; reading: Reading }) {
  return (
    <p class="reader-state-of-page reader-soft">
      Further {tags.length === 1 ? 'tag' : 'tags'}:{' '}
      {tags.map(({ title, page: index }, position) => {
        const page = index === undefined ? undefined : reading.map.pages[index];
        const text = shortTitle(title);
        return (
          <Fragment key={position}>
            {position > 0 && ', '}
            {page ? <a href={reading.reader.page(page.path)}>{text}</a> : text}
          </Fragment>
        );
      })}
    </p>
  );
}

function Forms({ reading, body: { location }, markdown }: PageHeadProps) {
  if (['search', 'changelog', 'none'].includes(location.kind)) return null;
  const forms = [
    ...(markdown === undefined ? [] : [{ text: 'Page as Markdown', href: markdown }]),
    ...publishedDocuments(reading),
  ];
  if (forms.length === 0) return null;
  const list = (
    <details>
      <summary>Open as</summary>
      <ul>
        {forms.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </details>
  );
  return (
    <div class="reader-actions">
      {markdown === undefined ? list : <shelf-copy-page>{list}</shelf-copy-page>}
    </div>
  );
}
