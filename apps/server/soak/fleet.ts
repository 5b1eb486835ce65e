import { Client } from '@specshelf/sdk';
import type { Random } from './random.js';
import { type ServerCommand, type ServerProcess, startServerProcess } from './server-process.js';

/** The servers that work on one database. */
export interface Fleet {
  /** Starts those that do not run, and waits until all listen. */
  start(): Promise<void>;
  /** A client of one of those that run; undefined when none does. Fails when that has ended without being asked to. */
  client(random: Random): Client | undefined;
  /** Kills one of those that run. */
  killOne(random: Random): Promise<void>;
  /** Starts one, and kills it so many milliseconds later, wherever it is then. */
  startAndKill(milliseconds: number): Promise<void>;
  /** What those that have ended since the last look have written that they should not have had to write. */
  complaints(): string[];
  stop(): Promise<void>;
}

export interface FleetOptions {
  command: ServerCommand;
  token: string;
  size: number;
}

interface Member {
  process: ServerProcess;
  client: Client;
}

export function createFleet({ command, token, size }: FleetOptions): Fleet {
  const members = new Set<Member>();
  const complaints: string[] = [];

  const startOne = async (): Promise<void> => {
    const process = startServerProcess(command);
    const baseUrl = await process.listening();
    // A request that was tried again would hide which answer was lost.
    members.add({ process, client: new Client({ baseUrl, token, maxRetries: 0 }) });
  };
  const end = async (member: Member, how: 'kill' | 'stop'): Promise<void> => {
    members.delete(member);
    await member.process[how]();
    complaints.push(...complaintsIn(member.process.output()));
  };

  return {
    start: async () => {
      while (members.size < size) await startOne();
    },
    client: (random) => {
      const member = random.one([...members]);
      if (member?.process.hasEnded())
        throw new Error(`A server has ended by itself:\n${member.process.output()}`);
      return member?.client;
    },
    killOne: async (random) => {
      const member = random.one([...members]);
      if (member) await end(member, 'kill');
    },
    startAndKill: async (milliseconds) => {
      const process = startServerProcess(command);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await process.kill();
      complaints.push(...complaintsIn(process.output()));
    },
    complaints: () => complaints.splice(0),
    stop: async () => {
      for (const member of members) await end(member, 'stop');
    },
  };
}

/** Its log is at the level of errors: each line of it is one. */
function complaintsIn(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith('{') || /error/i.test(line));
}
