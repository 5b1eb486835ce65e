import { InlineCode } from '../components/inline-code.js';
import { type Problem, severities, severityOf } from './listed-problem.js';
import { hasProblemsOfLastRun, type SourceRequest } from './read-source.js';
import type { SourceAddress } from './source-address.js';

interface LineProblemsProps {
  request: SourceRequest;
  address: SourceAddress;
}

/** The messages of the problems at the line in an address. */
export function LineProblems({ request, address }: LineProblemsProps) {
  const problems = problemsAt(request, address);
  if (problems.length === 0) return null;
  return (
    <ul class="plain line-problems" aria-label={`Problems of line ${address.line}`}>
      {problems.map((problem) => (
        <li>
          <SeverityTag problem={problem} /> <InlineCode text={problem.message} />
        </li>
      ))}
    </ul>
  );
}

function SeverityTag({ problem }: { problem: Problem }) {
  const severity = severityOf(problem);
  const tone = severities.find((known) => known.severity === severity)?.tone ?? '';
  return <span class={`tag ${tone}`}>{severity}</span>;
}

/** Returns the problems of a line, without repeated messages. Problems that name no file are those of the entry. */
function problemsAt(request: SourceRequest, { line, file, isProcessed }: SourceAddress): Problem[] {
  if (line === undefined || isProcessed || !hasProblemsOfLastRun(request)) return [];
  const [entry] = request.source.files;
  const atLine = request.spec.lastProcessedErrors.filter(
    (problem) => problem.line === line && (problem.file ?? entry) === (file ?? entry),
  );
  return [...new Map(atLine.map((problem) => [problem.message, problem])).values()];
}
