import { defineConfig } from 'tsup';

// The subjects of the area `server`, each in its own process.
const serverSubjects = ['bare', 'fastify', 'plain-sum', 'static', 'hello-express', 'hello-node'];

// Built like the product and run without a loader: a loader that rewrites functions would be measured as well.
export default defineConfig({
  entry: {
    changes: 'changes/main.ts',
    'compare-process': 'changes/compare-process.ts',
    'compare-worker': 'changes/compare-worker.ts',
    generator: 'generator/main.ts',
    processing: 'processing/main.ts',
    'memory-process': 'processing/memory-process.ts',
    server: 'server/main.ts',
    monitor: 'shared/servers/monitor.ts',
    mocks: 'mocks/main.ts',
    'mock-process': 'mocks/mock-process.ts',
    reader: 'reader/main.ts',
    scale: 'scale/main.ts',
    search: 'search/main.ts',
    sdk: 'sdk/main.ts',
    'list-server': 'sdk/list-server.ts',
    ...Object.fromEntries(serverSubjects.map((name) => [`server/${name}`, `server/subjects/${name}.ts`])),
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  splitting: false,
  clean: true,
  silent: true,
  // The mocks are measured as published.
  noExternal: [/^@specshelf\/(?!(?:server|mocks)(?:$|\/))/],
  esbuildOptions: (options) => {
    options.conditions = ['@specshelf/source'];
  },
});
