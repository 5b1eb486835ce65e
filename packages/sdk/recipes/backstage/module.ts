import { coreServices, createBackendModule } from '@backstage/backend-plugin-api';
import { catalogProcessingExtensionPoint } from '@backstage/plugin-catalog-node';
import { Client } from '@specshelf/sdk';
import { SpecshelfEntityProvider } from './entity-provider.js';

/** For `backend.add(…)`. It reads `catalog.providers.specshelf` of `app-config.yaml`. */
export default createBackendModule({
  pluginId: 'catalog',
  moduleId: 'specshelf',
  register({ registerInit }) {
    registerInit({
      deps: {
        catalog: catalogProcessingExtensionPoint,
        config: coreServices.rootConfig,
        logger: coreServices.logger,
        scheduler: coreServices.scheduler,
      },
      async init({ catalog, config, logger, scheduler }) {
        const settings = config.getConfig('catalog.providers.specshelf');
        const client = new Client({
          baseUrl: settings.getString('baseUrl'),
          token: settings.getOptionalString('token'),
        });
        for (const organization of settings.getConfigArray('organizations')) {
          const options = {
            organizationId: organization.getString('id'),
            namespace: organization.getOptionalString('namespace'),
            defaultOwner: organization.getOptionalString('defaultOwner'),
          };
          const schedule = scheduler.createScheduledTaskRunner({
            frequency: { minutes: 10 },
            timeout: { minutes: 5 },
            initialDelay: { seconds: 10 },
          });
          catalog.addEntityProvider(new SpecshelfEntityProvider({ client, options, schedule, logger }));
        }
      },
    });
  },
});
