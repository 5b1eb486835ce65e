import { bareParse } from '../shared/bare-parse.js';
import { type BenchDocument, isLarge, isSet, textsOf } from '../shared/bench-document.js';
import { alternate, median, ratio, type Series, type Subject } from '../shared/series.js';
import { type Descriptions, descriptionsOf } from './descriptions.js';
import { runPeer } from './peer.js';
import { inputOf, specificationOf, stagesOf } from './stages.js';

/** The cost of a document. Times are milliseconds, multiples are of the bare parse. */
export interface Measurement {
  name: string;
  format: 'json' | 'yaml';
  isSwagger: boolean;
  isLarge: boolean;
  isSet: boolean;
  bytes: number;
  descriptions: Descriptions;
  times: Record<string, number>;
  multiples: Record<string, number>;
  /** Multiples of the peer's time to that of `parse`, and of the whole pipeline. */
  peerOverParse: number;
  peerOverPipeline: number;
  /** Why the peer could not be measured. */
  peerFailure?: string;
}

/** Limits of a measurement. */
export interface Effort {
  rounds: number;
  /** Fewer rounds for the peer, which is slow. */
  peerRounds: number;
  /** Minimum milliseconds of a subject in a round; short subjects are repeated. */
  roundTime: number;
}

/** Measures the bare parse, the peer, and our stages in turns. */
export async function measureDocument(document: BenchDocument, effort: Effort): Promise<Measurement> {
  const texts = textsOf(document);
  const peer = () => runPeer(document.entry, texts, document.isSwagger);
  const peerFailure = await failureOf(peer);
  const subjects: Subject[] = [
    { name: 'floor', run: () => [...texts.values()].map(bareParse) },
    ...stagesOf(document),
    ...(peerFailure === undefined ? [{ name: 'peer', run: peer, rounds: effort.peerRounds }] : []),
  ];
  // Also the warm-up.
  const first = await alternate(subjects, 2);
  const repeated = subjects.map((subject) => ({
    ...subject,
    repetitions: Math.max(1, Math.ceil(effort.roundTime / median(first.get(subject.name) ?? []))),
  }));
  const series = await alternate(repeated, effort.rounds);
  return { ...measurementOf(document, series), ...(peerFailure === undefined ? {} : { peerFailure }) };
}

async function failureOf(peer: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await peer();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

function measurementOf(document: BenchDocument, series: Series): Measurement {
  const { name, format, isSwagger, bytes } = document;
  const all = withCheck(series);
  const floor = all.get('floor');
  return {
    name,
    format,
    isSwagger,
    isLarge: isLarge(document),
    isSet: isSet(document),
    bytes,
    descriptions: descriptionsOf(specificationOf(inputOf(document))),
    times: Object.fromEntries([...all].map(([stage, times]) => [stage, median(times)])),
    multiples: Object.fromEntries([...all].map(([stage, times]) => [stage, ratio(times, floor)])),
    peerOverParse: ratio(all.get('peer'), all.get('parse')),
    peerOverPipeline: ratio(all.get('peer'), all.get('pipeline')),
  };
}

/** Parsing and validation alone; for Swagger 2.0, the same step also upgrades. */
function withCheck(series: Series): Series {
  const upgrades = series.get('upgrade') ?? [];
  const check = (series.get('parse') ?? []).map((time, round) => time - (upgrades[round] ?? 0));
  return new Map([...series, ['check', check]]);
}
