import { hasScope, type Incompatibility } from '@specshelf/service';
import { RefusedList } from '../components/refused-list.js';
import { TextField } from '../form/field.js';
import type { FormState } from '../form/form-state.js';
import { requireSignIn } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';

interface AcknowledgeFieldsProps {
  form: FormState;
  incompatibility: Incompatibility;
  /** Whether the source is files, which browsers send only once. */
  hasFiles: boolean;
  page: PageRequest;
}

const changeField = 'acknowledged-change';
const choiceField = 'acknowledge';
const reasonField = 'reason';

/** The refused changes of a source, and a choice that acknowledges them when the form is sent again. */
export function AcknowledgeFields({ form, incompatibility, hasFiles, page }: AcknowledgeFieldsProps) {
  const { changes, changeCount } = incompatibility;
  const { organizationId = '' } = page.params;
  const refused = changes.map(({ id, rule, message, before, after }) => {
    const { file, line } = (after?.line === undefined ? before : after) ?? {};
    const place = { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
    return { id, message, code: rule, ...place };
  });
  return (
    <section id="refused-changes">
      <h2>Refused changes</h2>
      <RefusedList changes={refused} links={page.links} />
      {changeCount > changes.length && <p class="quiet">And {changeCount - changes.length} more.</p>}
      {hasScope(requireSignIn(page.principal), 'openapi:acknowledge', organizationId) ? (
        <>
          {known(form.values, refused).map((id) => (
            <input key={id} type="hidden" name={changeField} value={id} />
          ))}
          <label class="choice">
            <input type="checkbox" name={choiceField} value="yes" />
            Acknowledge these changes and publish them
          </label>
          <TextField
            form={form}
            name={reasonField}
            label="Reason"
            hint={
              <>
                Optional.
                {/* The script chooses them again. */}
                {hasFiles && <noscript> Files have to be chosen again.</noscript>}
              </>
            }
            input={{ maxLength: 500, autocomplete: 'off' }}
          />
        </>
      ) : (
        <p class="notice">
          To acknowledge them, sign in with a token that has the scope <code>openapi:acknowledge</code>.
        </p>
      )}
    </section>
  );
}

/** A response names the first refused changes only, so those of earlier attempts are kept. */
function known(values: URLSearchParams, refused: readonly { id: string }[]): string[] {
  const earlier = values.has(choiceField) ? values.getAll(changeField) : [];
  return [...new Set([...earlier, ...refused.map(({ id }) => id)])];
}

/** Returns the start of the body of a request, with the acknowledged changes; empty if the visitor acknowledges none. */
export function readAcknowledgment(values: URLSearchParams): string {
  if (!values.has(choiceField)) return '';
  const reason = values.get(reasonField)?.trim() ?? '';
  const acknowledge = { changes: values.getAll(changeField), ...(reason === '' ? {} : { reason }) };
  return `"acknowledge":${JSON.stringify(acknowledge)},`;
}
