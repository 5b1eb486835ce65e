import type { Schema } from '@specshelf/contract';
import { displayedState } from '@specshelf/service';
import { pluralize } from '../components/pluralize.js';
import { PassedTime, RelativeTime } from '../components/relative-time.js';
import type { Links } from '../web/links.js';
import { type CatalogQuery, catalogURL } from './catalog-query.js';
import { type SortableColumn, sortLink } from './sort-link.js';
import { stateTone } from './state-tone.js';

type Spec = Schema<'OpenAPISpec'>;

interface SpecListProps {
  specs: readonly Spec[];
  organizationId: string;
  links: Links;
  /** The time of the server. */
  now: Date;
  /** The query of the catalog, if the table can be sorted. */
  query?: CatalogQuery;
}

/** A table of specifications; on small screens, a list of rows with two lines. */
export function SpecList({ specs, organizationId, links, now, query }: SpecListProps) {
  const root = links.organization(organizationId);
  return (
    <div class="table catalog">
      <table>
        <thead>
          <tr>
            <Heading column="name" label="Specification" root={root} query={query} />
            <th scope="col">Version</th>
            <th scope="col">Owner</th>
            <th scope="col">State</th>
            <th scope="col">Problems</th>
            <th scope="col" class="num">
              Operations
            </th>
            <Heading column="updatedAt" label="Changed" root={root} query={query} />
          </tr>
        </thead>
        <tbody>
          {specs.map((spec) => (
            <SpecRow key={spec.id} spec={spec} organizationId={organizationId} links={links} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps {
  column: SortableColumn;
  label: string;
  root: string;
  query: CatalogQuery | undefined;
}

function Heading({ column, label, root, query }: HeadingProps) {
  if (!query) return <th scope="col">{label}</th>;
  const { url, order } = sortLink(root, query, column);
  return (
    <th scope="col" aria-sort={order}>
      <a href={url}>
        {label}
        {order && <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
      </a>
    </th>
  );
}

interface SpecRowProps {
  spec: Spec;
  organizationId: string;
  links: Links;
  now: Date;
}

function SpecRow({ spec, organizationId, links, now }: SpecRowProps) {
  const { slug, title = slug, documentVersion, owner, tags, counts, updatedAt } = spec;
  const place = { organizationId, specSlug: slug };
  const root = links.organization(organizationId);
  return (
    <tr>
      <td class="main">
        <a class="name" href={spec.lastVersion === undefined ? links.specStatus(place) : links.spec(place)}>
          {title}
        </a>
        <div class="facts">
          <span class="mono">{slug}</span>
          <span class={`visibility ${spec.visibility}`}>{spec.visibility}</span>
          {spec.lifecycle && (
            <a class={`lifecycle ${spec.lifecycle}`} href={catalogURL(root, { lifecycle: spec.lifecycle })}>
              {spec.lifecycle}
            </a>
          )}
          {tags.map((tag) => (
            <a key={tag} class="topic" href={catalogURL(root, { tag })}>
              <span class="hidden">Tag </span>
              <span aria-hidden="true">#</span>
              {tag}
            </a>
          ))}
        </div>
      </td>
      <td>{documentVersion}</td>
      <td>{owner !== undefined && <a href={catalogURL(root, { owner })}>{owner}</a>}</td>
      <td class="side">
        <State spec={spec} url={links.specStatus(place)} now={now} />
      </td>
      <td class={spec.problemCounts.error + spec.problemCounts.warning === 0 ? 'optional' : undefined}>
        <Problems spec={spec} url={`${links.spec(place)}/problems`} />
      </td>
      <td class="num">
        {counts?.operations.toLocaleString('en')}
        {counts && <span class="unit">{counts.operations === 1 ? ' operation' : ' operations'}</span>}
        {counts && counts.webhooks > 0 && (
          <div class="quiet small">{pluralize(counts.webhooks, 'webhook')}</div>
        )}
      </td>
      <td>
        <RelativeTime at={updatedAt} now={now} />
      </td>
    </tr>
  );
}

const states = {
  pending: 'Queued',
  processing: 'Processing',
  complete: 'Complete',
  failed: 'Failed',
} as const;

const failures: Readonly<Record<NonNullable<Spec['lastProcessErrorCode']>, string>> = {
  FETCH_TIMEOUT: 'Fetching timed out',
  FETCH_ERROR: 'Cannot be fetched',
  PARSE_ERROR: 'Invalid source',
  INCOMPATIBLE: 'Incompatible',
};

function State({ spec, url, now }: { spec: Spec; url: string; now: Date }) {
  const state = displayedState(spec);
  const label = states[state];
  const color = stateTone(spec);
  const { lastProcessErrorCode: code, failingSince } = spec;
  return (
    <>
      <a class={`tag ${color}`} href={url}>
        {label}
      </a>
      {state === 'failed' && failingSince !== undefined && (
        <span class="quiet since">
          {' '}
          <PassedTime at={failingSince} now={now} />
        </span>
      )}
      {state === 'failed' && code && <div class="quiet optional">{failures[code]}</div>}
    </>
  );
}

/** The counts of errors and warnings of the last run, or of notes, which need no action. */
function Problems({ spec, url }: { spec: Spec; url: string }) {
  if (spec.lastProcessedAt === undefined) return null;
  const { error, warning, info } = spec.problemCounts;
  if (error + warning === 0) {
    return <span class="quiet">{info === 0 ? 'None' : pluralize(info, 'note')}</span>;
  }
  const text = [
    ...(error > 0 ? [pluralize(error, 'error')] : []),
    ...(warning > 0 ? [pluralize(warning, 'warning')] : []),
  ].join(', ');
  return (
    <a class={error > 0 ? 'errors' : 'warnings'} href={url}>
      {text}
    </a>
  );
}
