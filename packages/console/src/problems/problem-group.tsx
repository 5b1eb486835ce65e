import { type ProblemGroup as Equal, groupProblems } from '@specshelf/contract';
import { InlineCode } from '../components/inline-code.js';
import { pluralize } from '../components/pluralize.js';
import type { Excerpt } from '../source/excerpts.js';
import { type Problem, severities } from '../source/listed-problem.js';
import { nameOfFile, type SourceRequest } from '../source/read-source.js';
import { sourceURL } from '../source/source-address.js';
import { SourceCode } from '../source/source-code.js';
import type { RuleGroup } from './problem-filter.js';
import { findRule } from './rule-entry.js';

interface ProblemGroupProps {
  group: RuleGroup;
  request: SourceRequest;
  excerpts: ReadonlyMap<Problem, Excerpt>;
}

/** Different messages of a rule outside of its `<details>`. */
const first = 10;

/** The problems of one rule. Equal ones are one row, with the source of the first. */
export function ProblemGroup({ group, ...props }: ProblemGroupProps) {
  const { rule, severity, problems } = group;
  const title = findRule(rule)?.title;
  const equal = groupProblems(problems);
  const others = equal.slice(first);
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
      {equal.slice(0, first).map((group) => (
        <EqualProblems group={group} {...props} />
      ))}
      {others.length > 0 && (
        <details>
          <summary>
            {pluralize(
              others.reduce((sum, { count }) => sum + count, 0),
              'more problem',
            )}
          </summary>
          {others.map((group) => (
            <EqualProblems group={group} {...props} />
          ))}
        </details>
      )}
    </section>
  );
}

interface EqualProblemsProps extends Omit<ProblemGroupProps, 'group'> {
  group: Equal<Problem>;
}

/** The first of equal problems with its lines, and the places of the others on demand. */
function EqualProblems({ group, ...props }: EqualProblemsProps) {
  const [, ...others] = group.problems;
  return (
    <>
      <ProblemItem problem={group.first} {...props} />
      {others.length > 0 && (
        <details class="equal-problems">
          <summary>{others.length === 1 ? '1 more place' : `${others.length} more places`}</summary>
          <ul class="places">
            {others.map((problem) => (
              <ProblemPlace problem={problem} isSame={problem.message === group.first.message} {...props} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A place of a problem in one line, with its message if that differs from the first one. */
function ProblemPlace({ problem, isSame, request }: ProblemItemProps & { isSame: boolean }) {
  const { message, file, line, column, pointer } = problem;
  const text = placeText(request, problem);
  return (
    <li>
      {line === undefined ? (
        <span class="mono">{text}</span>
      ) : (
        <a class="mono" href={sourceURL(`${request.root}/source`, { file, line, column })}>
          {text}
        </a>
      )}{' '}
      {isSame ? (
        pointer !== undefined && pointer !== '' && <code class="quiet">{pointer}</code>
      ) : (
        <InlineCode text={message} />
      )}
    </li>
  );
}

function placeText(request: SourceRequest, { file, line, column }: Problem): string {
  return [nameOfFile(request, file), line, column].filter((part) => part !== undefined).join(':');
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
  const place = placeText(request, problem);
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
