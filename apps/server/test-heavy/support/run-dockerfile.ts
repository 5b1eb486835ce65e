import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Copy, DockerfileParser, From, type Instruction, JSONInstruction } from 'dockerfile-ast';
import { copyBuildContext } from './copy-build-context.js';

/** The last stage of a Dockerfile. */
export interface BuiltStage {
  /** The folder that represents `/`. */
  root: string;
  workingDirectory: string;
  /** The variables of ENV, and the PATH to Node.js. */
  environment: Record<string, string>;
  /** ENTRYPOINT and CMD. */
  command: readonly string[];
  healthCheck: readonly string[];
}

export interface DockerfileOptions {
  /** The folder with the Dockerfile. */
  context: string;
  /** An empty folder, in which each stage gets one. */
  folder: string;
  /** Returns the folder of a version of Node.js, to which `FROM node:<version>` refers. */
  installNode(version: string): Promise<string>;
  report(doing: string): void;
}

/**
 * Runs a Dockerfile without a container. Each stage is a folder; absolute paths in instructions are mapped into it.
 * Does not emulate accounts (USER, `--owner`) or the isolation of the file system.
 */
export async function runDockerfile(options: DockerfileOptions): Promise<BuiltStage> {
  const text = await readFile(join(options.context, 'Dockerfile'), 'utf8');
  const context = join(options.folder, 'context');
  await copyBuildContext(options.context, context);
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From) {
      stage = await beginStage(options, instruction, stages.size);
      stages.set(instruction.getBuildStage() ?? `${stages.size}`, stage);
    } else if (stage) {
      options.report(instruction.getTextContent());
      await runInstruction(instruction, stage, (name) => stages.get(name)?.root, context);
    }
  }
  if (!stage) throw new Error('The Dockerfile has no FROM.');
  const { entrypoint, arguments: stageArguments, ...built } = stage;
  return { ...built, command: [...entrypoint, ...stageArguments] };
}

interface Stage extends Omit<BuiltStage, 'command'> {
  entrypoint: readonly string[];
  arguments: readonly string[];
}

async function beginStage(options: DockerfileOptions, from: From, index: number): Promise<Stage> {
  const [, version] = /^(\d+\.\d+\.\d+)-/.exec(from.getImageTag() ?? '') ?? [];
  if (from.getImageName() !== 'node' || version === undefined) {
    throw new Error(`The image ${from.getImage()} must be one of Node.js, with its full version.`);
  }
  const root = join(options.folder, `stage${index}`);
  const programs = join(root, 'usr/local/bin');
  for (const folder of [programs, join(root, 'root'), join(root, 'var/lib')]) {
    await mkdir(folder, { recursive: true });
  }
  await symlink(join(await options.installNode(version), 'bin/node'), join(programs, 'node'));
  const environment = { PATH: `${programs}:${process.env['PATH']}`, HOME: join(root, 'root') };
  return { root, workingDirectory: root, environment, entrypoint: [], arguments: [], healthCheck: [] };
}

async function runInstruction(
  instruction: Instruction,
  stage: Stage,
  rootOf: (stage: string) => string | undefined,
  context: string,
): Promise<void> {
  const keyword = instruction.getKeyword();
  const content = instruction.getArgumentsContent() ?? '';
  const words = instruction.getArguments().map((argument) => argument.getValue());
  if (instruction instanceof Copy) {
    const from = instruction.getFromFlag()?.getValue();
    await copy(from ? rootOf(from) : context, words, stage);
  } else if (keyword === 'RUN') {
    await run(inside(stage.root, content), stage);
  } else if (keyword === 'WORKDIR') {
    stage.workingDirectory = pathIn(stage, content);
    await mkdir(stage.workingDirectory, { recursive: true });
  } else if (keyword === 'ENV') {
    for (const [, name = '', value = ''] of words.map((word) => /^(\w+)=(.*)$/.exec(word) ?? [])) {
      stage.environment[name] = inside(stage.root, value);
    }
  } else if (keyword === 'ENTRYPOINT' || keyword === 'CMD') {
    const parts = jsonOf(instruction).map((part) => inside(stage.root, part));
    if (keyword === 'CMD') stage.arguments = parts;
    else stage.entrypoint = parts;
  } else if (keyword === 'HEALTHCHECK') {
    stage.healthCheck = JSON.parse(content.replace(/^CMD\s+/, ''));
  } else if (!withoutEffect.has(keyword)) {
    throw new Error(`The instruction ${keyword} cannot be carried out in a folder yet.`);
  }
}

const withoutEffect = new Set(['USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL']);

async function copy(from: string | undefined, words: readonly string[], stage: Stage): Promise<void> {
  const sources = words.slice(0, -1);
  const target = words.at(-1) ?? '';
  if (from === undefined || sources.length === 0) throw new Error(`COPY ${words.join(' ')} has no source.`);
  for (const source of sources) {
    const to = pathIn(stage, target.endsWith('/') ? `${target}${basename(source)}` : target);
    await cp(join(from, source), to, { recursive: true, verbatimSymlinks: true });
  }
}

async function run(command: string, { environment, workingDirectory, root }: Stage): Promise<void> {
  const { npm_config_registry, NODE_EXTRA_CA_CERTS, HTTPS_PROXY, HTTP_PROXY, NO_PROXY } = process.env;
  // The accounts of the image do not exist on this machine.
  const child = spawn('sh', ['-c', command.replace(/ --(?:owner|group)=\S+/g, '')], {
    cwd: workingDirectory,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ npm_config_registry, NODE_EXTRA_CA_CERTS, HTTPS_PROXY, HTTP_PROXY, NO_PROXY },
      ...{ TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
      // Optimizing SQLite would take a minute.
      CFLAGS: '-O0',
      npm_config_prefix: join(root, 'usr/local'),
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`RUN ${command} ended with ${code}:\n${output}`);
}

function pathIn({ root, workingDirectory }: Stage, path: string): string {
  return path.startsWith('/') ? join(root, path) : join(workingDirectory, path);
}

/** Maps the absolute paths in a text into a folder. */
function inside(root: string, text: string): string {
  return text.replace(/(?<=^|[\s"'=])\/(?=[\w.])/g, `${root}/`);
}

function jsonOf(instruction: Instruction): string[] {
  if (!(instruction instanceof JSONInstruction)) return [];
  return instruction.getJSONStrings().map((part) => part.getJSONValue());
}
