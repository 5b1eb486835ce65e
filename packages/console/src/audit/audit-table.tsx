import { defined } from '@specshelf/base/defined';
import { isObject } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import { describeAge } from '../components/relative-time.js';
import { formatTime } from '../components/timestamp.js';
import type { Links } from '../web/links.js';
import { type AuditQuery, auditURL } from './audit-query.js';

type AuditEvent = Schema<'AuditEvent'>;

interface AuditTableProps {
  events: readonly AuditEvent[];
  organizationId: string;
  query: AuditQuery;
  links: Links;
  now: Date;
}

export function AuditTable(props: AuditTableProps) {
  return (
    <div class="table audit">
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Action</th>
            <th scope="col">Actor</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {props.events.map((event) => (
            <EventRow key={event.id} event={event} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EventRow({ event, organizationId, query, links, now }: AuditTableProps & { event: AuditEvent }) {
  const { createdAt, action, actor, account } = event;
  const root = links.audit(organizationId);
  return (
    <tr>
      <td>
        <time dateTime={createdAt}>
          {describeAge(createdAt, now)}
          <span class="quiet small"> {formatTime(createdAt)}</span>
        </time>
      </td>
      <td class="main">
        <a href={auditURL(root, { ...query, action })}>{action}</a>
      </td>
      <td>
        <a href={auditURL(root, { ...query, actor })}>{actor}</a>
        {account !== undefined && ` (${account})`}
      </td>
      <td class="details">
        <Details event={event} organizationId={organizationId} links={links} />
      </td>
    </tr>
  );
}

type DetailsProps = Pick<AuditTableProps, 'organizationId' | 'links'> & { event: AuditEvent };

/** The resource and the change, and IDs to search for in the log of the server. */
function Details({ event, organizationId, links }: DetailsProps) {
  const { specSlug, ...details } = event.details;
  const { tokenId, sessionId, requestId, traceId } = event;
  const members = flatten(details);
  const more = [
    ...members.filter(([name]) => isSecondary(name)),
    ...flatten(defined({ 'by token': tokenId, 'by session': sessionId, request: requestId, trace: traceId })),
  ];
  return (
    <>
      {typeof specSlug === 'string' && (
        <a href={links.specStatus({ organizationId, specSlug })}>{specSlug}</a>
      )}
      {members.filter(([name]) => !isSecondary(name)).map(toLine)}
      {more.length > 0 && (
        <details>
          <summary class="quiet">More</summary>
          {more.map(toLine)}
        </details>
      )}
    </>
  );
}

function toLine([name, text]: Member) {
  return (
    <div key={name}>
      <span class="quiet">{name}:</span> {text}
    </div>
  );
}

/** A name and its text. */
type Member = readonly [name: string, text: string];

/** Returns the members with their texts. The members of the resource are named with it, such as `token name`. */
function flatten(members: Readonly<Record<string, unknown>>): Member[] {
  return Object.entries(members).flatMap(([name, value]) =>
    isObject(value)
      ? flatten(value).map(([inner, text]) => [`${name} ${inner}`, text] as const)
      : [[name, textOf(value)] as const],
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isSecondary(name: string): boolean {
  return /(?:\b(?:id|prefix|subject)|Id|At)$/.test(name);
}
