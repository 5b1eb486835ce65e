import type { Snapshot } from './backend.js';
import type { RestartableClock } from './clock.js';
import { createHooks, type Hooks } from './create-hooks.js';
import { createInstance, type Instance, type InstanceOptions, type State } from './create-instance.js';
import { createIntegrations, type Integrations } from './create-integrations.js';
import type { Integration } from './integration.js';

/** The instances of a scope, one after the other: each begins where the last one was left, at the start, or at a snapshot. */
export interface Life {
  readonly instance: Instance;
  readonly integrations: Integrations;
  readonly hooks: Hooks;
  reset(): void;
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): void;
}

interface LifeOptions extends Omit<InstanceOptions, 'integrations' | 'hooks'> {
  clock: RestartableClock;
  integrations: Readonly<Record<string, Integration>>;
  /** Is told each token that an integration gets. */
  onToken(token: string): void;
}

export function createLife({ integrations, onToken, clock, ...options }: LifeOptions): Life {
  const snapshots = new WeakMap<Snapshot, { state: State; elapsed: number }>();
  // What a test has given as functions is in no snapshot.
  const newFunctions = () => ({
    integrations: createIntegrations(integrations, onToken),
    hooks: createHooks(),
  });
  const begin = (state?: State) => createInstance({ ...options, ...functions, clock }, state);
  let functions = newFunctions();
  let instance = begin();
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
      instance = begin();
    },
    async snapshot() {
      await instance.planter.ready();
      const snapshot = { takenAt: clock.now() };
      snapshots.set(snapshot, { state: instance.state(), elapsed: clock.elapsed() });
      return snapshot;
    },
    restore(snapshot) {
      const kept = snapshots.get(snapshot);
      if (!kept) throw new Error('This snapshot was taken of another scope');
      clock.restart(kept.elapsed);
      instance = begin(kept.state);
    },
  };
}
