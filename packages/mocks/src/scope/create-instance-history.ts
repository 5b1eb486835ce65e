import type { Snapshot } from '../types/backend-api.js';
import type { RestartableClock } from '../types/clock.js';
import type { Integration } from '../types/integration.js';
import { createHooks, type Hooks } from './create-hooks.js';
import { createInstance, type Instance, type InstanceOptions, type State } from './create-instance.js';
import { createIntegrations, type Integrations } from './create-integrations.js';

/** The current instance of a scope. `reset` and `restore` replace it. */
export interface InstanceHistory {
  readonly instance: Instance;
  readonly integrations: Integrations;
  readonly hooks: Hooks;
  reset(): void;
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): void;
}

interface InstanceHistoryOptions extends Omit<InstanceOptions, 'integrations' | 'hooks'> {
  clock: RestartableClock;
  integrations: Readonly<Record<string, Integration>>;
}

export function createInstanceHistory({
  integrations,
  onToken,
  clock,
  ...options
}: InstanceHistoryOptions): InstanceHistory {
  const scope = `${options.seed} ${options.token}`;
  // A snapshot does not include the functions of a test.
  const newFunctions = () => ({
    integrations: createIntegrations(integrations, onToken),
    hooks: createHooks(),
  });
  const start = (state?: State) => createInstance({ ...options, ...functions, clock, onToken }, state);
  let functions = newFunctions();
  let instance = start();
  return {
    get instance() {
      return instance;
    },
    get integrations() {
      return functions.integrations;
    },
    get hooks() {
      return functions.hooks;
    },
    reset() {
      clock.restart(0);
      functions = newFunctions();
      instance = start();
    },
    async snapshot() {
      await instance.seeder.ready();
      await instance.service.flushUsage();
      const content: SnapshotContent = { scope, elapsed: clock.elapsed(), state: instance.state() };
      return { takenAt: clock.now(), ...content };
    },
    restore(snapshot) {
      if (!hasContent(snapshot) || snapshot.scope !== scope)
        throw new Error('The snapshot belongs to another scope. Restore it in the scope that took it.');
      clock.restart(snapshot.elapsed);
      instance = start(snapshot.state);
    },
  };
}

/** The members of a snapshot that its type hides. All of them are structured-cloneable. */
interface SnapshotContent {
  /** Identifies the scope, also in another process. */
  scope: string;
  /** Milliseconds since the start of the clock. */
  elapsed: number;
  state: State;
}

function hasContent(snapshot: Snapshot): snapshot is Snapshot & SnapshotContent {
  return 'scope' in snapshot && 'state' in snapshot;
}
