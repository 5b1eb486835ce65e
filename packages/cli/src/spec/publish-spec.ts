import type { AcknowledgingParams, OpenAPISpec, OpenAPISpecCheck } from '@specshelf/sdk';
import { countText } from '../formats/count-text.js';
import { CommandFailure } from '../process/command-failure.js';
import type { Output } from '../process/command-line-process.js';
import type { Report } from '../report/report.js';
import { adviceFor } from '../server/unknown-spec.js';
import { printLine } from '../terminal/print-line.js';
import { checkOnServer, reportOfCheck, unusableReport } from './check-on-server.js';
import { localReport } from './check-spec.js';
import { emptyReport } from './failed-report.js';
import { findSpec } from './find-spec.js';
import { type LocalSpec, readSpec } from './read-spec.js';
import { sendSpec } from './send-spec.js';
import type { PublishSettings, PublishTarget, ServerSpecContext } from './spec-context.js';

// See docs/decisions/0061-check-descriptions-before-they-are-sent.md
/** Publishes a description, and waits until it is processed. */
export async function publishSpec(
  target: PublishTarget,
  settings: PublishSettings,
  context: ServerSpecContext,
): Promise<Report> {
  const { process, root, base } = context;
  if ('url' in target.source) return publishURL(target, target.source.url, settings, context);
  const local = await readSpec(target, root, process, base);
  if (local.description === undefined) return unusableReport(target, local);
  const before = await specOf(target, context);
  const checked =
    before === undefined || !needsServer(target, settings)
      ? allowed(target, local)
      : await check(target, local, settings, context);
  if (settings.dryRun || isHeld(checked.report)) return held(checked.report);
  noteErrors(target, local, process.stderr);
  const acknowledge = acknowledgmentOf(checked.ids, settings);
  return sendSpec(target, { local, before }, { ...settings, source: local.source, acknowledge }, context);
}

/** Reports that errors do not prevent a publication. */
function noteErrors({ slug, failOn }: PublishTarget, { problems }: LocalSpec, stderr: Output): void {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors === 0 || failOn.problems !== undefined) return;
  const count = countText(errors, 'error');
  printLine(
    stderr,
    `${slug} has ${count}, and is published anyway, because --fail-on does not contain error.`,
  );
}

/** A description that the server would accept is not sent if it has findings that fail. */
const held = (report: Report): Report =>
  report.outcome === 'allowed' && isHeld(report) ? { ...report, outcome: 'held' } : report;

/** Changes that the comparison did not find may be reasons to fail. */
const isHeld = ({ failing, comparison }: Report) => failing.size > 0 || comparison?.mayFailMore === true;

async function publishURL(
  target: PublishTarget,
  url: string,
  settings: PublishSettings,
  context: ServerSpecContext,
): Promise<Report> {
  const before = await specOf(target, context);
  // The server judges the document after fetching it; a check fetches nothing.
  if (settings.dryRun) return emptyReport(target, 'held');
  const acknowledge = acknowledgmentOf(settings.acknowledge, settings);
  return sendSpec(
    target,
    { local: undefined, before },
    { ...settings, source: { url }, acknowledge },
    context,
  );
}

/** Returns the specification; undefined if the command may create it. Fails otherwise: a misspelled slug must not create another one. */
async function specOf(
  { slug, mayCreate }: PublishTarget,
  { connection }: ServerSpecContext,
): Promise<OpenAPISpec | undefined> {
  const spec = await findSpec(connection, slug);
  if (spec !== undefined || mayCreate) return spec;
  const advice = await adviceFor(slug, connection);
  throw new CommandFailure(
    [
      `There is no specification ${slug} in the organization ${connection.organizationId}.${advice}`,
      'To create it, use --create, or add create: true to specshelf.yaml.',
    ],
    2,
  );
}

interface Checked {
  report: Report;
  /** IDs of the changes to acknowledge. */
  ids: string[];
}

/** Whether only the server can judge the description: problems are known before. */
const needsServer = ({ failOn }: PublishTarget, { dryRun, acknowledge }: PublishSettings) =>
  dryRun || acknowledge.length > 0 || failOn.impact !== undefined;

const allowed = (target: PublishTarget, local: LocalSpec): Checked => ({
  report: { ...localReport(target, local, target.failOn), outcome: 'allowed' },
  ids: [],
});

/** Checks a description on the server, and treats the changes that are acknowledged with this command as accepted. */
async function check(
  target: PublishTarget,
  local: LocalSpec,
  { acknowledge, impact }: PublishSettings,
  { connection }: ServerSpecContext,
): Promise<Checked> {
  const { failOn } = target;
  const result = await checkOnServer(connection, target.slug, local, undefined);
  const ids = result.refused.filter((id) => acknowledge.includes(id));
  const report = await reportOfCheck(accepting(result, ids), target, local, { failOn, impact });
  return { report, ids };
}

function accepting(result: OpenAPISpecCheck, ids: readonly string[]): OpenAPISpecCheck {
  if (ids.length === 0) return result;
  const refused = result.refused.filter((id) => !ids.includes(id));
  const isAllowed = result.verdict === 'refused' && refused.length === 0 && result.complete;
  return {
    ...result,
    refused,
    acknowledged: [...result.acknowledged, ...ids],
    verdict: isAllowed ? 'allowed' : result.verdict,
  };
}

function acknowledgmentOf(
  changes: readonly string[],
  { reason }: PublishSettings,
): AcknowledgingParams['acknowledge'] {
  return changes.length === 0 ? undefined : { changes: [...changes], reason };
}
