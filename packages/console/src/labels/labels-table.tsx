import { DefaultMark } from '../components/default-mark.js';
import { RelativeTime } from '../components/relative-time.js';
import { type NamedVersion as Named, VersionName } from '../components/versions/version-name.js';
import type { Links } from '../web/links.js';
import type { KnownVersions, LabeledSpec } from './labeled-spec.js';

interface LabelsTableProps extends LabeledSpec {
  versions: KnownVersions;
  links: Links;
  now: Date;
}

/** The labels of a specification with their versions and last moves. */
export function LabelsTable({ spec, place, labels, versions, links, now }: LabelsTableProps) {
  return (
    <div class="table labels">
      <table>
        <thead>
          <tr>
            <th scope="col">Label</th>
            <th scope="col">Version</th>
            <th scope="col">Moved</th>
            <th scope="col">Documentation</th>
          </tr>
        </thead>
        <tbody>
          {labels.map(({ name, version, movedAt, movedBy }) => (
            <tr key={name}>
              <td class="main">
                <a class="name" href={links.label(place, name)}>
                  {name}
                </a>{' '}
                {name === spec.defaultLabel && <DefaultMark />}
              </td>
              <td>
                <a href={links.version(place, version)}>
                  <NamedVersion id={version} version={versions.get(version)} now={now} />
                </a>{' '}
                {version === spec.lastVersion && <span class="tag">latest</span>}
              </td>
              <td>
                <RelativeTime at={movedAt} now={now} />
                {movedBy && ` by ${movedBy.displayName}`}
              </td>
              <td>
                <a href={links.labelDocs(place, name)}>
                  Read<span class="hidden"> the documentation of {name}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NamedVersionProps {
  id: string;
  /** Undefined if retention has removed it. */
  version: Named | undefined;
  now: Date;
}

function NamedVersion({ id, version, now }: NamedVersionProps) {
  return version ? <VersionName version={version} now={now} /> : id;
}
