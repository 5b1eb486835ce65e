import { InlineCode } from '../components/inline-code.js';
import { pluralize } from '../components/pluralize.js';
import { nameOfFile, type SourceRequest } from '../source/read-source.js';
import { sourceURL } from '../source/source-address.js';
import { SourceCode } from '../source/source-code.js';
import type { Excerpt } from './excerpts.js';
import { type Problem, severities } from './listed-problem.js';
import type { RuleGroup } from './problem-filter.js';
import { findRule } from './rule-entry.js';

interface ProblemGroupProps {
  group: RuleGroup;
  request: SourceRequest;
  excerpts: ReadonlyMap<Problem, Excerpt>;
}

/** Problems of a group outside of its `<details>`. */
const first = 10;

/** The problems of one rule, with their source. */
export function ProblemGroup({ group, ...props }: ProblemGroupProps) {
  const { rule, severity, problems } = group;
  const title = findRule(rule)?.title;
  const others = problems.slice(first);
  const { tone = '' } = severities.find((known) => known.severity === severity) ?? {};
  return (
    <section class="problem-group">
      <h2>{title ?? rule}</h2>
      <p class="tags">
        <span class={`tag ${tone}`}>{severity}</span>
        {problems.length > 1 && <span class="quiet">{problems.length} times</span>}
        {title === undefined ? (
          <code>{rule}</code>
        ) : (
          <a class="small" href={props.request.links.problemRule(rule)}>
            <code>{rule}</code>: meaning and examples
          </a>
        )}
      </p>
      {problems.slice(0, first).map((problem) => (
        <ProblemItem problem={problem} {...props} />
      ))}
      {others.length > 0 && (
        <details>
          <summary>{pluralize(others.length, 'more problem')}</summary>
          {others.map((problem) => (
            <ProblemItem problem={problem} {...props} />
          ))}
        </details>
      )}
    </section>
  );
}

interface ProblemItemProps extends Omit<ProblemGroupProps, 'group'> {
  problem: Problem;
}

function ProblemItem({ problem, request, excerpts }: ProblemItemProps) {
  const { message, line, column, file, pointer } = problem;
  const root = `${request.root}/source`;
  const excerpt = excerpts.get(problem);
  const at = (line: number | undefined, column: number | undefined) =>
    sourceURL(root, { file, line, column, isUnwrapped: column !== undefined });
  const place = [nameOfFile(request, file), line, column].filter((part) => part !== undefined).join(':');
  return (
    <article class="problem">
      <p class="message">
        <InlineCode text={message} />
      </p>
      <div class="excerpt">
        <div class="source-bar">
          {excerpt ? (
            <a class="mono" href={at(line, column)}>
              {place}
            </a>
          ) : (
            <span class="mono">{place}</span>
          )}
          {pointer !== undefined && pointer !== '' && <code class="quiet">{pointer}</code>}
        </div>
        {excerpt && (
          <SourceCode
            format={excerpt.format}
            lines={excerpt.lines}
            label={`Lines around ${place}`}
            isWrapped={false}
            marked={line}
            caret={column}
            linkTo={at}
            linkReference={(link) => sourceURL(root, { file: link.file ?? file, pointer: link.pointer })}
          />
        )}
      </div>
    </article>
  );
}
