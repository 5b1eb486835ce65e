import { type AuditQuery, auditURL } from './audit-query.js';

/** Actions that the filter suggests. Others can be entered, because newer servers may store more. */
const actions = [
  ...['spec.create', 'spec.replace', 'spec.refresh', 'spec.update', 'spec.visibility', 'spec.delete'],
  ...[
    'spec.prune',
    'version.update',
    'label.move',
    'label.delete',
    'token.create',
    'token.revoke',
    'space.create',
    'space.delete',
  ],
  ...['hook.add', 'hook.remove', 'organization.create', 'organization.update'],
];

/** The filters of the audit log, as a form that needs no script. */
export function AuditFilters({ query, root }: { query: AuditQuery; root: string }) {
  return (
    <search>
      <form class="filters" method="get" action={root}>
        <div>
          <label for="action">Action</label>
          <input id="action" name="action" list="actions" value={query.action} maxLength={100} />
          <datalist id="actions">
            {actions.map((action) => (
              <option key={action} value={action} />
            ))}
          </datalist>
        </div>
        <div>
          <label for="actor">Actor</label>
          <input id="actor" name="actor" value={query.actor} maxLength={260} />
        </div>
        <DateFilter name="since" label="From (UTC)" value={query.since} />
        <DateFilter name="until" label="To (UTC)" value={query.until} />
        <button type="submit" class="secondary">
          Filter
        </button>
        {auditURL(root, query) !== root && (
          <a class="button secondary" href={root}>
            Clear filters
          </a>
        )}
      </form>
    </search>
  );
}

/** A date field. A URL may also contain a time, which a date field cannot show. */
function DateFilter(props: { name: 'since' | 'until'; label: string; value: string | undefined }) {
  const { name, label, value } = props;
  const isDate = value === undefined || /^\d{4}-\d\d-\d\d$/.test(value);
  return (
    <div>
      <label for={name}>{label}</label>
      {isDate ? (
        <input id={name} name={name} type="date" value={value} />
      ) : (
        <input id={name} name={name} value={value} maxLength={40} />
      )}
    </div>
  );
}
