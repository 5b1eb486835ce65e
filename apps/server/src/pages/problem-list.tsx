import type { Schema } from '@specshelf/contract';
import { summarizeProblems } from './problem-counts.js';

type Problem = Schema<'ProcessingProblem'>;

/** What the last attempt to process a specification has found. */
export function ProblemList({ problems, count }: { problems: readonly Problem[]; count: number }) {
  if (count === 0) return null;
  return (
    <section id="problems">
      <h2>{summarizeProblems(problems, count)}</h2>
      {problems.length < count && <p class="quiet">The first {problems.length} of them are listed.</p>}
      <ul>
        {problems.map((problem) => (
          <ProblemItem problem={problem} />
        ))}
      </ul>
    </section>
  );
}

const tones = { error: 'bad', warning: 'warn', info: '' };

function ProblemItem({ problem }: { problem: Problem }) {
  const { severity = 'error', message, code, pointer } = problem;
  const place = placeOf(problem);
  return (
    <li>
      <div class="tags">
        <span class={`tag ${tones[severity]}`}>{severity}</span>
        {code !== undefined && <span class="quiet">{code}</span>}
      </div>
      <div>{message}</div>
      <div class="quiet links place">
        {place !== '' && <span>{place}</span>}
        {pointer !== undefined && <code>{pointer}</code>}
      </div>
    </li>
  );
}

/** As compilers write it, so that it can be pasted into an editor. */
function placeOf({ file, line, column }: Problem): string {
  const inFile = [line, column].filter((part) => part !== undefined);
  if (file !== undefined) return [file, ...inFile].join(':');
  return inFile.length === 0 ? '' : `line ${inFile.join(', column ')}`;
}
