import type { Client } from '@specshelf/sdk';
import { type SourceSite, startSourceSite } from '../test/support/http/source-site.js';
import { startHooks } from '../test/support/server/start-hooks.js';
import { runServerCommand, type ServerCommand } from '../test-heavy/support/server-process.js';
import { type Account, make, openAccount, organizationId } from './account.js';
import { anyChange, type WriterTools } from './changes.js';
import { checkAccount } from './check-account.js';
import { createFleet, type Fleet } from './fleet.js';
import { createRandom, type Random } from './random.js';
import { checkRows, type SoakedDatabase } from './soaked-database.js';

export interface SoakOptions {
  rounds: number;
  seed: number;
  database: SoakedDatabase;
  /** Number of concurrent servers on the database. */
  processes: number;
  /** The file of the server for Node.js. */
  program: string;
  /** Called after each round. */
  onRound(round: Round): void;
}

/** The result of the time between two kills. */
export interface Round {
  round: number;
  kills: number;
  /** Number of acknowledged changes. */
  acknowledged: number;
  /** Time from the kill until all work had ended, in milliseconds. */
  recovery: number;
  /** Descriptions of lost data. */
  losses: string[];
}

export type SoakResult = Pick<Round, 'kills' | 'acknowledged' | 'losses'> & {
  rounds: number;
  slowestRecovery: number;
};

/** A writer and the specifications that only it writes. */
interface Writer {
  accounts: readonly Account[];
  tools: WriterTools;
}

const writerCount = 6;
const accountsOfEach = 4;
const token = 'shelf_soak-0123456789';

/** Kills servers at random times during writes, restarts them, and checks that all acknowledged data exists. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const site = await startSourceSite();
  const hooks = await startHooks();
  const { url: hookURL, deliveredTags } = hooks.add();
  const command = commandOf(options);
  const fleet = createFleet({ command, token, size: options.processes });
  const random = createRandom(options.seed);
  const writers = writersOf(options.seed, site);
  const rounds: Round[] = [];
  try {
    await fleet.start();
    await runServerCommand(command, ['hook', 'add', '--organization', organizationId, '--url', hookURL]);
    for (let round = 1; round <= options.rounds; round++) {
      rounds.push(await oneRound(round, { ...options, fleet, random, writers, deliveredTags }));
    }
    // Finally every version is read.
    const last = await checkAccounts({ ...options, fleet, random, writers, deliveredTags }, (known) => known);
    await fleet.stop();
    return resultOf(rounds, [...last, ...fleet.errors()]);
  } finally {
    await fleet.stop();
    await site.close();
    await hooks.close();
  }
}

function commandOf({ program, database }: SoakOptions): ServerCommand {
  const environment = {
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    SPECSHELF_BOOTSTRAP_TOKEN: token,
    SPECSHELF_SECRET_KEY: 'the secret key of servers in a soak test',
    SPECSHELF_FETCH_ALLOW: '127.0.0.0/8',
  };
  return { program, environment };
}

function writersOf(seed: number, site: SourceSite): Writer[] {
  return Array.from({ length: writerCount }, (_, writer) => {
    let names = 0;
    return {
      accounts: Array.from({ length: accountsOfEach }, (_, index) => openAccount(`spec-${writer}-${index}`)),
      // Own random numbers, so that its choices do not depend on the other writers.
      tools: { random: createRandom(seed + writer + 1), site, newName: () => `source-${writer}-${++names}` },
    };
  });
}

interface Parts extends SoakOptions {
  fleet: Fleet;
  random: Random;
  writers: readonly Writer[];
  deliveredTags: readonly string[][];
}

async function oneRound(round: number, parts: Parts): Promise<Round> {
  const { fleet, random } = parts;
  const load = startLoad(parts);
  // A number of writes instead of a time, so that a busy machine has written as much.
  await load.reaches(random.between(1, 40));
  await pause(random.between(0, 60));
  await fleet.killOne(random);
  // The other servers continue.
  if (parts.processes > 1) await pause(random.between(20, 400));
  const acknowledged = await load.stop();
  const killed = performance.now();
  const moreKills = random.once(4) ? 1 : 0;
  if (moreKills > 0) await fleet.startAndKill(random.between(0, 1500));
  await fleet.start();
  const losses = await untilIdle(clientOf(parts), parts.database);
  const recovery = performance.now() - killed;
  losses.push(...fleet.errors(), ...(await checkRows(parts.database)));
  losses.push(...(await checkAccounts(parts, (known) => [random.one(known) ?? ''])));
  const ended = { round, kills: 1 + moreKills, acknowledged, recovery, losses };
  parts.onRound(ended);
  return ended;
}

/** Starts writers, each with one request at a time. */
function startLoad({ writers, fleet, deliveredTags }: Parts) {
  let stopped = false;
  let acknowledged = 0;
  let goal = { count: Infinity, reached: () => {} };
  const write = async ({ accounts, tools }: Writer): Promise<void> => {
    while (!stopped) {
      const client = fleet.client(tools.random);
      const account = tools.random.one(accounts);
      if (!client || !account) return;
      if (await make(anyChange(account, tools), account, client, deliveredTags.length)) acknowledged += 1;
      if (acknowledged >= goal.count) goal.reached();
    }
  };
  const work = Promise.all(writers.map(write));
  return {
    /** Resolves when this number of changes was acknowledged. */
    reaches: async (count: number): Promise<void> => {
      const reached = new Promise<void>((resolve) => {
        goal = { count, reached: resolve };
      });
      await Promise.race([reached, work]);
    },
    /** Resolves when all writers have ended, with the number of acknowledged changes. */
    stop: async (): Promise<number> => {
      stopped = true;
      await work;
      return acknowledged;
    },
  };
}

function clientOf({ fleet, random }: Parts): Client {
  const client = fleet.client(random);
  if (!client) throw new Error('No server runs.');
  return client;
}

/** Returns the losses of all specifications. */
async function checkAccounts(parts: Parts, choose: Parameters<typeof checkAccount>[2]): Promise<string[]> {
  const client = clientOf(parts);
  const losses: string[] = [];
  for (const account of parts.writers.flatMap(({ accounts }) => accounts)) {
    losses.push(
      ...missingDelivery(account, parts.deliveredTags),
      ...(await checkAccount(account, client, choose)),
    );
  }
  return losses;
}

// More than the leases of a killed server.
const patience = 300_000;

/** Waits until all work has ended. Returns the work that does not end as problems. */
async function untilIdle(client: Client, database: SoakedDatabase): Promise<string[]> {
  const deadline = performance.now() + patience;
  for (;;) {
    const page = await client.specs.list({ organizationId, limit: 1000 });
    const unfinished = page.items.filter(({ processingState }) => processingState !== 'complete');
    const { length: deliveries } = await database.rows('select spec_slug from deliveries');
    if (unfinished.length === 0 && deliveries === 0) {
      return page.count === page.items.length
        ? []
        : [`there are ${page.items.length} specifications, and ${page.count} are counted`];
    }
    if (performance.now() > deadline) {
      const slugs = unfinished.map(({ slug, processingState }) => `${slug} (${processingState})`);
      return [`${deliveries} calls of hooks, and these have not ended: ${slugs.join(', ')}`];
    }
    await pause(20);
  }
}

function missingDelivery(
  { specSlug, deliveriesBefore }: Account,
  deliveredTags: readonly string[][],
): string[] {
  if (deliveriesBefore === undefined) return [];
  const tag = `organization:${organizationId}:openapi:${specSlug}`;
  const isDelivered = deliveredTags.slice(deliveriesBefore).some((tags) => tags.includes(tag));
  return isDelivered ? [] : [`hooks were not notified of ${specSlug}`];
}

function resultOf(rounds: readonly Round[], lastLosses: readonly string[]): SoakResult {
  const sum = (key: 'kills' | 'acknowledged') => rounds.reduce((total, round) => total + round[key], 0);
  return {
    rounds: rounds.length,
    kills: sum('kills'),
    acknowledged: sum('acknowledged'),
    slowestRecovery: Math.max(0, ...rounds.map(({ recovery }) => recovery)),
    losses: [...rounds.flatMap(({ losses }) => losses), ...lastLosses],
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
