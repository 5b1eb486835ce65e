// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of all migrations, which never change.
import { tokensAndAudit } from './audit-migration.js';
import { catalog } from './catalog-migration.js';
import { changes } from './changes-migration.js';
import { claims } from './claim-migration.js';
import { deprecationAndUsage } from './deprecation-usage-migration.js';
import { deviceLogins } from './device-logins-migration.js';
import { labels } from './labels-migration.js';
import { linkManifests } from './link-manifests.js';
import { changeTables, createIndex, createIndexOf, type Migration } from './migration.js';
import { queue } from './queue-migration.js';
import { restrictions } from './restrictions-migration.js';
import { searchIndex } from './search-index-migration.js';
import { searchEntries } from './search-migration.js';
import { sharpS } from './sharp-s-migration.js';
import { trustedPublishers } from './trusted-publishers-migration.js';
import { versionFacts } from './version-facts-migration.js';

// The columns of a version that contained digests when migration 0006 added their indexes.
const versionContents = ['raw', 'specification', 'outline', 'manifest', 'submitted'];

// In the order of execution. A released migration and the code that it uses never change: add another migration instead. Two releases
// work on the tables at the same time, see docs/decisions/0068-migrate-in-short-steps.md.
// Columns that sort by time have the width of `Date.prototype.toISOString`.
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': {
    readableFrom: '0.0.0',
    steps: [
      // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of the first tables.
      changeTables({}, async (knex) => {
        await knex.schema.createTable('settings', (table) => {
          table.text('name').primary();
          table.text('value').notNullable();
        });
        await knex.schema.createTable('organizations', (table) => {
          table.text('id').primary();
          table.text('title').notNullable();
          table.text('created_at').notNullable();
          table.text('type').notNullable();
          table.integer('spec_count').notNullable();
        });
        await knex.schema.createTable('email_domains', (table) => {
          table.text('organization_id').notNullable().references('organizations.id').onDelete('CASCADE');
          table.integer('position').notNullable();
          table.text('domain').notNullable();
          table.primary(['organization_id', 'position']);
          table.index('domain');
        });
        await knex.schema.createTable('spaces', (table) => {
          table.text('id').primary();
          table.text('organization_id').notNullable().references('organizations.id').onDelete('CASCADE');
          table.text('created_at').notNullable();
          table.index('organization_id');
        });
        await knex.schema.createTable('access_tokens', (table) => {
          table.text('id').primary();
          table.text('hash').notNullable().unique();
          table.text('subject').notNullable();
          table.text('organizations').notNullable();
          table.text('scopes').notNullable();
          table.text('created_at').notNullable();
          table.text('expires_at');
        });
        await knex.schema.createTable('contents', (table) => {
          table.text('digest').primary();
          table.binary('bytes').notNullable();
        });
        await knex.schema.createTable('openapi_specs', (table) => {
          table.text('id').primary();
          table.text('organization_id').notNullable().references('organizations.id').onDelete('CASCADE');
          table.text('slug').notNullable();
          // The slug in lower case, for uniqueness and lookups.
          table.text('slug_key').notNullable();
          table.text('created_at').notNullable();
          table.text('updated_at').notNullable();
          table.text('visibility').notNullable();
          table.text('source_kind').notNullable();
          // The URL, or the digest of the content.
          table.text('source').notNullable();
          table.text('processing_state').notNullable();
          table.integer('attempt').notNullable();
          table.integer('lost_runs').notNullable();
          table.integer('rerun_requested').notNullable();
          table.text('queued_at').notNullable();
          table.text('lease_expires_at');
          table.text('last_version');
          table.text('last_processed_at');
          table.text('last_process_error_code');
          table.text('last_processed_errors').notNullable();
          table.integer('last_processed_error_count').notNullable();
          table.integer('version_count').notNullable();
          table.unique(['organization_id', 'slug_key']);
          table.index(['organization_id', 'created_at', 'id']);
          table.index(['processing_state', 'queued_at', 'id']);
        });
        await knex.schema.createTable('openapi_spec_versions', (table) => {
          table.text('id').primary();
          table.text('spec_id').notNullable().references('openapi_specs.id').onDelete('CASCADE');
          table.text('created_at').notNullable();
          table.text('digest').notNullable();
          table.text('format').notNullable();
          table.text('raw').notNullable();
          table.text('specification').notNullable();
          table.text('outline').notNullable();
          table.index(['spec_id', 'created_at', 'id']);
        });
      }),
    ],
    async down(knex) {
      await knex.schema.dropTable('openapi_spec_versions');
      await knex.schema.dropTable('openapi_specs');
      await knex.schema.dropTable('contents');
      await knex.schema.dropTable('access_tokens');
      await knex.schema.dropTable('spaces');
      await knex.schema.dropTable('email_domains');
      await knex.schema.dropTable('organizations');
      await knex.schema.dropTable('settings');
    },
  },
  '0002-refreshing': {
    readableFrom: '0.0.0',
    steps: [
      changeTables({ alters: ['openapi_specs', 'openapi_spec_versions'] }, async (knex) => {
        await knex.schema.alterTable('openapi_specs', (table) => {
          // Sealed.
          table.text('source_headers');
          table.text('refresh_at');
          table.integer('failed_runs').notNullable().defaultTo(0);
          table.text('manifest');
        });
        await knex.schema.alterTable('openapi_spec_versions', (table) => {
          table.text('manifest');
          table.text('submitted');
          table.integer('pipeline_version').notNullable().defaultTo(1);
        });
      }),
      createIndexOf('openapi_specs', 'processing_state', 'refresh_at', 'id'),
      createIndexOf('openapi_spec_versions', 'pipeline_version', 'created_at', 'id'),
    ],
    async down(knex) {
      await knex.schema.alterTable('openapi_spec_versions', (table) => {
        table.dropIndex(['pipeline_version', 'created_at', 'id']);
      });
      await knex.schema.alterTable('openapi_specs', (table) => {
        table.dropIndex(['processing_state', 'refresh_at', 'id']);
      });
      // As native SQL: knex would copy and drop the table, and with it the rows that reference its rows.
      const columns = {
        openapi_spec_versions: ['manifest', 'submitted', 'pipeline_version'],
        openapi_specs: ['source_headers', 'refresh_at', 'failed_runs', 'manifest'],
      };
      for (const [table, names] of Object.entries(columns))
        for (const name of names) await knex.raw('alter table ?? drop column ??', [table, name]);
    },
  },
  '0003-integrations': {
    readableFrom: '0.0.0',
    steps: [
      changeTables({}, async (knex) => {
        await knex.schema.createTable('integrations', (table) => {
          table.text('id').primary();
          // In lower case.
          table.text('name').notNullable().unique();
          table.text('endpoint').notNullable();
          // Sealed.
          table.text('secret').notNullable();
          table.text('created_at').notNullable();
        });
      }),
    ],
    async down(knex) {
      await knex.schema.dropTable('integrations');
    },
  },
  '0004-access': {
    readableFrom: '0.0.0',
    steps: [
      changeTables({ alters: ['organizations', 'access_tokens'] }, async (knex) => {
        await knex.schema.alterTable('organizations', (table) => {
          // Profile members set by an operator besides title and type, as JSON.
          table.text('profile').notNullable().defaultTo('{}');
        });
        await knex.schema.alterTable('access_tokens', (table) => {
          table.text('prefix').notNullable().defaultTo('');
          table.text('revoked_at');
          table.text('last_used_at');
        });
        await knex.schema.createTable('hooks', (table) => {
          table.text('id').primary();
          table.text('organization_id').notNullable().references('organizations.id').onDelete('CASCADE');
          table.text('url').notNullable();
          // Sealed.
          table.text('secret').notNullable();
          table.text('created_at').notNullable();
          table.text('last_delivered_at');
          table.text('last_failed_at');
          table.text('last_failure');
          table.integer('failures').notNullable();
          table.index('organization_id');
        });
        await knex.schema.createTable('deliveries', (table) => {
          table.text('hook_id').notNullable().references('hooks.id').onDelete('CASCADE');
          table.text('spec_slug').notNullable();
          table.integer('attempt').notNullable();
          table.text('due_at').notNullable();
          table.text('lease_expires_at');
          table.primary(['hook_id', 'spec_slug']);
          table.index(['due_at', 'hook_id', 'spec_slug']);
        });
        await knex.schema.createTable('audit_events', (table) => {
          table.text('id').primary();
          table.text('created_at').notNullable();
          table.text('event').notNullable();
        });
      }),
    ],
    async down(knex) {
      await knex.schema.dropTable('audit_events');
      await knex.schema.dropTable('deliveries');
      await knex.schema.dropTable('hooks');
      for (const name of ['prefix', 'revoked_at', 'last_used_at']) {
        await knex.raw('alter table ?? drop column ??', ['access_tokens', name]);
      }
      await knex.raw('alter table ?? drop column ??', ['organizations', 'profile']);
    },
  },
  '0005-rate-limits': {
    readableFrom: '0.0.0',
    steps: [
      changeTables({}, async (knex) => {
        // The table of rate-limiter-flexible: times are in milliseconds.
        await knex.schema.createTable('rate_limits', (table) => {
          table.text('key').primary();
          table.integer('points').notNullable();
          table.bigInteger('expire');
          table.index('expire');
        });
      }),
    ],
    async down(knex) {
      await knex.schema.dropTable('rate_limits');
    },
  },
  '0006-retention': {
    readableFrom: '0.0.0',
    steps: [
      changeTables({ alters: ['organizations'], references: ['contents'] }, async (knex) => {
        await knex.schema.alterTable('organizations', (table) => {
          table.integer('keep_versions');
          table.integer('keep_days');
        });
        // References between contents: of a manifest to its files.
        await knex.schema.createTable('content_links', (table) => {
          table.text('content').notNullable().references('contents.digest').onDelete('CASCADE');
          table.text('refers_to').notNullable();
          table.primary(['content', 'refers_to']);
          table.index('refers_to');
        });
        await knex.schema.createTable('unused_contents', (table) => {
          table.text('digest').primary();
          table.text('since').notNullable();
          table.index(['since', 'digest']);
        });
      }),
      ...versionContents.map((column) => createIndexOf('openapi_spec_versions', column)),
      createIndexOf('openapi_specs', 'manifest'),
      // Without URLs, which are not contents, and may be long.
      createIndex('openapi_specs_source_index', 'openapi_specs', ['source'], "source_kind <> 'url'"),
      { kind: 'rows', change: linkManifests },
    ],
    async down(knex) {
      await knex.schema.alterTable('openapi_specs', (table) => {
        table.dropIndex('manifest');
        table.dropIndex('source');
      });
      await knex.schema.alterTable('openapi_spec_versions', (table) => {
        for (const column of versionContents) table.dropIndex(column);
      });
      await knex.schema.dropTable('unused_contents');
      await knex.schema.dropTable('content_links');
      for (const name of ['keep_versions', 'keep_days']) {
        await knex.raw('alter table ?? drop column ??', ['organizations', name]);
      }
    },
  },
  '0007-ended-sessions': {
    readableFrom: '0.0.0',
    steps: [
      changeTables({}, async (knex) => {
        await knex.schema.createTable('ended_sessions', (table) => {
          table.text('id').primary();
          table.text('until').notNullable().index();
        });
      }),
    ],
    async down(knex) {
      await knex.schema.dropTable('ended_sessions');
    },
  },
  '0008-queue': queue,
  '0009-claims': claims,
  '0010-organization-ids': {
    readableFrom: '0.0.0',
    steps: [createIndex('organizations_lower_id_index', 'organizations', ['lower(id)'])],
    async down(knex) {
      await knex.raw('drop index organizations_lower_id_index');
    },
  },
  '0011-catalog': catalog,
  '0012-tokens-and-audit': tokensAndAudit,
  '0013-failing-since': {
    readableFrom: '0.0.0',
    steps: [
      changeTables({ alters: ['openapi_specs'] }, async (knex) => {
        // Null in rows that failed before: their first failure is not known.
        await knex.schema.alterTable('openapi_specs', (table) => {
          table.text('failing_since');
        });
      }),
    ],
    async down(knex) {
      await knex.raw('alter table ?? drop column ??', ['openapi_specs', 'failing_since']);
    },
  },
  '0014-search-entries': searchEntries,
  '0015-sharp-s': sharpS,
  '0016-version-facts': versionFacts,
  '0017-labels': labels,
  '0018-deprecation-usage': deprecationAndUsage,
  '0019-changes': changes,
  '0020-device-logins': deviceLogins,
  '0021-trusted-publishers': trustedPublishers,
  '0022-search-index': searchIndex,
  '0023-search-claims': {
    readableFrom: '0.0.0',
    steps: [
      changeTables({ alters: ['search_generations'] }, async (knex) => {
        // Null in rows of servers of the previous release, whose claims end with the lease.
        await knex.schema.alterTable('search_generations', (table) => {
          table.integer('claimed_by');
        });
      }),
    ],
    async down(knex) {
      await knex.raw('alter table ?? drop column ??', ['search_generations', 'claimed_by']);
    },
  },
  '0024-restrictions': restrictions,
};
