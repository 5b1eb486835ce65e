import type { Schema } from '@specshelf/contract';
import type { OpenedSource } from '@specshelf/service';
import { InlineCode } from '../components/inline-code.js';
import { pluralize } from '../components/pluralize.js';
import { type Excerpt, readExcerpts } from '../source/excerpts.js';
import { type Problem, severityOf } from '../source/listed-problem.js';
import { sourceURL } from '../source/source-address.js';
import { SourceCode } from '../source/source-code.js';
import type { Links, SpecPlace } from '../web/links.js';

/** Errors that the form lists. The page of problems has all. */
const mostListed = 20;

export interface EditProblems {
  problems: readonly Problem[];
  excerpts: ReadonlyMap<Problem, Excerpt>;
  /** The number of errors of the last run. */
  count: number;
}

/** Reads the errors of the last run with their lines, in the order of the text. */
export async function readEditProblems(
  source: OpenedSource,
  { lastProcessedErrors, problemCounts }: Schema<'OpenAPISpec'>,
): Promise<EditProblems> {
  const errors = lastProcessedErrors
    .filter((problem) => severityOf(problem) === 'error')
    .sort((first, second) => (first.line ?? 0) - (second.line ?? 0))
    .slice(0, mostListed);
  const { byPlace } = await readExcerpts({ source }, errors);
  return { problems: errors, excerpts: byPlace, count: problemCounts.error };
}

/** Returns the line of the first error. */
export function firstLineOf({ problems }: EditProblems): number | undefined {
  return problems.find(({ line }) => line !== undefined)?.line;
}

interface EditProblemListProps {
  about: EditProblems;
  place: SpecPlace;
  links: Links;
}

/** The errors to correct, each with its line. With script, their links lead to the line in the form. */
export function EditProblemList({
  about: { problems, excerpts, count },
  place,
  links,
}: EditProblemListProps) {
  const [first, ...others] = problems;
  if (first === undefined) return null;
  const root = `${links.spec(place)}/source`;
  const props = { excerpts, root };
  return (
    <section class="edit-problems" aria-labelledby="edit-problems">
      <h2 id="edit-problems">{pluralize(count, 'error')} of the last run</h2>
      <EditProblem problem={first} {...props} />
      {others.length > 0 && (
        <details>
          <summary>{pluralize(count - 1, 'more error')}</summary>
          {others.map((problem) => (
            <EditProblem problem={problem} {...props} />
          ))}
          {count > problems.length && (
            <p>
              <a href={`${links.spec(place)}/problems`}>All problems</a>
            </p>
          )}
        </details>
      )}
    </section>
  );
}

interface EditProblemProps {
  problem: Problem;
  excerpts: ReadonlyMap<Problem, Excerpt>;
  root: string;
}

function EditProblem({ problem, excerpts, root }: EditProblemProps) {
  const { message, line, column } = problem;
  const excerpt = excerpts.get(problem);
  return (
    <article class="problem" id={line === undefined ? undefined : `line-${line}`}>
      <p class="message">
        {line !== undefined && (
          <>
            <a href={`#line-${line}`}>Line {line}</a>:{' '}
          </>
        )}
        <InlineCode text={message} />
      </p>
      {excerpt && (
        <div class="excerpt">
          <SourceCode
            format={excerpt.format}
            lines={excerpt.lines}
            label={`Lines around line ${line}`}
            isWrapped={false}
            marked={line}
            caret={column}
            linkTo={(at, column) => sourceURL(root, { line: at, column })}
            linkReference={(link) => sourceURL(root, { pointer: link.pointer })}
          />
        </div>
      )}
    </article>
  );
}
