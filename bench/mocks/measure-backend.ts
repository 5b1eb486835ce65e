import { type Backend, createBackend } from '@specshelf/mocks/backend';
import { alternate, median } from '../shared/series.js';
import { fullBackend } from './full-backend.js';

/** Costs per test in microseconds, in a warm process. */
export interface BackendMeasurement {
  name: string;
  microseconds: number;
}

export async function measureBackend(rounds: number): Promise<BackendMeasurement[]> {
  let full = createBackend();
  const fill = async () => {
    full = await fullBackend();
  };
  const subjects = [
    { name: 'createBackend()', run: () => createBackend() },
    { name: 'createBackend(), and a list', run: () => list(createBackend()) },
    { name: 'reset() of 10 specifications', prepare: fill, run: () => full.reset() },
    { name: 'the same, and a list', prepare: fill, run: () => resetAndList(full) },
    { name: 'scope()', prepare: fill, run: () => full.scope() },
    { name: 'scope(), and a list', prepare: fill, run: () => list(full.scope()) },
  ];
  // Warm-up: compilation is not part of any round.
  await alternate(subjects, rounds);
  const series = await alternate(subjects, rounds);
  return [...series].map(([name, times]) => ({ name, microseconds: median(times) * 1000 }));
}

/** Includes work deferred to the first call. */
async function list({ fetch, token }: Backend): Promise<void> {
  const init = { headers: { authorization: `Bearer ${token}` } };
  const response = await fetch('/v1/orgs/default/openapi?limit=10', init);
  await response.json();
}

function resetAndList(backend: Backend): Promise<void> {
  backend.reset();
  return list(backend);
}
