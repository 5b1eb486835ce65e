import { groupProblems, type ProblemGroup, type Schema } from '@specshelf/contract';
import { InlineCode } from './inline-code.js';
import { pluralize } from './pluralize.js';
import { summarizeProblems } from './summarize-problems.js';

type Problem = Schema<'ProcessingProblem'>;

/** Locations of a group outside of its `<details>`. */
const firstLocations = 5;

interface ProblemListProps {
  problems: readonly Problem[];
  count: number;
  /** The URL of the page that shows their source. */
  url: string;
  /** Whether another run has begun, which may find others. */
  isRunning: boolean;
}

/** Problems of the last run, grouped by message. */
export function ProblemList({ problems, count, url, isRunning }: ProblemListProps) {
  if (count === 0) return null;
  const summary = summarizeProblems(problems, count);
  return (
    <section id="problems">
      <h2>{isRunning ? `Previous run: ${summary}` : summary}</h2>
      <p>
        <a href={url}>Problems with their source</a>
      </p>
      {problems.length < count && <p class="quiet">Showing the first {problems.length}.</p>}
      <ul>
        {groupProblems(problems).map((group) => (
          <ProblemItem group={group} />
        ))}
      </ul>
    </section>
  );
}

const tones = { error: 'bad', warning: 'warn', info: '' };

function ProblemItem({ group: { first, count, problems } }: { group: ProblemGroup<Problem> }) {
  const { severity = 'error', message, code } = first;
  const others = problems.slice(firstLocations);
  return (
    <li>
      <div class="tags">
        <span class={`tag ${tones[severity]}`}>{severity}</span>
        {code !== undefined && <span class="quiet">{code}</span>}
        {count > 1 && <span class="quiet">{count} times</span>}
      </div>
      <div>
        <InlineCode text={message} />
      </div>
      {problems.slice(0, firstLocations).map((problem) => (
        <Location problem={problem} group={message} />
      ))}
      {others.length > 0 && (
        <details>
          <summary class="quiet">{pluralize(others.length, 'more location')}</summary>
          {others.map((problem) => (
            <Location problem={problem} group={message} />
          ))}
        </details>
      )}
    </li>
  );
}

/** The location of a problem, with its message if that differs from the message of the group. */
function Location({ problem, group }: { problem: Problem; group: string }) {
  const { message, pointer } = problem;
  const place = placeOf(problem);
  return (
    <div class="quiet links place">
      {place !== '' && <span>{place}</span>}
      {pointer !== undefined && <code>{pointer}</code>}
      {message !== group && <span>{message}</span>}
    </div>
  );
}

/** Returns a location in the format of compilers, which editors can open. */
function placeOf({ file, line, column }: Problem): string {
  const inFile = [line, column].filter((part) => part !== undefined);
  if (file !== undefined) return [file, ...inFile].join(':');
  return inFile.length === 0 ? '' : `line ${inFile.join(', column ')}`;
}
