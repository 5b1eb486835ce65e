import type { ComponentChildren } from 'preact';
import { ExampleForm } from '../publish/example-form.js';

interface EmptyCatalogProps {
  /** Why the list is empty. */
  reason: 'registry' | 'filters' | 'page';
  /** The URL of the catalog without filters. */
  root: string;
  /** The URL of the form that publishes, if the visitor may use it. */
  publish: string | undefined;
}

/** An empty list, with the next step. */
export function EmptyCatalog({ reason, root, publish }: EmptyCatalogProps) {
  if (reason === 'filters') {
    return (
      <Empty title="No specification matches">
        <p>
          Words match the beginning of words in titles, slugs, owners, and tags. Use fewer words or filters.
        </p>
        <div class="actions">
          <a class="button" href={root}>
            Clear filters
          </a>
        </div>
      </Empty>
    );
  }
  if (reason === 'page') {
    return (
      <Empty title="No more specifications">
        <div class="actions">
          <a class="button" href={root}>
            First page
          </a>
        </div>
      </Empty>
    );
  }
  return (
    <Empty title="No specifications yet">
      {publish === undefined ? (
        <p>
          Specifications are published with a token that has the <code>openapi:write</code> scope.
        </p>
      ) : (
        <>
          <p>
            Publish an OpenAPI file to get its documentation, its problems, and a history of its versions.
          </p>
          <div class="actions">
            <a class="button" href={publish}>
              Publish the first specification
            </a>
            <ExampleForm action={publish} />
          </div>
        </>
      )}
    </Empty>
  );
}

function Empty({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
