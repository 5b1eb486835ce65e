import { defined } from '@specshelf/base/defined';
import { assertNoProblems, type RequestProblem } from '../../base/errors.js';
import { labelKey, problemOfLabel } from '../../base/names/label-name.js';
import { type Principal, publisherOf } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { Provenance } from '../../base/ports/publication-records.js';
import { validateText } from '../../base/requests/validate-text.js';
import { readSourceURL } from '../../features/sources/source-url.js';
import type { NewSubmission } from '../../state/specs/submissions.js';

/** Returns the submission of a request with a source. Throws `invalid-request` if a label or the provenance is invalid. */
export function newSubmission(
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  principal: Principal,
  {
    labels = [],
    provenance,
  }: { labels?: readonly string[] | undefined; provenance?: Provenance | undefined },
): NewSubmission {
  assertNoProblems([
    ...labels.flatMap((label, place) => problemOfLabel(`/body/labels/${place}`, label)),
    ...problemsOfProvenance(provenance),
  ]);
  const known = knownMembers(provenance);
  return {
    id: newId(),
    submittedAt: now().toISOString(),
    publisher: publisherOf(principal),
    ...defined({ tokenId: principal.tokenId, sessionId: principal.sessionId }),
    labels: [...new Set(labels.map(labelKey))],
    ...defined({ provenance: Object.keys(known).length === 0 ? undefined : known }),
  };
}

const longest = 200;

function problemsOfProvenance({ url, ...texts }: Provenance = {}): RequestProblem[] {
  const read = url === undefined ? undefined : readSourceURL(url);
  return [
    ...Object.entries(knownMembers(texts)).flatMap(([member, text]) =>
      validateText(`/body/provenance/${member}`, text, longest),
    ),
    ...(read && 'problem' in read ? [{ path: '/body/provenance/url', message: read.problem }] : []),
  ];
}

/** Unknown members of a newer client may be large. */
function knownMembers({ repository, commit, branch, author, message, url }: Provenance = {}): Provenance {
  return defined({ repository, commit, branch, author, message, url });
}
