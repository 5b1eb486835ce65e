import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { Deps } from '../../base/ports/deps.js';
import type { LabelMoveRecord, LabelRecord } from '../../base/ports/publication-records.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import { labelDocsURL, labeledVersionURL, labelURL, publishedURL } from '../../state/urls.js';

export function presentLabel(
  deps: Deps,
  spec: OpenAPISpecRecord,
  { name, version, previousVersion, createdAt, movedAt, movedBy }: LabelRecord,
): Schema<'OpenAPISpecLabel'> {
  return {
    object: 'openapi-spec-label',
    name,
    version,
    ...defined({ previousVersion }),
    createdAt,
    movedAt,
    ...defined({ movedBy }),
    urls: {
      location: labelURL(deps, spec, name),
      version: labeledVersionURL(deps, spec, name),
      app: labelDocsURL(deps, spec, name),
      ...defined({
        published: spec.visibility === 'public' ? publishedURL(deps, spec, { label: name }) : undefined,
      }),
    },
  };
}

export function presentLabelMove({
  id,
  label,
  from,
  to,
  createdAt: movedAt,
  movedBy,
}: LabelMoveRecord): Schema<'OpenAPISpecLabelMove'> {
  return { id, label, ...defined({ from, to }), movedAt, ...defined({ movedBy }) };
}

/** Returns a label with its ETag, which covers all members: equal ETags of an operation have equal bodies. */
export function labelReply(deps: Deps, spec: OpenAPISpecRecord, label: LabelRecord) {
  const body = presentLabel(deps, spec, label);
  return { headers: { ETag: `"${deps.digest(JSON.stringify(body))}"` }, body };
}
