import type { LoggerService, SchedulerServiceTaskRunner } from '@backstage/backend-plugin-api';
import type { EntityProvider, EntityProviderConnection } from '@backstage/plugin-catalog-node';
import type { Client } from '@specshelf/sdk';
import { type CatalogOptions, type Definitions, listApiEntities } from './api-entities.js';

/** Provides the specifications of an organization as API entities, and removes those that no longer exist. */
export class SpecshelfEntityProvider implements EntityProvider {
  private readonly client: Client;
  private readonly options: CatalogOptions;
  private readonly schedule: SchedulerServiceTaskRunner;
  private readonly logger: LoggerService;
  private readonly definitions: Definitions = new Map();

  constructor(given: {
    client: Client;
    options: CatalogOptions;
    schedule: SchedulerServiceTaskRunner;
    logger: LoggerService;
  }) {
    this.client = given.client;
    this.options = given.options;
    this.schedule = given.schedule;
    this.logger = given.logger;
  }

  getProviderName(): string {
    return `specshelf:${this.options.organizationId}`;
  }

  async connect(connection: EntityProviderConnection): Promise<void> {
    await this.schedule.run({ id: this.getProviderName(), fn: () => this.refresh(connection) });
  }

  /** If a request fails, the catalog keeps the entities of the last run. */
  private async refresh(connection: EntityProviderConnection): Promise<void> {
    const entities = await listApiEntities(this.client, this.options, this.definitions);
    const locationKey = this.getProviderName();
    await connection.applyMutation({
      type: 'full',
      entities: entities.map((entity) => ({ entity, locationKey })),
    });
    this.logger.info(`${locationKey} provides ${entities.length} APIs`);
  }
}
