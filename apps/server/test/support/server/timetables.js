import { createContentSource, createIntegration, ExposableError } from '@gitbook/runtime';

/** An example integration, which tests bundle and run as the GitBook platform does. */
export default createIntegration({
  contentSources: [
    createContentSource({
      sourceId: 'sailings',
      getRevision: async ({ props, dependencies }, { environment, api }) => {
        const { installation } = environment;
        const slug = dependencies['spec']?.value?.slug;
        const { data: spec } = await api.orgs.getOpenApiSpecBySlug(installation.target.organization, slug);
        return {
          pages: [
            {
              type: 'document',
              title: `Sailings in ${props['season']}`,
              description: `Of ${spec.slug}, in ${installation.target.organization}`,
              computed: { type: 'integration:timetables:sailings', props: { route: 'north' }, dependencies },
            },
            {
              type: 'computed',
              title: 'API',
              computed: { type: 'builtin:openapi', props: { models: true }, dependencies },
            },
          ],
        };
      },
      getPageDocument: async ({ props }) => {
        if (props['route'] !== 'north') throw new ExposableError('There is no such route', 404);
        return { markdown: 'Sails **daily**.' };
      },
    }),
  ],
});
