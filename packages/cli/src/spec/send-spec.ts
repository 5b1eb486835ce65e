import {
  ConnectionError,
  IncompatibleError,
  type OpenAPISpec,
  SpecProcessingError,
  WaitTimeoutError,
} from '@specshelf/sdk';
import { CommandFailure } from '../process/command-failure.js';
import type { Report } from '../report/report.js';
import { failureOf } from '../server/failure-of.js';
import { isFailingProblem } from '../values/fail-on.js';
import { changesOfVersion } from './changes-of-version.js';
import { checkOnServer, reportOfCheck } from './check-on-server.js';
import { emptyReport } from './failed-report.js';
import { problemFrom } from './from-api.js';
import type { LocalSpec } from './read-spec.js';
import type { PublishTarget, ServerSpecContext, Submission } from './spec-context.js';

/** What is known before a source is sent. */
interface Known {
  /** Undefined if the server fetches the source. */
  local: LocalSpec | undefined;
  /** The specification on the server; undefined if it is created. */
  before: OpenAPISpec | undefined;
}

/** Sends a source, and waits until it is processed if the settings say so. */
export async function sendSpec(
  target: PublishTarget,
  { local, before }: Known,
  submission: Submission,
  context: ServerSpecContext,
): Promise<Report> {
  try {
    // A public specification must not show the new content before it is private.
    if (before !== undefined && submission.visibility === 'private') {
      await setVisibility(target, before, submission, context);
    }
    const written = await upsert(target, submission, context);
    await setVisibility(target, written, submission, context);
    if (submission.wait === undefined) return emptyReport(target, 'queued');
    const spec = await waitFor(written, submission.wait, context);
    return await reportOfSuccess(target, { local, before }, spec, { ...context, ...submission });
  } catch (error) {
    return await reportOfError(error, target, local, { ...context, ...submission });
  } finally {
    context.progress.end(target.slug);
  }
}

/** A large description takes long on a slow connection. In milliseconds. */
const sendTimeout = 300_000;

function upsert(
  { slug, labels }: PublishTarget,
  { source, acknowledge, provenance }: Submission,
  { connection, progress }: ServerSpecContext,
): Promise<OpenAPISpec> {
  progress.show(slug, `Sending ${slug}`);
  const params = { specSlug: slug, source, labels, provenance, acknowledge };
  return connection.org.specs.upsert(params, { timeout: sendTimeout });
}

/** A server that restarts is polled again until the time to wait is over. */
const manyRetries = 100;

/** Waits until a source that the server has accepted is processed. */
async function waitFor(
  written: OpenAPISpec,
  seconds: number,
  { connection, progress }: ServerSpecContext,
): Promise<OpenAPISpec> {
  const { slug, processingState, lastProcessedAt, updatedAt } = written;
  // A server may process synchronously. An attempt in the millisecond of the write cannot be told from an earlier one.
  const isNew = processingState === 'complete' || lastProcessedAt === updatedAt;
  const waitTimeout = seconds * 1000;
  try {
    return await connection.org.specs.waitUntilProcessed(
      { specSlug: slug },
      {
        after: isNew ? undefined : lastProcessedAt,
        waitTimeout,
        maxRetries: manyRetries,
        pollInterval: { initial: 200 },
        onPoll: (spec) => progress.show(slug, `Waiting for ${slug}: ${spec.processingState}`),
      },
    );
  } catch (error) {
    throw error instanceof ConnectionError || error instanceof WaitTimeoutError
      ? notEnded(error, written)
      : error;
  }
}

function notEnded(error: ConnectionError | WaitTimeoutError, { slug, urls }: OpenAPISpec): CommandFailure {
  const state = error instanceof WaitTimeoutError ? error.lastSpec?.processingState : undefined;
  const reason = state === undefined ? 'the server does not answer anymore' : `its state is ${state}`;
  return new CommandFailure(
    [
      `${slug} was sent, and its processing has not ended yet: ${reason}. It continues on the server.`,
      `To see the result later: specshelf versions ${slug}, or open ${urls.app}. To wait longer: --wait 900`,
    ],
    4,
  );
}

async function setVisibility(
  { slug }: PublishTarget,
  spec: OpenAPISpec,
  { visibility }: Submission,
  { connection }: ServerSpecContext,
): Promise<void> {
  if (visibility === undefined || visibility === spec.visibility) return;
  await connection.org.specs.setVisibility({ specSlug: slug, visibility });
}

type ReportContext = Pick<ServerSpecContext, 'connection'> & Pick<Submission, 'impact' | 'acknowledge'>;

async function reportOfSuccess(
  target: PublishTarget,
  { local, before }: Known,
  spec: OpenAPISpec,
  { connection, impact, acknowledge }: ReportContext,
): Promise<Report> {
  const { slug, labels } = target;
  const printedPath = local?.printedPath ?? ((file: string | undefined) => file ?? target.name);
  const id = spec.lastVersion ?? '';
  const isNew = before?.lastVersion !== id;
  const { urls } = await connection.org.specs.versions.get({ specSlug: slug, versionId: id });
  const comparison =
    isNew && before?.lastVersion !== undefined
      ? await changesOfVersion(connection, { slug, versionId: id, name: target.name, impact }, local)
      : undefined;
  const problems = spec.lastProcessedErrors.map((problem) => problemFrom(problem, printedPath));
  return {
    ...emptyReport(target, isNew ? 'published' : 'unchanged'),
    ...(comparison === undefined
      ? {}
      : { comparison: { ...comparison, acknowledged: acknowledge?.changes ?? [] } }),
    problems,
    texts: local?.texts ?? new Map(),
    // The server fetches documents and files that could not be checked before.
    failing: new Set(problems.filter((problem) => isFailingProblem(problem, target.failOn))),
    version: { id, url: urls.app, labels },
  };
}

async function reportOfError(
  error: unknown,
  target: PublishTarget,
  local: LocalSpec | undefined,
  { connection, impact }: ReportContext,
): Promise<Report> {
  if (error instanceof IncompatibleError && local !== undefined) {
    const check = await checkOnServer(connection, target.slug, local, undefined);
    const report = await reportOfCheck(check, target, local, { failOn: target.failOn, impact });
    // An acknowledgment of another person may have arrived in the meantime, but nothing was published.
    return { ...report, outcome: 'refused' };
  }
  if (error instanceof SpecProcessingError) return reportOfProcessing(error, target, local);
  throw await failureOf(error, connection);
}

function reportOfProcessing(
  { spec, errorCode }: SpecProcessingError,
  target: PublishTarget,
  local: LocalSpec | undefined,
): Report {
  const printedPath = local?.printedPath ?? ((file: string | undefined) => file ?? target.name);
  const problems = spec.lastProcessedErrors.map((problem) => problemFrom(problem, printedPath));
  return {
    ...emptyReport(target, errorCode === 'INCOMPATIBLE' ? 'refused' : 'unusable'),
    problems,
    texts: local?.texts ?? new Map(),
    failing: new Set(problems.filter(({ severity }) => severity === 'error')),
  };
}
