import type { Schema } from '@specshelf/contract';
import { RelativeTime } from '../components/relative-time.js';

type Publisher = Schema<'TrustedPublisher'>;

interface PublisherListProps {
  publishers: readonly Publisher[];
  /** The URL of the form that deletes a publisher. */
  action: string;
  now: Date;
}

export function PublisherList({ publishers, ...props }: PublisherListProps) {
  return (
    <div class="table publishers">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Repository</th>
            <th scope="col">Branches and tags</th>
            <th scope="col">Specifications</th>
            <th scope="col">Scopes</th>
            <th scope="col">Created</th>
            <th scope="col">
              <span class="hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {publishers.map((publisher) => (
            <PublisherRow key={publisher.id} publisher={publisher} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const providers = { github: 'GitHub Actions', gitlab: 'GitLab CI' } as const;

type RowProps = Omit<PublisherListProps, 'publishers'> & { publisher: Publisher };

function PublisherRow({ publisher, action, now }: RowProps) {
  const { id, name, provider, issuer, repository, repositoryId, environment, createdAt, createdBy } =
    publisher;
  const refs = [
    ...publisher.branches,
    ...publisher.tags.map((tag) => `tag ${tag}`),
    ...(publisher.pullRequests ? ['pull requests'] : []),
  ];
  return (
    <tr>
      <td class="main">{name}</td>
      <td>
        <span title={issuer}>{repository}</span>
        <div class="quiet small">
          {providers[provider]}, {repositoryId === undefined ? 'ID of the first job' : `ID ${repositoryId}`}
        </div>
      </td>
      <td>
        <Patterns patterns={refs} />
        {environment !== undefined && <div class="quiet small">Environment {environment}</div>}
      </td>
      <td>
        <Patterns patterns={publisher.specSlugs} />
      </td>
      <td>
        <Patterns patterns={publisher.scopes} />
      </td>
      <td>
        <span class="unit">Created </span>
        <RelativeTime at={createdAt} now={now} />
        <div class="quiet small optional" title={createdBy.id}>
          {createdBy.displayName}
        </div>
      </td>
      <td>
        <DeleteForm id={id} name={name} action={action} />
      </td>
    </tr>
  );
}

function Patterns({ patterns }: { patterns: readonly string[] }) {
  return (
    <div class="tags">
      {patterns.map((pattern) => (
        <span key={pattern} class="tag">
          {pattern}
        </span>
      ))}
    </div>
  );
}

/** A button behind a summary, so that one click never deletes a publisher. It needs no script. */
function DeleteForm({ id, name, action }: { id: string; name: string; action: string }) {
  return (
    <details class="revoke">
      <summary>
        Delete<span class="hidden"> {name}</span>
      </summary>
      <form method="post" action={action}>
        <p>
          Jobs can no longer publish by this trusted publisher, and the tokens that they have are revoked.
        </p>
        <button type="submit" class="danger" name="delete" value={id}>
          Delete publisher
        </button>
      </form>
    </details>
  );
}
