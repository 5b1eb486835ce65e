import { outcomeLabels } from '../formats/outcome-text.js';
import type { Report } from '../report/report.js';
import type { PublishTarget } from './spec-context.js';

/** The state of a publication of several specifications, for a command that is interrupted. */
export interface PublicationLog {
  begin(target: PublishTarget): void;
  end(target: PublishTarget, report: Report): void;
  /** Describes which specifications are published and which are not. */
  lines(): string[];
}

/** Creates a log in which nothing is published yet. */
export function createPublicationLog(targets: readonly PublishTarget[]): PublicationLog {
  const begun = new Set<PublishTarget>();
  const reports = new Map<PublishTarget, Report>();
  const line = (label: string, slugs: readonly string[]) =>
    slugs.length === 0 ? [] : [`${label}: ${slugs.join(', ')}.`];
  return {
    begin: (target) => void begun.add(target),
    end: (target, report) => void reports.set(target, report),
    lines() {
      const slugsOf = (isListed: (target: PublishTarget, report: Report | undefined) => boolean) =>
        targets.filter((target) => isListed(target, reports.get(target))).map(({ slug }) => slug);
      const ended = [...new Set([...reports.values()].map(({ outcome }) => outcome))];
      const open = slugsOf((target, report) => begun.has(target) && report === undefined);
      return [
        'The publication was interrupted.',
        ...ended.flatMap((outcome) =>
          line(
            outcomeLabels[outcome],
            slugsOf((_, report) => report?.outcome === outcome),
          ),
        ),
        ...line('Unknown, because the server may still process it', open),
        ...line(
          'Not published',
          slugsOf((target) => !begun.has(target)),
        ),
        ...open.slice(0, 1).map((slug) => `To see the result later: specshelf versions ${slug}`),
      ];
    },
  };
}
