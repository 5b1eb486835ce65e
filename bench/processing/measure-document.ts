import { bareParse } from '../shared/bare-parse.js';
import { type BenchDocument, textsOf } from '../shared/bench-document.js';
import { largeBytes } from '../shared/document-set.js';
import { alternate, median, ratio, repeated, type Series, type Subject } from '../shared/series.js';
import type { Row } from '../shared/table.js';
import { runPeer } from './peer.js';
import { stagesOf } from './stages.js';

/** The rows of a document in the tables of this area. */
export interface MeasuredDocument {
  multiples: Row;
  peer: Row;
}

/** Measures the bare parse, the peer, and our stages in turns. */
export async function measureDocument(
  document: BenchDocument,
  { quick }: { quick: boolean },
): Promise<MeasuredDocument> {
  const texts = textsOf(document);
  const peer = () => runPeer(document.entry, texts, document.isSwagger);
  const failure = await peer().then(
    () => undefined,
    (error: unknown) => `fails: ${String(error).slice(0, 60)}`,
  );
  // Fewer rounds for the peer, which is slow.
  const [rounds, peerRounds] = quick ? [2, 1] : document.bytes >= largeBytes ? [7, 3] : [11, 5];
  const subjects: Subject[] = [
    { name: 'floor', run: () => [...texts.values()].map(bareParse) },
    ...stagesOf(document),
    ...(failure === undefined ? [{ name: 'peer', run: peer, rounds: peerRounds }] : []),
  ];
  const series = withCheck(await alternate(await repeated(subjects, quick ? 0 : 4), rounds));
  const about = { document: document.name, kind: kindOf(document), kB: document.bytes / 1000 };
  const time = (stage: string) => median(series.get(stage));
  const multiple = (stage: string) => ratio(series.get(stage), series.get('floor'));
  return {
    multiples: {
      ...{
        ...about,
        'bare parse ms': time('floor'),
        'parse + check': multiple(isSet(document) ? 'parse' : 'check'),
      },
      ...Object.fromEntries(stages.map((stage) => [stage, multiple(stage)])),
    },
    peer: {
      ...{
        ...about,
        'peer ms': failure ?? time('peer'),
        'peer x': multiple('peer'),
        'our parse ms': time('parse'),
      },
      'peer / parse': ratio(series.get('peer'), series.get('parse')),
      'pipeline ms': time('pipeline'),
      'peer / pipeline': ratio(series.get('peer'), series.get('pipeline')),
    },
  };
}

const stages = ['upgrade', 'stored', 'enrich', 'outline', 'pipeline'];

const isSet = ({ files }: BenchDocument) => files.size > 1;

function kindOf(document: BenchDocument): string {
  return isSet(document) ? 'files' : `${document.format}${document.isSwagger ? ' 2.0' : ''}`;
}

/** Parsing and validation alone; for Swagger 2.0, the same step also upgrades. */
function withCheck(series: Series): Series {
  const upgrades = series.get('upgrade') ?? [];
  const check = (series.get('parse') ?? []).map((time, round) => time - (upgrades[round] ?? 0));
  return new Map([...series, ['check', check]]);
}
