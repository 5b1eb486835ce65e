import type { Schema } from '@specshelf/contract';
import { type Problem, ruleOf, severities, severityOf } from '../source/listed-problem.js';
import { countBy, matchesFilter, type ProblemFilter, problemsURL } from './problem-filter.js';

interface ProblemFiltersProps {
  /** The listed problems. */
  problems: readonly Problem[];
  /** The counts of all problems, also of those that a long list leaves out. */
  counts: Schema<'OpenAPISpec'>['problemCounts'];
  filter: ProblemFilter;
  root: string;
}

/** Filters with the number of problems that each leaves. */
export function ProblemFilters({ problems, counts, filter, root }: ProblemFiltersProps) {
  const total = counts.error + counts.warning + counts.info;
  const isTruncated = problems.length < total;
  // Rules and files of unlisted problems are not known.
  const hasAll = filter.rule === undefined && filter.file === undefined;
  const listed = problems.filter((problem) => matchesFilter(problem, { ...filter, severity: undefined }));
  const found = countBy(listed, severityOf);
  const choices = [
    { severity: undefined, name: 'All', count: isTruncated && hasAll ? total : listed.length },
    ...severities.map(({ severity, name }) => ({
      severity,
      name,
      count: isTruncated && hasAll ? counts[severity] : (found.get(severity) ?? 0),
    })),
  ];
  return (
    <>
      <nav class="links severities" aria-label="Severity">
        {choices
          .filter(({ severity, count }) => count > 0 || severity === filter.severity)
          .map(({ severity, name, count }) => (
            <a
              href={problemsURL(root, { ...filter, severity })}
              aria-current={severity === filter.severity ? 'true' : undefined}
            >
              {`${name} (${count}${isTruncated && !hasAll ? ' listed' : ''})`}
            </a>
          ))}
      </nav>
      <RuleAndFile problems={problems} isTruncated={isTruncated} filter={filter} root={root} />
    </>
  );
}

interface RuleAndFileProps extends Omit<ProblemFiltersProps, 'counts'> {
  isTruncated: boolean;
}

function RuleAndFile({ problems, isTruncated, filter, root }: RuleAndFileProps) {
  const unit = isTruncated ? ' listed' : '';
  const ofSeverity = (other: Partial<ProblemFilter>) =>
    problems.filter((problem) => matchesFilter(problem, { ...filter, ...other }));
  const rules = countBy(ofSeverity({ rule: undefined }), ruleOf);
  const files = countBy(ofSeverity({ file: undefined }), ({ file = 'Unknown' }) => file);
  const isFiltered = filter.rule !== undefined || filter.file !== undefined;
  if (rules.size < 2 && files.size < 2 && !isFiltered) return null;
  return (
    <form class="filters" method="get" action={`${root}/problems`}>
      {filter.severity !== undefined && <input type="hidden" name="severity" value={filter.severity} />}
      <div>
        <label for="rule">Rule</label>
        <select id="rule" name="rule">
          <option value="">All rules</option>
          {[...rules].map(([rule, count]) => (
            <option value={rule} selected={rule === filter.rule}>
              {`${rule} (${count}${unit})`}
            </option>
          ))}
        </select>
      </div>
      {files.size > 1 && (
        <div>
          <label for="file">File</label>
          <select id="file" name="file">
            <option value="">All files</option>
            {[...files].map(([file, count]) => (
              <option value={file} selected={file === filter.file}>
                {`${file} (${count}${unit})`}
              </option>
            ))}
          </select>
        </div>
      )}
      <button type="submit" class="secondary">
        Filter
      </button>
      {isFiltered && (
        <a
          class="button secondary"
          href={problemsURL(root, { severity: undefined, rule: undefined, file: undefined })}
        >
          Clear
        </a>
      )}
    </form>
  );
}
