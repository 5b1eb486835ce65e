import type { Links, SpecPlace } from '../../web/links.js';

interface VersionTabsProps {
  place: SpecPlace;
  /** Absent for the pages of the specification, whose problems and source are those of the last run. */
  versionId: string | undefined;
  /** The selected tab. */
  current: 'overview' | 'changes' | 'problems' | 'source' | 'labels';
  /** The number of problems, if it is known. */
  problemCount?: number | undefined;
  links: Links;
}

/** Links between the pages of a version, or of the specification. */
export function VersionTabs({ place, versionId, current, problemCount, links }: VersionTabsProps) {
  const root = versionId === undefined ? links.spec(place) : links.version(place, versionId);
  const tabs = [
    ...(versionId === undefined
      ? [{ key: 'overview', label: 'Versions', url: links.specStatus(place) }]
      : [
          { key: 'overview', label: 'Version', url: root },
          { key: 'docs', label: 'Documentation', url: `${root}/docs` },
        ]),
    versionId === undefined
      ? { key: 'changes', label: 'Changelog', url: links.changelog(place) }
      : { key: 'changes', label: 'Changes', url: links.changes(place, versionId) },
    {
      key: 'problems',
      label: `Problems${problemCount === undefined ? '' : ` (${problemCount})`}`,
      url: `${root}/problems`,
    },
    { key: 'source', label: 'Source', url: `${root}/source` },
    ...(versionId === undefined ? [{ key: 'labels', label: 'Labels', url: links.labels(place) }] : []),
  ];
  return (
    <nav class="tabs" aria-label={versionId === undefined ? 'Specification' : 'Version'}>
      {tabs.map(({ key, label, url }) => (
        <a href={url} aria-current={key === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
