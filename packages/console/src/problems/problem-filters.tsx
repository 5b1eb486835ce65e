import { type Problem, ruleOf, severities, severityOf } from './listed-problem.js';
import { countBy, matchesFilter, type ProblemFilter, problemsURL } from './problem-filter.js';

interface ProblemFiltersProps {
  problems: readonly Problem[];
  filter: ProblemFilter;
  root: string;
}

/** Filters with the number of problems that each leaves. */
export function ProblemFilters({ problems, filter, root }: ProblemFiltersProps) {
  const withoutSeverity = problems.filter((problem) =>
    matchesFilter(problem, { ...filter, severity: undefined }),
  );
  const counts = countBy(withoutSeverity, severityOf);
  const choices = [
    { severity: undefined, name: 'All', count: withoutSeverity.length },
    ...severities.map(({ severity, name }) => ({ severity, name, count: counts.get(severity) ?? 0 })),
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
              {name} ({count})
            </a>
          ))}
      </nav>
      <RuleAndFile problems={problems} filter={filter} root={root} />
    </>
  );
}

function RuleAndFile({ problems, filter, root }: ProblemFiltersProps) {
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
              {rule} ({count})
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
                {file} ({count})
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
