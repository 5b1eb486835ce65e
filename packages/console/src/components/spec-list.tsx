import type { Schema } from '@specshelf/contract';
import type { Links } from '../links.js';
import { NextPage } from './next-page.js';
import { pluralize } from './pluralize.js';
import { SpecTags } from './spec-tags.js';
import { summarizeProblems } from './summarize-problems.js';
import { Timestamp } from './timestamp.js';

type Spec = Schema<'OpenAPISpec'>;

interface SpecListProps {
  list: Schema<'OpenAPISpecList'>;
  organizationId: string;
  links: Links;
}

/** One page of the specifications of an organization. */
export function SpecList({ list: { items, count, next }, organizationId, links }: SpecListProps) {
  return (
    <section>
      <h2>{pluralize(count, 'specification')}</h2>
      {items.length === 0 && <p class="quiet">No specifications yet.</p>}
      {items.length > 0 && (
        <ul>
          {items.map((spec) => (
            <SpecRow key={spec.id} spec={spec} url={links.spec({ organizationId, specSlug: spec.slug })} />
          ))}
        </ul>
      )}
      <NextPage next={next} />
    </section>
  );
}

function SpecRow({ spec, url }: { spec: Spec; url: string }) {
  return (
    <li>
      <div class="row">
        <a class="name" href={url}>
          {spec.slug}
        </a>
        <span class="tags">
          <SpecTags spec={spec} />
        </span>
      </div>
      <div class="quiet">
        {describeProblems(spec)}
        {spec.lastProcessedAt !== undefined && (
          <>
            , processed <Timestamp at={spec.lastProcessedAt} />
          </>
        )}
      </div>
    </li>
  );
}

function describeProblems({ lastProcessedErrors, lastProcessedErrorCount, lastProcessedAt }: Spec): string {
  if (lastProcessedAt === undefined) return 'not processed yet';
  return summarizeProblems(lastProcessedErrors, lastProcessedErrorCount) || 'no problems';
}
