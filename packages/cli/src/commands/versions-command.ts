import type { OpenAPISpecVersion } from '@specshelf/sdk';
import type { Command } from 'commander';
import { printJSON } from '../formats/print-json.js';
import { addServerOptions } from '../options/add-options.js';
import { requireSpec } from '../server/require-spec.js';
import { printLine } from '../terminal/print-line.js';
import { printTable } from '../terminal/table.js';
import type { CommandContext } from './command-context.js';
import { type ListFormat, listFormat, listLimit } from './list-options.js';
import { type WithServerOptions, withServer } from './with-server.js';

interface VersionsOptions extends WithServerOptions {
  format: ListFormat;
  limit: number;
}

/** Adds the command that lists the versions of a specification. */
export function addVersionsCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('versions')
    .description('List the versions of a specification, newest first.')
    .argument('<slug>', 'the specification')
    .addOption(listFormat())
    .addOption(listLimit());
  addServerOptions(command).action((specSlug: string, options: VersionsOptions) =>
    withServer(options, context, async (connection) => {
      const { limit, format } = options;
      const { process } = context;
      const spec = await requireSpec(connection, specSlug);
      const versions: OpenAPISpecVersion[] = [];
      const pages = connection.org.specs.versions.list({ specSlug, limit: Math.min(limit, 100) });
      for await (const version of pages) {
        if (versions.length >= limit) break;
        versions.push(version);
      }
      if (format === 'json') process.stdout.write(printJSON(versions));
      else {
        const header = ['ID', 'PUBLISHED', 'VERSION', 'LABELS', 'CHANGES', 'BY'];
        printTable(process.stdout, header, versions.map(rowOf));
      }
      // A failed attempt creates no version, which the list alone would not show.
      if (spec.processingState !== 'complete') {
        printLine(
          process.stderr,
          `A source of ${specSlug} is waiting for processing: ${spec.processingState}.`,
        );
      } else if (spec.lastProcessErrorCode !== undefined) {
        printLine(
          process.stderr,
          `The last source of ${specSlug} did not become a version: ${spec.lastProcessErrorCode}. ${spec.urls.app}`,
        );
      } else if (versions.length === 0) printLine(process.stderr, `${specSlug} has no versions yet.`);
    }),
  );
}

function rowOf({
  id,
  createdAt,
  documentVersion = '',
  labels,
  changes,
  publication,
}: OpenAPISpecVersion): string[] {
  return [
    id,
    createdAt.slice(0, 16).replace('T', ' '),
    documentVersion,
    labels.join(','),
    changes === undefined ? '' : changesText(changes.summary),
    publication?.provenance?.author ?? publication?.publisher?.displayName ?? '',
  ];
}

function changesText({
  breaking,
  risky,
  safe,
  docs,
}: NonNullable<OpenAPISpecVersion['changes']>['summary']): string {
  const parts = Object.entries({ breaking, risky, safe, docs }).filter(([, count]) => count > 0);
  return parts.length === 0 ? 'none' : parts.map(([name, count]) => `${count} ${name}`).join(', ');
}
