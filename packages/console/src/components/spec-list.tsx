import type { Schema } from '@specshelf/contract';
import { counted } from './counted.js';
import type { Links } from './links.js';
import { Moment } from './moment.js';
import { NextPage } from './next-page.js';
import { summarizeProblems } from './problem-counts.js';
import { SpecTags } from './spec-tags.js';

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
      <h2>{counted(count, 'specification')}</h2>
      {items.length === 0 && <p class="quiet">There is nothing here yet.</p>}
      {items.length > 0 && (
        <ul>
          {items.map((spec) => (
            <SpecRow
              key={spec.id}
              spec={spec}
              address={links.spec({ organizationId, specSlug: spec.slug })}
            />
          ))}
        </ul>
      )}
      <NextPage next={next} />
    </section>
  );
}

function SpecRow({ spec, address }: { spec: Spec; address: string }) {
  return (
    <li>
      <div class="row">
        <a class="name" href={address}>
          {spec.slug}
        </a>
        <span class="tags">
          <SpecTags spec={spec} />
        </span>
      </div>
      <div class="quiet">
        {problemsOf(spec)}
        {spec.lastProcessedAt !== undefined && (
          <>
            , processed <Moment at={spec.lastProcessedAt} />
          </>
        )}
      </div>
    </li>
  );
}

function problemsOf({ lastProcessedErrors, lastProcessedErrorCount, lastProcessedAt }: Spec): string {
  if (lastProcessedAt === undefined) return 'not processed yet';
  return summarizeProblems(lastProcessedErrors, lastProcessedErrorCount) || 'no problems';
}
