import { describe, expect, it } from 'vitest';
import type { LabelRecord } from '../../../src/base/ports/publication-records.js';
import type { OpenAPISpecRecord } from '../../../src/base/ports/records.js';
import type { RunOutcome } from '../../../src/base/ports/spec-stores.js';
import { applyUpdate, isAsExpected } from '../../../src/base/ports/spec-update.js';
import { noProblems } from '../../../src/base/problem-kinds.js';
import { changeSettings, moveLabels } from '../../../src/state/settings/settings-state.js';
import { claim, complete, enqueue, release } from '../../../src/state/specs/spec-state.js';
import { type NewSubmission, settledBy } from '../../../src/state/specs/submissions.js';
import { spec, time, version } from '../../records.js';
import { now, url } from './spec-transitions.js';

const success: RunOutcome = { problems: [], problemCounts: noProblems };
const failure: RunOutcome = { ...success, errorCode: 'FETCH_ERROR' };
const lease = { now, leaseExpiresAt: time(80) };
const publisher = { id: 'ci', displayName: 'CI' };

const submission = (id: string, ...labels: string[]): NewSubmission => {
  return { id, submittedAt: time(Number(id)), publisher, labels };
};
const label = (name: string, target: string): LabelRecord => {
  return { specId: 'spec1', name, version: target, createdAt: time(0), movedAt: time(0) };
};

/** A specification after transitions, which must apply. */
function after(
  record: OpenAPISpecRecord,
  ...transitions: ((seen: OpenAPISpecRecord) => Parameters<typeof applyUpdate>[1])[]
): OpenAPISpecRecord {
  return transitions.reduce((seen, transition) => {
    const update = transition(seen);
    expect(isAsExpected(seen, update)).toBe(true);
    return applyUpdate(seen, update);
  }, record);
}

const submit =
  (id: string, ...labels: string[]) =>
  (seen: OpenAPISpecRecord) =>
    enqueue(seen, url, time(Number(id)), submission(id, ...labels));
const start = (seen: OpenAPISpecRecord) => claim(seen, lease);
const idsOf = ({ submissions }: OpenAPISpecRecord) => submissions.map(({ id }) => id);
const complete0 = spec({ processingState: 'complete', lastVersion: 'version0', lastProcessedAt: time(0) });

describe('submissions', () => {
  it('wait with the specification until the run ends, in order', () => {
    const queued = after(complete0, submit('1', 'prod'), submit('2', 'beta'));
    expect(queued.submissions).toEqual([
      { ...submission('1', 'prod'), source: url.url },
      { ...submission('2', 'beta'), source: url.url },
    ]);
    expect(queued.revision).toBe(2);
  });

  it('become publications of a new version, and their labels move to it', () => {
    const run = after(complete0, submit('1', 'prod', 'beta'), submit('2', 'prod'), start);
    const labels = [label('prod', 'version0'), label('other', 'version0')];
    const ended = complete(run, { ...success, version: version() }, now, labels);
    const first = {
      ...{ id: '1', specId: 'spec1', versionId: 'version1', createdAt: time(1), publisher },
      trigger: 'submitted',
    };
    expect(ended.publications).toEqual([first, { ...first, id: '2', createdAt: time(2) }]);
    expect(ended.version).toEqual({ ...version(), publication: first, publicationCount: 2 });
    expect(ended.moves).toEqual([
      { label: 'prod', from: 'version0', to: 'version1', createdAt: now, movedBy: publisher },
      { label: 'beta', to: 'version1', createdAt: now, movedBy: publisher },
    ]);
    expect(ended.changes).toMatchObject({ submissions: [], revision: run.revision + 1 });
  });

  it('with unchanged content become publications of the latest version', () => {
    const run = after(complete0, submit('1', 'prod', 'beta'), start);
    const ended = complete(run, success, now, [label('prod', 'version9'), label('beta', 'version0')]);
    expect(ended).not.toHaveProperty('version');
    expect(ended.publications).toMatchObject([{ id: '1', versionId: 'version0' }]);
    // The other label points to this version already.
    expect(ended.moves).toMatchObject([{ label: 'prod', from: 'version9', to: 'version0' }]);
  });

  it('of a failed run are dropped', () => {
    const run = after(complete0, submit('1', 'prod'), start);
    const ended = complete(run, failure, now, [label('prod', 'version9')]);
    expect(ended).toMatchObject({ publications: [], moves: [], changes: { submissions: [] } });
    const retried = complete(after(applyUpdate(run, ended), start), success, now, []);
    expect(retried).toMatchObject({ publications: [], moves: [] });
  });

  it('of a superseded source are dropped, in the queue and during a run', () => {
    const other = { ...url, url: 'https://other.example/' };
    const replace = (seen: OpenAPISpecRecord) => enqueue(seen, other, now, submission('2', 'beta'));
    expect(idsOf(after(complete0, submit('1', 'prod'), replace))).toEqual(['2']);
    expect(idsOf(after(complete0, submit('1', 'prod'), start, replace))).toEqual(['2']);
    const withHeaders = (seen: OpenAPISpecRecord) =>
      enqueue(seen, { ...url, headers: 'sealed' }, now, submission('2', 'beta'));
    expect(idsOf(after(complete0, submit('1', 'prod'), withHeaders))).toEqual(['2']);
    const withoutSubmission = (seen: OpenAPISpecRecord) => enqueue(seen, other, now);
    expect(idsOf(after(complete0, submit('1', 'prod'), withoutSubmission))).toEqual([]);
  });

  it('of a source that a server of the previous release has replaced are not settled', () => {
    const run = after(complete0, submit('1', 'prod'), start);
    const replaced = { ...run, source: { kind: 'text', content: 'digest' } as const };
    expect(complete(replaced, success, now, [])).toMatchObject({
      publications: [],
      moves: [],
      changes: { submissions: [] },
    });
    const queuedAgain = enqueue(replaced, replaced.source, now, submission('2'));
    expect(queuedAgain.changes.submissions?.map(({ id }) => id)).toEqual(['2']);
  });

  it('of the same source during a run wait for the next run', () => {
    const run = after(complete0, submit('1', 'prod'), start, submit('2', 'prod'), submit('3', 'beta'));
    expect(run.submissions.map(({ awaitsRerun }) => awaitsRerun)).toEqual([undefined, true, true]);
    const first = complete(run, { ...success, version: version() }, now, []);
    expect(first.publications).toMatchObject([{ id: '1' }]);
    expect(first.moves).toMatchObject([{ label: 'prod', to: 'version1' }]);
    const between = applyUpdate(run, first);
    expect(between.submissions).toEqual([
      { ...submission('2', 'prod'), source: url.url },
      { ...submission('3', 'beta'), source: url.url },
    ]);
    const rerun = after(between, start);
    const second = complete(rerun, success, now, [label('prod', 'version1')]);
    expect(second.publications).toMatchObject([
      { id: '2', versionId: 'version1' },
      { id: '3', versionId: 'version1' },
    ]);
    expect(second.moves).toMatchObject([{ label: 'beta', to: 'version1' }]);
  });

  it('during a run that fails remain for the next run', () => {
    const run = after(complete0, submit('1', 'prod'), start, submit('2', 'beta'));
    const ended = applyUpdate(run, complete(run, failure, now, []));
    expect(idsOf(ended)).toEqual(['2']);
    expect(complete(after(ended, start), success, now, []).moves).toMatchObject([{ label: 'beta' }]);
  });

  it('during a run that is put back or taken over are settled by a later run', () => {
    const released = after(complete0, submit('1', 'prod'), start, submit('2', 'beta'), release, start);
    expect(complete(released, success, now, []).moves).toMatchObject([{ label: 'prod' }, { label: 'beta' }]);
    const takenOver = after(complete0, submit('1', 'prod'), start, submit('2', 'beta'), start);
    const ended = complete(takenOver, success, now, []);
    expect(ended.moves).toMatchObject([{ label: 'prod' }]);
    const rerun = after(applyUpdate(takenOver, ended), start);
    expect(complete(rerun, success, now, []).moves).toMatchObject([{ label: 'beta' }]);
  });

  it('above the limit are merged, and no label is lost', () => {
    const numbers = Array.from({ length: 25 }, (_, place) => `${place + 1}`);
    const queued = after(complete0, ...numbers.map((id) => submit(id, `l${id}`, 'all')));
    expect(queued.submissions).toHaveLength(20);
    expect(queued.submissions[0]).toMatchObject({
      id: '6',
      labels: ['l1', 'all', 'l2', 'l3', 'l4', 'l5', 'l6'],
    });
    const moved = complete(after(queued, start), success, now, []).moves?.map((move) => move.label);
    expect(new Set(moved)).toEqual(new Set(['all', ...numbers.map((id) => `l${id}`)]));
  });

  it('above the limit during a run are merged with those of the same run', () => {
    const numbers = Array.from({ length: 22 }, (_, place) => `${place + 2}`);
    const rerun = numbers.map((id) => submit(id, `l${id}`));
    const run = after(complete0, submit('1', 'prod'), start, ...rerun);
    expect(idsOf(run)).toEqual(['1', ...numbers.slice(3)]);
    const ended = complete(run, { ...success, version: version() }, now, []);
    expect(ended.publications).toMatchObject([{ id: '1', publisher }]);
    expect(ended.moves).toMatchObject([{ label: 'prod' }]);
    expect(ended.changes.submissions?.[0]?.labels).toEqual(['l2', 'l3', 'l4', 'l5']);
  });

  it('for the rerun are not settled by the run', () => {
    const run = after(complete0, submit('1', 'prod'), start, submit('2', 'prod'));
    expect(settledBy(run).map(({ id }) => id)).toEqual(['1']);
  });

  it('move labels later than their last moves, also if the clock was set back', () => {
    const run = after(complete0, submit('1', 'prod'), start);
    const ahead = { ...label('prod', 'version9'), movedAt: time(1000) };
    const [moved] = complete(run, success, now, [ahead]).moves ?? [];
    expect(moved?.createdAt).toBe(new Date(Date.parse(time(1000)) + 1).toISOString());
  });

  it.each([
    ['a URL', url],
    ['a text', { kind: 'text', content: 'digest' }],
  ] as const)('without one, a new version of %s has a publication by the server', (_title, source) => {
    const run = after({ ...complete0, source, refreshAt: time(1) }, start);
    const { publications, version: made } = complete(run, { ...success, version: version() }, now);
    const refreshed = { specId: 'spec1', versionId: 'version1', createdAt: now, trigger: 'refreshed' };
    expect(publications).toEqual([{ ...refreshed, id: 'version1' }]);
    expect(made).toMatchObject({ publicationCount: 1, publication: refreshed });
    expect(complete(run, success, now)).toMatchObject({ publications: [], moves: [] });
    expect(complete(run, success, now).changes.revision).toBe(0);
  });
});

describe('a default label', () => {
  const facts = { title: 'New', counts: { operations: 1, webhooks: 0, schemas: 0 } };
  const labeled = { ...complete0, defaultLabel: 'prod', defaultVersion: 'version0' };
  const run = (labels: string[]) => after(labeled, submit('1', ...labels), start);
  const made = { ...success, version: version({ facts }) };

  it('moves to a new version, whose facts the specification takes over', () => {
    const ended = complete(run(['prod']), made, now, [label('prod', 'version0')]);
    expect(ended.changes).toMatchObject({ defaultVersion: 'version1', facts, nameKey: 'new' });
    expect(ended).not.toHaveProperty('shows');
  });

  it('that does not move keeps its version and the facts', () => {
    const ended = complete(run(['beta']), made, now, [label('prod', 'version0')]);
    expect(ended.changes).not.toHaveProperty('facts');
    expect(ended.changes).not.toHaveProperty('defaultVersion');
    expect(ended.changes.lastVersion).toBe('version1');
  });

  it('moves to the latest version if the content is unchanged', () => {
    const behind = { ...run(['prod']), defaultVersion: 'version9' };
    const ended = complete(behind, success, now, [label('prod', 'version9')]);
    expect(ended).toMatchObject({
      shows: 'version0',
      changes: { defaultVersion: 'version0', updatedAt: now },
    });
  });

  it('shows its version when it is set or moved, and otherwise the latest one is shown', () => {
    const set = { defaultLabel: 'prod', defaultVersion: 'version9' };
    expect(changeSettings(complete0, set, now)).toMatchObject({
      expected: { revision: 0 },
      changes: { ...set, revision: 1 },
      shows: 'version9',
    });
    const unset = changeSettings(labeled, { defaultLabel: undefined, defaultVersion: undefined }, now);
    expect(unset).not.toHaveProperty('shows');
    const moved = { ...labeled, defaultVersion: 'version9' };
    expect(changeSettings(moved, { defaultLabel: undefined, defaultVersion: undefined }, now).shows).toBe(
      'version0',
    );
    const move = (name: string) =>
      moveLabels(labeled, [{ label: name, from: 'version0', to: 'version9', createdAt: now }], now);
    expect(move('prod')).toMatchObject({ shows: 'version9', changes: { defaultVersion: 'version9' } });
    expect(move('beta')).not.toHaveProperty('shows');
    expect(move('beta').changes).toEqual({ revision: 1 });
  });
});
