import type { Tally } from '@specshelf/changes';
import type { DocumentFacts, SchemaUses, SpecOverview } from '@specshelf/generator';
import type {
  CompareInput,
  FirstChangesInput,
  JudgeInput,
  JudgeSourceInput,
  Judgment,
  ListedChange,
  PrintChangesInput,
} from '../changes/change-tasks.js';
import type { SelectChangesInput, SelectedChanges } from '../changes/selected-changes.js';
import type { IndexInput, PackedIndex } from '../search/index-task.js';
import type { EncodedText } from './content.js';
import type { StoredOriginal, ZipInput } from './original-tasks.js';
import type { PipelineInput, PipelineOutput } from './pipeline.js';
import type { RawInput } from './raw-input.js';
import type {
  CompletedResponse,
  DraftedPages,
  DraftInput,
  PrintedSiteMap,
  Rendered,
  RenderedRevision,
  RenderInput,
  ResponseInput,
  RevisionInput,
  SchemaInput,
  SiteMapInput,
  StoredSpecification,
} from './rendering.js';
import type { SourceBody } from './source-body.js';
import type { LineOfInput, LinePlace, LinesInput, LinesOutput } from './source-lines.js';

/** The tasks that parse or serialize whole specifications. Input and output are data that can be sent to another thread. */
interface Tasks {
  readSourceBody(blocks: readonly Uint8Array[]): Promise<SourceBody>;
  /** Encodes texts as they are stored. */
  encode(texts: readonly string[]): Promise<EncodedText[]>;
  runPipeline(input: PipelineInput): Promise<PipelineOutput>;
  printPlainDocument(specification: Uint8Array): Promise<Uint8Array>;
  printYAML(document: Uint8Array): Promise<Uint8Array>;
  draftPages(input: DraftInput): Promise<DraftedPages>;
  renderRevision(input: RevisionInput): Promise<RenderedRevision>;
  renderDocument(input: RenderInput): Promise<Rendered | undefined>;
  completeResponse(input: ResponseInput): Promise<CompletedResponse>;
  printSiteMap(input: SiteMapInput): Promise<PrintedSiteMap>;
  readOverview(specification: StoredSpecification): Promise<SpecOverview>;
  readFacts(specification: StoredSpecification): Promise<DocumentFacts>;
  indexVersion(input: IndexInput): Promise<PackedIndex>;
  renderSchema(input: SchemaInput): Promise<Rendered | undefined>;
  findSchemaUses(input: { name: string; specification: StoredSpecification }): Promise<SchemaUses>;
  readLines(input: LinesInput): Promise<LinesOutput>;
  findLine(input: LineOfInput): Promise<LinePlace | undefined>;
  readOriginal(text: StoredOriginal): Promise<{ body: Uint8Array }>;
  printRaw(input: RawInput): Promise<{ body: Uint8Array }>;
  zipFiles(input: ZipInput): Promise<{ body: Uint8Array }>;
  compareVersions(input: CompareInput): Promise<{ report: EncodedText; tally: Tally }>;
  isSourceRefused(input: JudgeSourceInput): Promise<boolean>;
  judgeChanges(input: JudgeInput): Promise<Judgment>;
  printChanges(input: PrintChangesInput): Promise<Uint8Array>;
  readFirstChanges(input: FirstChangesInput): Promise<ListedChange[][]>;
  selectChanges(input: SelectChangesInput): Promise<SelectedChanges>;
}

/** Runs tasks that would block the request thread. */
export interface HeavyWork {
  /**
   * Rejects with `WorkLimitExceeded` when the task exceeds the limits of a task, and with `WorkAbandoned` when the server shuts
   * down.
   */
  runTask<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options?: TaskOptions,
  ): Promise<TaskOutput<Name>>;
  /** Returns bytes that are the input of many tasks, in memory that all threads share if copying them for each task is slower. */
  share?(bytes: Uint8Array): Uint8Array;
}

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = TaskInputs[Name];
export type TaskOutput<Name extends TaskName> = TaskOutputs[Name];

/** The functions of some or all tasks. */
export type TaskFunctions<Context extends unknown[] = []> = {
  [Name in TaskName]: (input: TaskInput<Name>, ...context: Context) => Promise<TaskOutput<Name>>;
};

/** The owner of an item, and its priority. */
export interface Turn {
  owner: string;
  /** Urgent items overtake all others. */
  urgent?: boolean;
}

export interface TaskOptions {
  /** Schedules the task as background work, fairly by owner. Without it, a request waits for the task. */
  turn?: Turn;
  /** Parts of the input that the caller no longer needs. They move to another thread instead of being copied. */
  transfer?: readonly Uint8Array[];
}

type TaskInputs = { [Name in TaskName]: Parameters<Tasks[Name]>[0] };
type TaskOutputs = { [Name in TaskName]: Awaited<ReturnType<Tasks[Name]>> };
