import type { Schema } from '@specshelf/contract';
import { hasScope, insufficientScope } from '@specshelf/service';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import { InlineCode } from '../components/inline-code.js';
import { type RefusedChange, RefusedList } from '../components/refused-list.js';
import { ExpiryTime } from '../components/relative-time.js';
import { TextField } from '../form/field.js';
import { FormErrors } from '../form/form-errors.js';
import { formPage } from '../form/form-page.js';
import { type FormState, invalidForm } from '../form/form-state.js';
import { type LabeledSpec, readLabeledSpec } from '../labels/labeled-spec.js';
import { callOperation, requireSignIn, submitOperation } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';

type Spec = Schema<'OpenAPISpec'>;
type Acknowledgments = Schema<'OpenAPISpecAcknowledgmentList'>;

/** The changes for which the last run was refused, with a form that acknowledges them and tries again. */
export const refusedActions = formPage({
  show: showRefused,
  submit: async (page, values) => {
    const { spec, place } = await readLabeledSpec(page);
    if (!mayAcknowledge(page, place.organizationId)) throw insufficientScope('openapi:acknowledge');
    const changes = values.getAll('change');
    if (changes.length === 0) throw invalidForm({ reason: 'There is no refused change to acknowledge.' });
    const reason = values.get('reason')?.trim() ?? '';
    await submitOperation(page, {
      operationId: 'acknowledgeOpenAPISpecChanges',
      path: { ...place },
      body: { changes, ...(reason === '' ? {} : { reason }) },
    });
    if (spec.sourceURL === undefined || !spec.permissions.edit) return `${page.links.refused(place)}?saved=1`;
    await submitOperation(page, {
      operationId: 'createOrUpdateOpenAPISpecBySlug',
      path: { ...place },
      body: { source: { url: spec.sourceURL } },
    });
    return page.links.specStatus(place);
  },
  fields: { '/body/reason': 'reason' },
});

function mayAcknowledge({ principal }: PageRequest, organizationId: string): boolean {
  return hasScope(requireSignIn(principal), 'openapi:acknowledge', organizationId);
}

/** Returns the refused changes of the last run, at most 100. */
function refusedChanges(spec: Spec): RefusedChange[] {
  if (spec.lastProcessErrorCode !== 'INCOMPATIBLE') return [];
  return spec.lastProcessedErrors.flatMap(({ change, ...problem }) =>
    change === undefined ? [] : [{ ...problem, id: change }],
  );
}

async function showRefused(page: PageRequest, form: FormState): Promise<PageContent> {
  const labeled = await readLabeledSpec(page);
  const { spec, place, organization } = labeled;
  const { links } = page;
  const acknowledged = await callOperation(page, 'listOpenAPISpecAcknowledgments', { ...place });
  const changes = refusedChanges(spec);
  const others =
    spec.lastProcessErrorCode === 'INCOMPATIBLE'
      ? spec.lastProcessedErrors.filter(({ change }) => change === undefined)
      : [];
  return {
    title: `Refused changes of ${spec.slug}`,
    content: (
      <div class="form-page">
        <Breadcrumbs
          above={[
            { text: organization, href: links.organization(place.organizationId) },
            { text: spec.slug, href: links.specStatus(place) },
          ]}
        />
        <div class="page-head">
          <h1>
            Refused changes<span class="quiet"> of {spec.title ?? spec.slug}</span>
          </h1>
        </div>
        <FormErrors form={form} />
        {page.query.has('saved') && <Saved labeled={labeled} page={page} />}
        {others.map(({ message }) => (
          <p key={message} class="notice bad">
            <InlineCode text={message} />
          </p>
        ))}
        {changes.length + others.length === 0 && <p>The last run was not refused.</p>}
        {changes.length > 0 && (
          <>
            <p>
              The settings of this specification <a href={links.manage(place)}>refuse these changes</a>. The
              latest version stays as it is until they are acknowledged.
            </p>
            <RefusedList changes={changes} links={links} />
            <AcknowledgeForm {...{ page, labeled, form, changes }} />
          </>
        )}
        <Acknowledged acknowledged={acknowledged} now={page.now} />
      </div>
    ),
  };
}

interface AcknowledgeFormProps {
  page: PageRequest;
  labeled: LabeledSpec;
  form: FormState;
  changes: readonly RefusedChange[];
}

function AcknowledgeForm({ page, labeled: { spec, place }, form, changes }: AcknowledgeFormProps) {
  if (!mayAcknowledge(page, place.organizationId)) {
    return (
      <p class="notice">
        To acknowledge them, sign in with a token that has the scope <code>openapi:acknowledge</code>.
      </p>
    );
  }
  const fetches = spec.sourceURL !== undefined && spec.permissions.edit;
  return (
    <form method="post" action={page.links.refused(place)}>
      {changes.map(({ id }) => (
        <input key={id} type="hidden" name="change" value={id} />
      ))}
      <TextField
        form={form}
        name="reason"
        label="Reason"
        hint="Optional. The audit log and the list of acknowledgments contain it."
        input={{ maxLength: 500, autocomplete: 'off' }}
      />
      <button type="submit">{fetches ? 'Acknowledge and try again' : 'Acknowledge'}</button>
    </form>
  );
}

function Saved({
  labeled: { spec, place },
  page: { links },
}: Pick<AcknowledgeFormProps, 'labeled' | 'page'>) {
  return (
    <p class="notice good" role="status">
      The changes are acknowledged.{' '}
      {spec.permissions.edit && (
        <a href={links.replace(place.organizationId, spec)}>Publish the source again</a>
      )}
    </p>
  );
}

function Acknowledged({ acknowledged, now }: { acknowledged: Acknowledgments; now: Date }) {
  if (acknowledged.count === 0) return null;
  return (
    <section>
      <h2>Acknowledged</h2>
      <ul class="plain">
        {acknowledged.items.map(({ change, reason, expiresAt }) => (
          <li key={change}>
            <code>{change}</code>
            {reason !== undefined && <> {reason}</>}{' '}
            <span class="quiet">
              expires <ExpiryTime at={expiresAt} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
