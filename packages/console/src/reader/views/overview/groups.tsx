import { ActionList } from '../../components/action-list.js';
import type { Reading } from '../../reading/reading.js';
import { actionsBelow, countActions, type SiteIndex } from '../../reading/site-index.js';

interface GroupsProps {
  /** Of pages without a parent. */
  indexes: readonly number[];
  site: SiteIndex;
  reading: Reading;
}

/** The tags with the number of their operations. */
export function GroupList({ indexes, site, reading: { reader } }: GroupsProps) {
  const hasActions = indexes.some((index) => site.actionCounts[index] !== 0);
  return (
    <section class="reader-section">
      <h2 id="contents">{hasActions ? 'Operations' : 'Topics'}</h2>
      <ul class="reader-list">
        {indexes.map((index) => {
          const page = site.pages[index];
          const count = site.actionCounts[index] ?? 0;
          return (
            page && (
              <li key={index}>
                <a href={reader.page(page.path)}>
                  <span class="reader-list-title" dir="auto">
                    {page.title}
                  </span>
                  {count > 0 && <span class="reader-count">{count}</span>}
                  {page.description !== '' && (
                    <span class="reader-soft" dir="auto">
                      {page.description}
                    </span>
                  )}
                </a>
              </li>
            )
          );
        })}
      </ul>
      {hasActions && (
        <p>
          <a href={reader.operations}>All {countActions(site)} operations</a>
        </p>
      )}
    </section>
  );
}

/** Tags with their operations. */
export function Groups({ indexes, site, reading: { reader } }: GroupsProps) {
  const groups = indexes.map((index) => {
    const page = site.pages[index];
    const actions = actionsBelow(site, index).flatMap((child) => site.pages[child] ?? []);
    return (
      page && (
        <section key={index} class="reader-section">
          <h2 id={`tag-${index}`} dir="auto">
            <a href={reader.page(page.path)}>{page.title}</a>
          </h2>
          {page.description !== '' && (
            <p class="reader-soft" dir="auto">
              {page.description}
            </p>
          )}
          <ActionList pages={actions} reader={reader} />
        </section>
      )
    );
  });
  return <div>{groups}</div>;
}

/** Operations without a tag, or a link to the index of them. */
export function SingleOperations({ indexes, site, reading, isLong }: GroupsProps & { isLong: boolean }) {
  const pages = indexes.flatMap((index) => site.pages[index] ?? []);
  return (
    <section class="reader-section">
      <h2 id="operations">Operations</h2>
      {isLong ? (
        <p>
          <a href={reading.reader.operations}>All {pages.length} operations</a>
        </p>
      ) : (
        <ActionList pages={pages} reader={reading.reader} />
      )}
    </section>
  );
}
