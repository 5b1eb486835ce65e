import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  KeptVersions,
  OpenAPISpecRecord,
  OpenAPISpecSummary,
  OpenAPISpecVersionRecord,
  RunOutcome,
  Stores,
} from '../src/index.js';
import { hook, organization, spec, time, token, version } from './records.js';
import { workOn } from './work-on.js';

export interface OpenStores {
  stores: Stores;
  close?(): Promise<void>;
}

/** What every implementation of `Stores` promises, as tests, run on one that is opened empty for each of them. */
export function describeStores(name: string, open: () => Promise<OpenStores>): void {
  describe(`the stores ${name}`, () => {
    let opened: OpenStores;
    let stores: Stores;
    let work: ReturnType<typeof workOn>;

    beforeEach(async () => {
      opened = await open();
      stores = opened.stores;
      work = workOn(stores);
      await stores.organizations.insert(organization());
    });

    afterEach(() => opened.close?.());

    const claim = { now: time(10), leaseExpiresAt: time(70) };

    describe('organizations', () => {
      it('come back as they were kept', async () => {
        const other = organization({
          id: 'other',
          retention: { keepVersions: 20 },
          emailDomains: ['b.example', 'a.example'],
          type: 'community',
        });
        await stores.organizations.insert(other);
        expect(await stores.organizations.find('other')).toEqual(other);
        expect(await stores.organizations.find('none')).toBeUndefined();
      });

      it('are found by their ID in any case, and have one that differs in more than case', async () => {
        const mixed = organization({ id: 'Beta-1' });
        expect(await stores.organizations.insert(mixed)).toBe(true);
        for (const id of ['Beta-1', 'beta-1', 'BETA-1']) {
          expect(await stores.organizations.find(id)).toEqual(mixed);
          expect(await stores.organizations.insert({ ...mixed, id })).toBe(false);
        }
        expect(await stores.organizations.insert(organization({ id: 'ACME' }))).toBe(false);
        expect((await stores.organizations.list()).map(({ id }) => id).toSorted()).toEqual([
          'Beta-1',
          'acme',
        ]);
      });

      it('are found by email domain, oldest first, with all of their domains', async () => {
        const claims = { emailDomains: ['shared.example', 'own.example'] };
        await stores.organizations.insert(organization({ id: 'young', createdAt: time(2), ...claims }));
        await stores.organizations.insert(organization({ id: 'b', createdAt: time(1), ...claims }));
        await stores.organizations.insert(organization({ id: 'a', createdAt: time(1), ...claims }));
        const found = await stores.organizations.findByEmailDomain('shared.example');
        expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'young']);
        expect(found[0]?.emailDomains).toEqual(claims.emailDomains);
        expect(await stores.organizations.findByEmailDomain('none.example')).toEqual([]);
      });
    });

    describe('organizations that change', () => {
      const full = organization({
        id: 'full',
        hostname: 'full',
        defaultRole: null,
        sso: true,
        logo: 'https://full.example/logo.svg',
        trial: { status: 'active', count: 1, endDate: time(9) },
      });

      it('keep what was said of them', async () => {
        expect(await stores.organizations.insert(full)).toBe(true);
        expect(await stores.organizations.insert(full)).toBe(false);
        expect(await stores.organizations.find('full')).toEqual(full);
        expect((await stores.organizations.list()).map(({ id }) => id)).toEqual(['acme', 'full']);
      });

      it('are replaced as a whole', async () => {
        await stores.organizations.insert({ ...full, emailDomains: ['a.example', 'b.example'] });
        const retention = { keepVersions: 3, keepDays: 9 };
        const changed = organization({
          id: 'full',
          title: 'Changed',
          emailDomains: ['b.example'],
          retention,
        });
        expect(await stores.organizations.replace(changed)).toBe(true);
        expect(await stores.organizations.find('full')).toEqual(changed);
        expect(await stores.organizations.findByEmailDomain('a.example')).toEqual([]);
        expect(await stores.organizations.replace(organization({ id: 'none' }))).toBe(false);
      });

      it('take all that is theirs with them, and leave tokens that open no other', async () => {
        await stores.spaces.insert({ id: 'docs', organizationId: 'acme', createdAt: time(1) });
        await stores.specs.insert(spec());
        await stores.hooks.insert(hook());
        await stores.accessTokens.insert(token({ id: 'a', hash: 'a', organizations: ['acme'] }));
        await stores.accessTokens.insert(token({ id: 'b', hash: 'b', organizations: ['acme', 'other'] }));
        await stores.accessTokens.insert(token({ id: 'c', hash: 'c', organizations: '*' }));
        const ended = token({ id: 'd', hash: 'd', organizations: ['acme'], revokedAt: time(5) });
        await stores.accessTokens.insert(ended);
        expect(await stores.organizations.remove('acme', time(9))).toBe(true);
        expect(await stores.organizations.remove('acme', time(9))).toBe(false);
        expect(await stores.organizations.find('acme')).toBeUndefined();
        expect(await stores.spaces.list()).toEqual([]);
        expect(await stores.hooks.list()).toEqual([]);
        expect(await stores.specs.find('acme', 'pets')).toBeUndefined();
        const left = await stores.accessTokens.list();
        expect(left.map(({ organizations, revokedAt }) => [organizations, revokedAt])).toEqual([
          [[], time(9)],
          [['other'], undefined],
          ['*', undefined],
          [[], time(5)],
        ]);
      });
    });

    describe('spaces', () => {
      const space = (id: string, seconds = 1) => ({ id, organizationId: 'acme', createdAt: time(seconds) });

      it('come back as they were kept, and have an id each', async () => {
        expect(await stores.spaces.insert(space('docs'))).toBe(true);
        expect(await stores.spaces.insert(space('docs', 2))).toBe(false);
        expect(await stores.spaces.find('docs')).toEqual(space('docs'));
        expect(await stores.spaces.find('none')).toBeUndefined();
      });

      it('are listed, the oldest first, and removed once', async () => {
        for (const [id, seconds] of [['b', 2] as const, ['a', 2] as const, ['c', 1] as const])
          await stores.spaces.insert(space(id, seconds));
        expect((await stores.spaces.list()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
        expect(await stores.spaces.remove('a')).toBe(true);
        expect(await stores.spaces.remove('a')).toBe(false);
      });
    });

    describe('access tokens', () => {
      it('come back as they were kept, by their hash, which each has for itself (AU11)', async () => {
        const narrow = token({ expiresAt: time(20), organizations: ['acme'] });
        const wide = token({ id: 'token2', hash: 'hash2', organizations: '*', revokedAt: time(3) });
        expect(await stores.accessTokens.insert(narrow)).toBe(true);
        expect(await stores.accessTokens.insert(wide)).toBe(true);
        expect(await stores.accessTokens.insert(token({ id: 'token3' }))).toBe(false);
        expect(await stores.accessTokens.findByHash('hash1')).toEqual(narrow);
        expect(await stores.accessTokens.findByHash('hash2')).toEqual(wide);
        expect(await stores.accessTokens.findByHash('hash3')).toBeUndefined();
        expect(await stores.accessTokens.list()).toEqual([narrow, wide]);
      });

      it('are revoked once, and remember when they were used', async () => {
        await stores.accessTokens.insert(token());
        await stores.accessTokens.noteUse('token1', time(4));
        expect(await stores.accessTokens.revoke('token1', time(5))).toBe(true);
        expect(await stores.accessTokens.revoke('token1', time(6))).toBe(false);
        expect(await stores.accessTokens.revoke('none', time(6))).toBe(false);
        const kept = { ...token(), lastUsedAt: time(4), revokedAt: time(5) };
        expect(await stores.accessTokens.findByHash('hash1')).toEqual(kept);
      });
    });

    describe('hooks', () => {
      beforeEach(async () => {
        await stores.specs.insert(spec());
        await stores.hooks.insert(hook());
      });

      const claimAt = (seconds: number) =>
        work.claimDelivery({ now: time(seconds), leaseExpiresAt: time(seconds + 60) });
      const publish = (seconds: number) => work.setVisibility('spec1', 'public', time(seconds));

      it('come back as they were kept, with what they wait for', async () => {
        expect(await stores.hooks.find('hook1')).toEqual(hook());
        expect(await stores.hooks.find('none')).toBeUndefined();
        await publish(1);
        expect(await stores.hooks.list()).toEqual([{ ...hook(), waiting: 1 }]);
      });

      it('hear of visibility, of processing that went well, and of the end', async () => {
        await publish(1);
        expect(await claimAt(2)).toMatchObject({ hookId: 'hook1', specSlug: 'pets' });
        await stores.hooks.remove('hook1');
        await stores.hooks.insert(hook());
        const run = await work.claimNext(claim);
        const failed: RunOutcome = { errorCode: 'PARSE_ERROR', problems: [], problemCount: 1 };
        await work.complete({ id: 'spec1', attempt: run?.attempt ?? 0 }, failed, time(11));
        expect(await claimAt(12)).toBeUndefined();
        await work.replaceSource('spec1', spec().source, time(13));
        const next = await work.claimNext({ ...claim, now: time(14) });
        const well = { problems: [], problemCount: 0 };
        await work.complete({ id: 'spec1', attempt: next?.attempt ?? 0 }, well, time(15));
        const delivery = await claimAt(16);
        expect(delivery).toMatchObject({ specSlug: 'pets', dueAt: time(15) });
        if (delivery) await work.completeDelivery(delivery, { kind: 'delivered' }, time(17));
        await stores.specs.remove('spec1', time(18));
        expect(await claimAt(19)).toMatchObject({ specSlug: 'pets', dueAt: time(18) });
      });

      it('of other organizations hear nothing', async () => {
        await stores.organizations.insert(organization({ id: 'other' }));
        await stores.hooks.insert(hook({ id: 'theirs', organizationId: 'other' }));
        await publish(1);
        const waiting = (await stores.hooks.list()).map((listed) => [listed.id, listed.waiting]);
        expect(waiting).toEqual([
          ['hook1', 1],
          ['theirs', 0],
        ]);
      });

      it('are told once of what changes many times before', async () => {
        for (const seconds of [1, 2, 3]) await publish(seconds);
        const delivery = await claimAt(4);
        expect(delivery?.dueAt).toBe(time(1));
        if (delivery) {
          expect(await work.completeDelivery(delivery, { kind: 'delivered' }, time(5))).toBe(true);
        }
        expect(await claimAt(6)).toBeUndefined();
        expect(await stores.hooks.find('hook1')).toEqual({ ...hook(), lastDeliveredAt: time(5) });
      });

      it('are told again of what changes while they are told', async () => {
        await publish(1);
        const first = await claimAt(2);
        await publish(3);
        const second = await claimAt(4);
        expect(second?.attempt).toBeGreaterThan(first?.attempt ?? 0);
        expect(second?.dueAt).toBe(time(3));
        if (!first || !second) throw new Error('Both are claimed');
        expect(await work.completeDelivery(first, { kind: 'delivered' }, time(5))).toBe(false);
        expect(await work.completeDelivery(second, { kind: 'delivered' }, time(6))).toBe(true);
        expect((await stores.hooks.list())[0]?.waiting).toBe(0);
      });

      it('that fail are left alone for a while, with all that they wait for, and not for ever', async () => {
        await publish(1);
        const delivery = await claimAt(2);
        if (!delivery) throw new Error('It is claimed');
        const reason = 'answered 500';
        await work.completeDelivery(delivery, { kind: 'failed', reason, retryAt: time(30) }, time(3));
        expect(await stores.hooks.find('hook1')).toEqual({
          ...hook(),
          lastFailure: { at: time(3), reason },
          failures: 1,
        });
        await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
        await work.setVisibility('spec2', 'public', time(4));
        expect(await claimAt(29)).toBeUndefined();
        const again = await claimAt(30);
        if (again) await work.completeDelivery(again, { kind: 'failed', reason }, time(31));
        expect(await claimAt(59)).toBeUndefined();
        expect((await stores.hooks.list())[0]).toMatchObject({ waiting: 0, failures: 2 });
        await publish(60);
        const last = await claimAt(61);
        if (last) await work.completeDelivery(last, { kind: 'delivered' }, time(62));
        expect(await stores.hooks.find('hook1')).toMatchObject({ failures: 0 });
      });

      it('are told one thing at a time, while others are told theirs', async () => {
        await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
        await work.setVisibility('spec2', 'public', time(1));
        await publish(1);
        await stores.hooks.insert(hook({ id: 'other' }));
        await publish(2);
        const first = await claimAt(3);
        const second = await claimAt(3);
        expect([first?.hookId, second?.hookId]).toEqual(['hook1', 'other']);
        expect(await claimAt(3)).toBeUndefined();
        if (first) await work.completeDelivery(first, { kind: 'delivered' }, time(4));
        expect((await claimAt(5))?.hookId).toBe('hook1');
      });

      it('are told by somebody else when who tells them is gone', async () => {
        await publish(1);
        const lost = await claimAt(2);
        expect(await claimAt(61)).toBeUndefined();
        const taken = await claimAt(62);
        expect(taken?.attempt).toBe((lost?.attempt ?? 0) + 1);
        if (lost) expect(await work.completeDelivery(lost, { kind: 'delivered' }, time(63))).toBe(false);
      });

      it('are told at once by somebody else when who tells them gives it back, as if nobody had begun', async () => {
        await publish(1);
        const given = await claimAt(2);
        if (!given) throw new Error('It is claimed');
        await work.releaseDelivery(given);
        expect(await claimAt(3)).toMatchObject({ dueAt: given.dueAt, attempt: given.attempt });
      });

      it('are not given back by who was not in time', async () => {
        await publish(1);
        const lost = await claimAt(2);
        await claimAt(62);
        if (lost) await work.releaseDelivery(lost);
        expect(await claimAt(63)).toBeUndefined();
      });
    });

    describe('integrations', () => {
      const integration = (name: string, id = name) => {
        return { id, name, endpoint: 'https://example.org/events', secret: 'sealed', createdAt: time(1) };
      };

      it('come back as they were kept, by name in whatever case', async () => {
        expect(await stores.integrations.insert(integration('jira'))).toBe(true);
        expect(await stores.integrations.find('Jira')).toEqual(integration('jira'));
        expect(await stores.integrations.find('none')).toBeUndefined();
      });

      it('have a name each, and are listed by it', async () => {
        for (const name of ['linear', 'jira']) await stores.integrations.insert(integration(name));
        expect(await stores.integrations.insert(integration('jira', 'other'))).toBe(false);
        expect(await stores.integrations.list()).toEqual([integration('jira'), integration('linear')]);
      });

      it('are removed by name, once', async () => {
        await stores.integrations.insert(integration('jira'));
        expect(await stores.integrations.remove('JIRA')).toBe(true);
        expect(await stores.integrations.remove('jira')).toBe(false);
        expect(await stores.integrations.list()).toEqual([]);
      });
    });

    describe('contents', () => {
      it('keep the first bytes of a digest', async () => {
        const bytes = new Uint8Array([9, 0, 255, 9]).subarray(1, 3);
        await stores.contents.put([
          { digest: 'digest', bytes },
          { digest: 'other', bytes },
        ]);
        await stores.contents.put([{ digest: 'digest', bytes: new Uint8Array([7]) }]);
        await stores.contents.put([]);
        expect(await stores.contents.get('other')).toBeDefined();
        expect([...((await stores.contents.get('digest')) ?? [])]).toEqual([0, 255]);
        expect(await stores.contents.get('none')).toBeUndefined();
      });

      const content = (digest: string, refersTo: string[] = []) => {
        return { digest, bytes: new Uint8Array(3), refersTo };
      };
      const mark = (seconds: number) =>
        stores.contents.markUnused({ after: '', limit: 100, now: time(seconds) });
      const remove = (seconds: number, limit = 100) =>
        stores.contents.removeUnused({ notedUntil: time(seconds), limit });
      const left = async (...digests: string[]) => {
        const found: string[] = [];
        for (const digest of digests) if (await stores.contents.get(digest)) found.push(digest);
        return found;
      };

      it('are removed when nothing has referred to them for a while', async () => {
        await stores.contents.put([content('a'), content('b')]);
        expect(await remove(9)).toEqual({ contents: 0, bytes: 0, more: false });
        expect(await mark(2)).toBeUndefined();
        expect(await remove(1)).toEqual({ contents: 0, bytes: 0, more: false });
        await mark(5);
        expect(await remove(2, 1)).toEqual({ contents: 1, bytes: 3, more: true });
        expect(await remove(2)).toEqual({ contents: 1, bytes: 3, more: false });
        expect(await left('a', 'b')).toEqual([]);
      });

      it('that are put again meanwhile begin anew', async () => {
        await stores.contents.put([content('a')]);
        await mark(2);
        await stores.contents.put([content('a')]);
        expect((await remove(9)).contents).toBe(0);
        await mark(10);
        expect((await remove(9)).contents).toBe(0);
        expect(await left('a')).toEqual(['a']);
        expect((await remove(10)).contents).toBe(1);
      });

      it('stay while a specification or a version refers to them, or another content that does so', async () => {
        await stores.contents.put(
          ['text', 'raw', 'document', 'outline', 'file', 'set', 'fetched', 'gone'].map((digest) =>
            content(digest),
          ),
        );
        await stores.contents.put([
          content('manifest', ['file', 'raw']),
          content('submitted', ['set']),
          content('spec-manifest', ['fetched']),
          content('other-manifest', ['gone', 'file']),
        ]);
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        const made = version({
          raw: 'raw',
          specification: 'document',
          outline: 'outline',
          manifest: 'manifest',
          submitted: 'submitted',
        });
        const outcome = { version: made, problems: [], problemCount: 0, manifest: 'spec-manifest' };
        await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(12));
        await work.replaceSource('spec1', { kind: 'text', content: 'text' }, time(13));
        await mark(20);
        expect((await remove(20)).contents).toBe(1);
        await mark(21);
        expect((await remove(21)).contents).toBe(1);
        expect(await left('gone', 'other-manifest')).toEqual([]);
        const kept = ['text', 'raw', 'document', 'outline', 'file', 'set', 'fetched'];
        expect(await left(...kept)).toEqual(kept);
        await stores.specs.remove('spec1', time(22));
        for (const seconds of [23, 24]) {
          await mark(seconds);
          await remove(seconds);
        }
        expect(await left(...kept, 'manifest', 'submitted', 'spec-manifest')).toEqual([]);
      });

      it('that are referred to after all are no longer noted', async () => {
        await stores.contents.put([content('text')]);
        await mark(1);
        const source = { kind: 'text', content: 'text' } as const;
        await stores.specs.insert(spec({ source }));
        expect(await remove(5)).toEqual({ contents: 0, bytes: 0, more: false });
        await stores.specs.remove('spec1', time(6));
        expect((await remove(5)).contents).toBe(0);
        expect(await left('text')).toEqual(['text']);
      });

      it('are looked at in parts', async () => {
        await stores.contents.put(['a', 'b', 'c', 'd', 'e'].map((digest) => content(digest)));
        const ends: (string | undefined)[] = [];
        for (let after: string | undefined = ''; after !== undefined; ends.push(after))
          after = await stores.contents.markUnused({ after, limit: 2, now: time(1) });
        expect(ends).toEqual(['b', 'd', undefined]);
        expect((await remove(1)).contents).toBe(5);
      });
    });

    describe('a chore', () => {
      it('is taken by one at a time, who may keep it', async () => {
        const claimAt = (now: number, until: number, held?: number) =>
          stores.chores.claim('tidy', {
            now: time(now),
            until: time(until),
            ...(held === undefined ? {} : { held: time(held) }),
          });
        expect(await claimAt(0, 10)).toBe(true);
        expect(await claimAt(9, 20)).toBe(false);
        expect(await claimAt(9, 20, 10)).toBe(true);
        expect(await claimAt(11, 30, 10)).toBe(false);
        expect(await claimAt(20, 40)).toBe(true);
        expect(await claimAt(21, 50, 20)).toBe(false);
        const other = { now: time(0), until: time(1) };
        expect(await stores.chores.claim('other', other)).toBe(true);
      });

      it('is taken by one of those who ask at once', async () => {
        const terms = { now: time(0), until: time(9) };
        const claims = await Promise.all([1, 2, 3].map(() => stores.chores.claim('tidy', terms)));
        expect(claims.sort()).toEqual([false, false, true]);
      });
    });

    describe('specifications', () => {
      it('come back as they were kept', async () => {
        const full = spec({
          source: { kind: 'text', content: 'digest' },
          visibility: 'public',
          processingState: 'progress',
          rerunRequested: true,
          leaseExpiresAt: time(9),
          lastProcessedAt: time(3),
          lastProcessErrorCode: 'PARSE_ERROR',
          lastProcessedErrors: [{ severity: 'error', code: 'yaml', message: 'no', line: 3, column: 1 }],
          lastProcessedErrorCount: 12,
          refreshAt: time(50),
          failedRuns: 2,
          manifest: 'manifest',
        });
        expect(await stores.specs.insert(full)).toBe(true);
        expect(await stores.specs.find('acme', 'pets')).toEqual(full);
      });

      it('keep sources of every kind', async () => {
        const sources = [
          { kind: 'text', content: 'digest' },
          { kind: 'files', content: 'digest' },
          { kind: 'url', url: 'https://example.org/' },
          { kind: 'url', url: 'https://example.org/', headers: 'sealed' },
        ] as const;
        await stores.specs.insert(spec());
        for (const source of sources) {
          expect((await work.replaceSource('spec1', source, time(5)))?.source).toEqual(source);
          expect((await stores.specs.find('acme', 'pets'))?.source).toEqual(source);
        }
      });

      it('have slugs that are unique in their organization without regard to case', async () => {
        await stores.organizations.insert(organization({ id: 'other' }));
        expect(await stores.specs.insert(spec({ slug: 'Pets' }))).toBe(true);
        expect(await stores.specs.insert(spec({ id: 'spec2', slug: 'pETS' }))).toBe(false);
        expect(await stores.specs.insert(spec({ id: 'spec3', organizationId: 'other' }))).toBe(true);
        expect((await stores.specs.find('acme', 'PETS'))?.slug).toBe('Pets');
        expect((await stores.specs.list('acme', { limit: 10 })).total).toBe(1);
      });

      it('of two that are inserted at once with the same slug keep one (CD3)', async () => {
        const results = await Promise.all([
          stores.specs.insert(spec()),
          stores.specs.insert(spec({ id: 'spec2' })),
        ]);
        expect(results.sort()).toEqual([false, true]);
      });

      it('are kept with the contents that they refer to, and with none when the slug is taken', async () => {
        const content = (digest: string) => ({ digest, bytes: new Uint8Array(3) });
        expect(await stores.specs.insert(spec(), [content('first')])).toBe(true);
        expect(await stores.specs.insert(spec({ id: 'spec2' }), [content('refused')])).toBe(false);
        await work.replaceSource('spec1', spec().source, time(5), [content('second')]);
        await work.claimNext(claim);
        const outcome = { problems: [], problemCount: 0, contents: [content('made')] };
        await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(12));
        const isKept = async (digest: string) => (await stores.contents.get(digest)) !== undefined;
        const kept = await Promise.all(['first', 'refused', 'second', 'made'].map(isKept));
        expect(kept).toEqual([true, false, true, true]);
      });

      it('are listed by creation time and id, each once, whatever the page size (PG4)', async () => {
        const dates: [string, number][] = [
          ['d', 1],
          ['b', 1],
          ['c', 1],
          ['a', 2],
          ['e', 0],
        ];
        for (const [id, seconds] of dates)
          await stores.specs.insert(spec({ id, slug: id, createdAt: time(seconds) }));
        const seen: string[] = [];
        let after: OpenAPISpecSummary | undefined;
        for (;;) {
          const { records, more, total } = await stores.specs.list('acme', {
            limit: 2,
            ...(after ? { after } : {}),
          });
          expect(total).toBe(5);
          seen.push(...records.map(({ id }) => id));
          after = records.at(-1);
          if (!more) break;
        }
        expect(seen).toEqual(['e', 'b', 'c', 'd', 'a']);
        const end = await stores.specs.list('acme', { limit: 2, ...(after ? { after } : {}) });
        expect(end).toEqual({ records: [], more: false, total: 5 });
      });

      it('say that there are no more when a page ends with the list (PG5)', async () => {
        await stores.specs.insert(spec());
        expect((await stores.specs.list('acme', { limit: 1 })).more).toBe(false);
        for (const none of ['none', 'a\0b']) {
          expect(await stores.specs.list(none, { limit: 1 })).toEqual({ records: [], more: false, total: 0 });
        }
      });

      it('are counted down when they are removed, and take their versions with them (PG7)', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        await work.complete(
          { id: 'spec1', attempt: 1 },
          { version: version(), problems: [], problemCount: 0 },
          time(11),
        );
        expect(await stores.specs.remove('spec1', time(5))).toBe(true);
        expect(await stores.specs.remove('spec1', time(5))).toBe(false);
        expect((await stores.specs.list('acme', { limit: 1 })).total).toBe(0);
        expect(await stores.versions.find('spec1', 'version1')).toBeUndefined();
      });

      it('change their visibility', async () => {
        await stores.specs.insert(spec());
        const changed = await work.setVisibility('spec1', 'public', time(5));
        expect(changed).toEqual(spec({ visibility: 'public', updatedAt: time(5) }));
        expect(await work.setVisibility('none', 'public', time(5))).toBeUndefined();
      });
    });

    describe('the source of a specification', () => {
      const other = { kind: 'text', content: 'digest' } as const;
      const same = spec().source;

      it('raises the attempt when it is another', async () => {
        await stores.specs.insert(spec({ processingState: 'complete', lostRuns: 2 }));
        const changed = await work.replaceSource('spec1', other, time(5));
        const expected = { source: other, attempt: 2, lostRuns: 0, queuedAt: time(5), updatedAt: time(5) };
        expect(changed).toEqual(spec({ ...expected, usesNetwork: false }));
      });

      it('is another when its headers or its kind are', async () => {
        const sealed = { ...same, headers: 'sealed' };
        const files = { kind: 'files', content: 'digest' } as const;
        await stores.specs.insert(spec({ failedRuns: 2 }));
        expect(await work.replaceSource('spec1', sealed, time(5))).toMatchObject({
          attempt: 2,
          failedRuns: 0,
        });
        expect((await work.replaceSource('spec1', sealed, time(5)))?.attempt).toBe(2);
        expect((await work.replaceSource('spec1', same, time(5)))?.attempt).toBe(3);
        expect((await work.replaceSource('spec1', other, time(5)))?.attempt).toBe(4);
        expect((await work.replaceSource('spec1', files, time(5)))?.attempt).toBe(5);
      });

      it('keeps the attempt when it is the same, and is processed again', async () => {
        await stores.specs.insert(spec({ processingState: 'complete' }));
        const changed = await work.replaceSource('spec1', same, time(5));
        expect(changed).toEqual(spec({ queuedAt: time(5), updatedAt: time(5) }));
      });

      it('does not lose the place in the queue by being sent again', async () => {
        await stores.specs.insert(spec());
        expect((await work.replaceSource('spec1', other, time(5)))?.queuedAt).toBe(time(0));
      });

      it('ends the right of a run under way when it is another (CD4)', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        const changed = await work.replaceSource('spec1', other, time(11));
        const queued = { queuedAt: time(11), updatedAt: time(11) };
        expect(changed).toEqual(spec({ source: other, attempt: 2, usesNetwork: false, ...queued }));
        expect(
          await work.complete({ id: 'spec1', attempt: 1 }, { problems: [], problemCount: 0 }, time(12)),
        ).toBe(false);
        expect(await stores.specs.find('acme', 'pets')).toEqual(changed);
      });

      it('lets a run under way finish when it is the same, and asks for one more (CD8)', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        const changed = await work.replaceSource('spec1', same, time(11));
        expect(changed).toMatchObject({ processingState: 'progress', attempt: 1, rerunRequested: true });
        const outcome = { version: version(), problems: [], problemCount: 0 };
        expect(await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(12))).toBe(true);
        expect(await stores.specs.find('acme', 'pets')).toMatchObject({
          processingState: 'pending',
          rerunRequested: false,
          queuedAt: time(12),
          lastVersion: 'version1',
        });
      });

      it('is of no use when the specification is gone', async () => {
        expect(await work.replaceSource('none', other, time(5))).toBeUndefined();
      });
    });

    describe('claiming', () => {
      it('takes what has waited longest', async () => {
        await stores.specs.insert(spec({ id: 'b', slug: 'b', queuedAt: time(2) }));
        await stores.specs.insert(spec({ id: 'c', slug: 'c', queuedAt: time(1) }));
        await stores.specs.insert(spec({ id: 'a', slug: 'a', queuedAt: time(2) }));
        await stores.specs.insert(
          spec({ id: 'd', slug: 'd', queuedAt: time(0), processingState: 'complete' }),
        );
        const claimed: (string | undefined)[] = [];
        for (let count = 0; count < 4; count++) claimed.push((await work.claimNext(claim))?.id);
        expect(claimed).toEqual(['c', 'a', 'b', undefined]);
      });

      it('gives each specification to one caller only (CD18)', async () => {
        for (const id of ['a', 'b', 'c']) await stores.specs.insert(spec({ id, slug: id }));
        const claimed = await Promise.all(Array.from({ length: 6 }, () => work.claimNext(claim)));
        expect(claimed.flatMap((record) => record?.id ?? []).sort()).toEqual(['a', 'b', 'c']);
      });

      it('takes over an expired lease as another attempt, which is no lost run before the pipeline has the document', async () => {
        await stores.specs.insert(spec());
        await work.claimNext({ now: time(0), leaseExpiresAt: time(60) });
        expect(await work.claimNext({ now: time(59), leaseExpiresAt: time(119) })).toBeUndefined();
        const taken = await work.claimNext({ now: time(60), leaseExpiresAt: time(120) });
        const lease = { leaseExpiresAt: time(120), claimedAt: time(60) };
        const progress = { processingState: 'progress', ...lease } as const;
        expect(taken).toEqual(spec({ ...progress, attempt: 2, lostRuns: 0 }));
      });

      it('counts a lost run from when the pipeline has the document, and no longer while it fetches again', async () => {
        await stores.specs.insert(spec());
        const claimAt = (seconds: number) =>
          work.claimNext({ now: time(seconds), leaseExpiresAt: time(seconds + 1) });
        const renew = (attempt: number, inPipeline: boolean) =>
          work.renewLease({ id: 'spec1', attempt }, time(attempt), { inPipeline });
        await claimAt(0);
        await renew(1, true);
        await work.renewLease({ id: 'spec1', attempt: 1 }, time(1));
        expect(await claimAt(1)).toMatchObject({ attempt: 2, lostRuns: 1, inPipeline: false });
        await renew(2, true);
        await renew(2, false);
        expect(await claimAt(2)).toMatchObject({ attempt: 3, lostRuns: 1 });
        expect(await claimAt(3)).toMatchObject({ attempt: 4, lostRuns: 1 });
      });

      it('leaves out what has lost a run when it is told to', async () => {
        await stores.specs.insert(spec({ id: 'expired', slug: 'expired' }));
        await work.claimNext({ now: time(0), leaseExpiresAt: time(1) });
        await work.renewLease({ id: 'expired', attempt: 1 }, time(1), { inPipeline: true });
        await stores.specs.insert(spec({ id: 'put-back', slug: 'put-back', lostRuns: 1 }));
        await stores.specs.insert(spec({ id: 'fresh', slug: 'fresh', queuedAt: time(9) }));
        const fresh = { ...claim, lost: false };
        expect(await work.claimNext(fresh)).toMatchObject({ id: 'fresh' });
        expect(await work.claimNext(fresh)).toBeUndefined();
        expect(await work.claimNext(claim)).toMatchObject({ id: 'expired' });
        expect(await work.claimNext(claim)).toMatchObject({ id: 'put-back' });
      });
    });

    describe('the order of the queue', () => {
      const text = (size: number) => ({ kind: 'text', content: 'digest', size }) as const;
      const submitted = (id: string, changes: Partial<OpenAPISpecRecord> = {}) =>
        stores.specs.insert(spec({ id, slug: id, source: text(10), usesNetwork: false, ...changes }));
      const claimAll = async (terms: Partial<Parameters<typeof work.claimNext>[0]> = {}) => {
        const ids: string[] = [];
        for (let after = ''; ; ) {
          const next = await work.claimNext({ ...claim, after, ...terms });
          if (!next) return ids;
          ids.push(next.id);
          after = next.organizationId;
        }
      };

      beforeEach(async () => {
        for (const id of ['beta', 'gamma']) await stores.organizations.insert(organization({ id }));
      });

      it('serves organizations in turn, however much one of them has queued', async () => {
        for (let place = 0; place < 30; place += 1) await submitted(`a${place + 10}`);
        await submitted('b1', { organizationId: 'beta', queuedAt: time(8) });
        await submitted('b2', { organizationId: 'beta', queuedAt: time(7) });
        await submitted('c1', { organizationId: 'gamma', queuedAt: time(9) });
        const ids = await claimAll();
        expect(ids.slice(0, 7)).toEqual(['a10', 'b2', 'c1', 'a11', 'b1', 'a12', 'a13']);
        expect(ids).toHaveLength(33);
      });

      it('has small documents before large ones of their organization, which are not overtaken for ever', async () => {
        await submitted('large', { source: text(2_000_000), queuedAt: time(0) });
        await submitted('medium', { source: text(500_000), queuedAt: time(1) });
        await submitted('soon', { queuedAt: time(2) });
        await submitted('much-later', { queuedAt: time(30) });
        expect(await claimAll()).toEqual(['soon', 'medium', 'large', 'much-later']);
      });

      it('keeps the place of a document that is sent again, by its new size', async () => {
        await submitted('a', { queuedAt: time(0) });
        await submitted('b', { queuedAt: time(1) });
        await work.replaceSource('a', text(1_000_000), time(2));
        await work.replaceSource('b', text(20), time(9));
        expect(await claimAll()).toEqual(['b', 'a']);
        expect((await stores.specs.find('acme', 'a'))?.source).toEqual(text(1_000_000));
      });

      it('passes over organizations and hosts that have their share', async () => {
        const source = (host: string) => ({ kind: 'url', url: `https://${host}/openapi.yaml` }) as const;
        for (let place = 10; place < 60; place += 1)
          await submitted(`a${place}`, { source: source('slow.example'), usesNetwork: true });
        await submitted('a-other', { source: source('quick.example'), usesNetwork: true, queuedAt: time(1) });
        const fetched = { organizationId: 'beta', usesNetwork: true };
        await submitted('b-slow', { ...fetched, source: source('slow.example') });
        await submitted('b-other', { ...fetched, source: source('quick.example'), queuedAt: time(1) });
        await submitted('c', { organizationId: 'gamma' });
        const hosts = new Set(['slow.example']);
        const organizations = new Set(['acme']);
        expect(await claimAll({ busy: { organizations, hosts } })).toEqual(['c', 'b-other']);
        expect(await claimAll({ busy: { organizations } })).toEqual(['b-slow']);
        expect(await claimAll({ busy: { hosts: new Set(['quick.example']) } })).toHaveLength(50);
      });

      it('has texts before sources that are fetched, and either of them alone', async () => {
        await stores.specs.insert(spec({ id: 'url', slug: 'url', queuedAt: time(0) }));
        await submitted('text', { queuedAt: time(9) });
        await stores.specs.insert(
          spec({ id: 'due', slug: 'due', processingState: 'complete', refreshAt: time(1) }),
        );
        const claimOne = async (terms: object) => (await work.claimNext({ ...claim, ...terms }))?.id;
        expect(await claimOne({ due: 'only', busy: { organizations: new Set(['acme']) } })).toBeUndefined();
        expect(await claimOne({})).toBe('text');
        expect(await claimOne({ network: false })).toBeUndefined();
        expect(await claimOne({ network: true, due: false })).toBe('url');
        expect(await claimOne({ due: 'only' })).toBe('due');
      });

      it('moves a text whose files have to be fetched to those that are fetched, and back', async () => {
        await submitted('text');
        await work.claimNext({ ...claim, network: false });
        const run = { id: 'text', attempt: 1 };
        await work.release(run, { usesNetwork: true });
        expect(await work.claimNext({ ...claim, network: false })).toBeUndefined();
        await work.claimNext({ ...claim, network: true });
        const other = { kind: 'text', content: 'other' } as const;
        const replaced = await work.replaceSource('text', other, time(11));
        expect(replaced).toMatchObject({ usesNetwork: true, attempt: 2 });
        await work.claimNext({ ...claim, network: true });
        const outcome = { problems: [], problemCount: 0, usesNetwork: false };
        await work.complete({ id: 'text', attempt: 2 }, outcome, time(12));
        expect(await stores.specs.find('acme', 'text')).toMatchObject({ usesNetwork: false });
      });
    });

    describe('a clock that was set back', () => {
      it('does not take a specification back in time', async () => {
        await stores.specs.insert(spec({ createdAt: time(20), updatedAt: time(20), queuedAt: time(20) }));
        const source = { kind: 'text', content: 'digest' } as const;
        const replaced = await work.replaceSource('spec1', source, time(10));
        expect(replaced?.updatedAt).toBe(time(20));
        await work.claimNext(claim);
        const run = { id: 'spec1', attempt: 2 };
        await work.complete(run, { problems: [], problemCount: 0 }, time(11));
        expect((await stores.specs.find('acme', 'pets'))?.lastProcessedAt).toBe(time(20));
        expect(await work.setVisibility('spec1', 'public', time(12))).toMatchObject({
          updatedAt: time(20),
          visibility: 'public',
        });
        expect((await work.requeue('spec1', time(21)))?.updatedAt).toBe(time(21));
      });

      it('keeps no hook waiting', async () => {
        await stores.hooks.insert(hook());
        await stores.specs.insert(spec({ createdAt: time(20), updatedAt: time(20) }));
        await work.setVisibility('spec1', 'public', time(10));
        expect(await work.claimDelivery(claim)).toMatchObject({ dueAt: time(10) });
      });
    });

    describe('a source that is due', () => {
      const complete = (id: string, seconds: number) =>
        spec({ id, slug: id, processingState: 'complete', refreshAt: time(seconds) });

      it('is taken when nothing else waits, the one that has been due for longest first', async () => {
        await stores.specs.insert(complete('later', 9));
        await stores.specs.insert(complete('b', 8));
        await stores.specs.insert(complete('a', 8));
        await stores.specs.insert(complete('not-yet', 11));
        await stores.specs.insert(spec({ id: 'never', slug: 'never', processingState: 'complete' }));
        await stores.specs.insert(spec({ id: 'pending', slug: 'pending', queuedAt: time(9) }));
        const claimed: (string | undefined)[] = [];
        for (let count = 0; count < 5; count++) claimed.push((await work.claimNext(claim))?.id);
        expect(claimed).toEqual(['pending', 'a', 'b', 'later', undefined]);
      });

      it('is in progress then, as the same attempt', async () => {
        await stores.specs.insert(complete('spec1', 10));
        expect(await work.claimNext(claim)).toMatchObject({
          processingState: 'progress',
          attempt: 1,
          lostRuns: 0,
          leaseExpiresAt: claim.leaseExpiresAt,
        });
        expect(await work.claimNext(claim)).toBeUndefined();
      });

      it('is given to one caller only', async () => {
        await stores.specs.insert(complete('spec1', 1));
        const claimed = await Promise.all(Array.from({ length: 4 }, () => work.claimNext(claim)));
        expect(claimed.filter((record) => record !== undefined)).toHaveLength(1);
      });
    });

    describe('a sign of life', () => {
      const run = { id: 'spec1', attempt: 1 };

      it('makes the lease last longer', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        expect(await work.renewLease(run, time(90))).toBe(true);
        expect(await work.claimNext({ now: time(80), leaseExpiresAt: time(99) })).toBeUndefined();
      });

      it('is in vain when the source was replaced, the run has ended, or the specification is gone', async () => {
        await stores.specs.insert(spec());
        expect(await work.renewLease(run, time(90))).toBe(false);
        await work.claimNext(claim);
        await work.replaceSource('spec1', { kind: 'text', content: 'digest' }, time(11));
        expect(await work.renewLease(run, time(90))).toBe(false);
        await stores.specs.remove('spec1', time(5));
        expect(await work.renewLease(run, time(90))).toBe(false);
      });
    });

    describe('a run that is put back', () => {
      const run = { id: 'spec1', attempt: 1 };

      it('waits as if it had not begun', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        await work.replaceSource('spec1', spec().source, time(11));
        await work.release(run);
        expect(await stores.specs.find('acme', 'pets')).toEqual(spec({ updatedAt: time(11) }));
        expect(await work.claimNext(claim)).toMatchObject({ attempt: 1, lostRuns: 0 });
      });

      it('stays where it is when another counts, or none', async () => {
        await stores.specs.insert(spec({ processingState: 'complete' }));
        await work.release(run);
        expect((await stores.specs.find('acme', 'pets'))?.processingState).toBe('complete');
        await work.replaceSource('spec1', { kind: 'text', content: 'digest' }, time(11));
        await work.claimNext(claim);
        await work.release(run);
        expect((await stores.specs.find('acme', 'pets'))?.processingState).toBe('progress');
        await stores.specs.remove('spec1', time(5));
        await work.release(run);
      });
    });

    describe('settling', () => {
      it('keeps when to look at the source again, and what was fetched', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        const outcome = { problems: [], problemCount: 0, refreshAt: time(40), manifest: 'first' };
        await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(12));
        expect(await stores.specs.find('acme', 'pets')).toMatchObject({
          refreshAt: time(40),
          manifest: 'first',
        });
        await work.claimNext({ now: time(41), leaseExpiresAt: time(60) });
        await work.complete({ id: 'spec1', attempt: 1 }, { problems: [], problemCount: 0 }, time(42));
        const settled = await stores.specs.find('acme', 'pets');
        expect(settled?.refreshAt).toBeUndefined();
        expect(settled?.manifest).toBe('first');
      });

      it('counts failures in a row', async () => {
        await stores.specs.insert(spec());
        const counts: (number | undefined)[] = [];
        for (const failed of [true, true, false]) {
          await work.replaceSource('spec1', spec().source, time(1));
          await work.claimNext(claim);
          const outcome: RunOutcome = { problems: [], problemCount: 0 };
          if (failed) outcome.errorCode = 'FETCH_ERROR';
          await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(12));
          counts.push((await stores.specs.find('acme', 'pets'))?.failedRuns);
        }
        expect(counts).toEqual([1, 2, 0]);
      });

      it('keeps the outcome and the version, and counts it', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        const problems = [{ severity: 'warning', code: 'unused', message: 'Nobody uses this.' }] as const;
        const outcome = { version: version(), problems: [...problems], problemCount: 7 };
        expect(await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(12))).toBe(true);
        expect(await stores.specs.find('acme', 'pets')).toEqual(
          spec({
            processingState: 'complete',
            lastVersion: 'version1',
            lastProcessedAt: time(12),
            lastProcessedErrors: [...problems],
            lastProcessedErrorCount: 7,
          }),
        );
        expect(await stores.versions.find('spec1', 'version1')).toEqual(version());
        expect(await stores.versions.list('spec1', { limit: 5 })).toEqual({
          records: [version()],
          more: false,
          total: 1,
        });
      });

      it('keeps the latest version when there is no new one, and forgets the failure before', async () => {
        await stores.specs.insert(spec({ lastVersion: 'version1', lastProcessErrorCode: 'FETCH_TIMEOUT' }));
        await work.claimNext(claim);
        await work.complete({ id: 'spec1', attempt: 1 }, { problems: [], problemCount: 0 }, time(12));
        const settled = await stores.specs.find('acme', 'pets');
        expect(settled?.lastVersion).toBe('version1');
        expect(settled?.lastProcessErrorCode).toBeUndefined();
      });

      it('keeps nothing of a run whose lease was taken over', async () => {
        await stores.specs.insert(spec());
        await work.claimNext({ now: time(0), leaseExpiresAt: time(1) });
        const taken = await work.claimNext({ now: time(1), leaseExpiresAt: time(2) });
        const outcome = { version: version(), problems: [], problemCount: 0 };
        expect(await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(2))).toBe(false);
        expect(await stores.versions.list('spec1', { limit: 5 })).toEqual({
          records: [],
          more: false,
          total: 0,
        });
        expect(await stores.specs.find('acme', 'pets')).toEqual(taken);
      });

      it('happens once', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        const end = () =>
          work.complete({ id: 'spec1', attempt: 1 }, { problems: [], problemCount: 0 }, time(12));
        expect((await Promise.all([end(), end()])).sort()).toEqual([false, true]);
      });

      it('keeps nothing for a specification that is gone (CD5)', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        await stores.specs.remove('spec1', time(5));
        const outcome = { version: version(), problems: [], problemCount: 0 };
        expect(await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(2))).toBe(false);
      });

      it('forgets the runs that were lost before', async () => {
        await stores.specs.insert(spec({ lostRuns: 3 }));
        await work.claimNext(claim);
        await work.complete({ id: 'spec1', attempt: 1 }, { problems: [], problemCount: 0 }, time(12));
        expect((await stores.specs.find('acme', 'pets'))?.lostRuns).toBe(0);
      });

      it('keeps those that count against the retry of a document that was given up', async () => {
        await stores.specs.insert(spec({ lostRuns: 3 }));
        await work.claimNext(claim);
        const outcome = { problems: [], problemCount: 0, lostRuns: 2, refreshAt: time(60) };
        await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(12));
        const later = { now: time(60), leaseExpiresAt: time(90) };
        expect(await work.claimNext({ ...later, lost: false })).toBeUndefined();
        expect(await work.claimNext(later)).toMatchObject({ lostRuns: 2 });
      });
    });

    describe('versions', () => {
      it('are listed newest first, by id where dates are equal', async () => {
        await stores.specs.insert(spec());
        const dates: [string, number][] = [
          ['b', 1],
          ['a', 1],
          ['c', 2],
        ];
        for (const [id, seconds] of dates) {
          await work.replaceSource('spec1', spec().source, time(seconds));
          await work.claimNext(claim);
          const made = version({ id, createdAt: time(seconds) });
          await work.complete(
            { id: 'spec1', attempt: 1 },
            { version: made, problems: [], problemCount: 0 },
            time(3),
          );
        }
        const first = await stores.versions.list('spec1', { limit: 2 });
        expect(first.records.map(({ id }) => id)).toEqual(['c', 'b']);
        expect(first).toMatchObject({ more: true, total: 3 });
        const after = { createdAt: time(1), id: 'b' };
        expect(
          (await stores.versions.list('spec1', { limit: 2, after })).records.map(({ id }) => id),
        ).toEqual(['a']);
      });

      it('that an earlier release has made are found, the newest first, and made again', async () => {
        await stores.specs.insert(spec());
        const releases: [string, number, number][] = [
          ['old', 1, 1],
          ['newer', 2, 1],
          ['present', 3, 2],
        ];
        for (const [id, seconds, pipelineVersion] of releases) {
          await work.replaceSource('spec1', spec().source, time(seconds));
          await work.claimNext(claim);
          const made = version({ id, createdAt: time(seconds), pipelineVersion, manifest: 'm' });
          const outcome = { version: made, problems: [], problemCount: 0 };
          await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(3));
        }
        const found: (string | undefined)[] = [];
        for (let count = 0; count < 3; count++) {
          const outdated = await stores.versions.findOutdated(2);
          found.push(outdated?.id);
          const made = { format: 'json', specification: 's2', outline: 'o2', pipelineVersion: 2 } as const;
          if (outdated) await stores.versions.rebuild(outdated.id, made);
        }
        expect(found).toEqual(['newer', 'old', undefined]);
        expect(await stores.versions.find('spec1', 'old')).toEqual(
          version({
            id: 'old',
            createdAt: time(1),
            manifest: 'm',
            format: 'json',
            specification: 's2',
            outline: 'o2',
            pipelineVersion: 2,
          }),
        );
        await stores.versions.rebuild('none', {
          format: 'json',
          specification: 's',
          outline: 'o',
          pipelineVersion: 2,
        });
      });

      describe('that are not to be kept', () => {
        const prune = async (kept: KeptVersions, limit = 10) => {
          const batch = { limit, now: time(20) };
          const removed = await stores.versions.prune('acme', ['spec1', 'none'], kept, batch);
          return removed.get('spec1') ?? 0;
        };
        const idsOf = async (specId: string) =>
          (await stores.versions.list(specId, { limit: 100 })).records.map(({ id }) => id);
        const publish = async (made: Partial<OpenAPISpecVersionRecord>) => {
          const one = version({ id: 'only', ...made });
          await work.replaceSource(one.specId, spec().source, time(1));
          await work.claimNext(claim);
          const outcome = { version: one, problems: [], problemCount: 0 };
          await work.complete({ id: one.specId, attempt: 1 }, outcome, time(1));
        };

        beforeEach(async () => {
          await stores.specs.insert(spec());
          for (const [id, seconds] of [['a', 1] as const, ['b', 2] as const, ['c', 2] as const])
            await publish({ id, createdAt: time(seconds) });
          await publish({ id: 'd', createdAt: time(3) });
        });

        it('are removed and counted down, except so many of the newest', async () => {
          expect(await prune({ newest: 2 })).toBe(2);
          expect(await idsOf('spec1')).toEqual(['d', 'c']);
          expect((await stores.versions.list('spec1', { limit: 1 })).total).toBe(2);
          expect(await prune({ newest: 2 })).toBe(0);
          expect((await stores.specs.find('acme', 'pets'))?.lastVersion).toBe('d');
        });

        it('are removed, except those that were made since a time', async () => {
          expect(await prune({ since: time(2) })).toBe(1);
          expect(await idsOf('spec1')).toEqual(['d', 'c', 'b']);
        });

        it('are those that neither of two rules keeps', async () => {
          expect(await prune({ newest: 1, since: time(2) })).toBe(1);
          expect(await prune({ newest: 3, since: time(3) })).toBe(0);
          expect(await idsOf('spec1')).toEqual(['d', 'c', 'b']);
        });

        it('are removed the oldest first, some at a time', async () => {
          expect(await prune({ newest: 1 }, 2)).toBe(2);
          expect(await idsOf('spec1')).toEqual(['d', 'c']);
        });

        it('are never the latest, also when a clock was set back', async () => {
          await publish({ id: 'e', createdAt: time(0) });
          expect(await prune({ since: time(9) })).toBe(4);
          expect(await idsOf('spec1')).toEqual(['e']);
          expect((await stores.specs.find('acme', 'pets'))?.lastVersion).toBe('e');
        });

        it('leave those of other specifications alone', async () => {
          await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
          for (const id of ['x', 'y']) await publish({ id, specId: 'spec2' });
          await prune({ newest: 1 });
          expect(await idsOf('spec2')).toEqual(['y', 'x']);
        });

        it('are removed from several specifications at once, up to a limit, and only of one organization', async () => {
          await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
          for (const [id, seconds] of [['x', 1] as const, ['y', 2] as const, ['z', 3] as const])
            await publish({ id, specId: 'spec2', createdAt: time(seconds) });
          await stores.hooks.insert(hook());
          await stores.hooks.insert(hook({ id: 'hook2' }));
          const remove = (organizationId: string, limit: number) =>
            stores.versions.prune(
              organizationId,
              ['spec2', 'none', 'spec1'],
              { newest: 1 },
              { limit, now: time(20) },
            );
          const total = async (id: string) => (await stores.versions.list(id, { limit: 1 })).total;
          const waiting = async () => (await stores.hooks.list()).map((each) => each.waiting);
          expect(await remove('other', 9)).toEqual(new Map());
          expect(await waiting()).toEqual([0, 0]);
          expect(await remove('acme', 4)).toEqual(
            new Map([
              ['spec1', 3],
              ['spec2', 1],
            ]),
          );
          expect([await idsOf('spec1'), await idsOf('spec2')]).toEqual([['d'], ['z', 'y']]);
          expect([await total('spec1'), await total('spec2')]).toEqual([1, 2]);
          expect(await waiting()).toEqual([2, 2]);
          expect(await remove('acme', 4)).toEqual(new Map([['spec2', 1]]));
          expect(await remove('acme', 4)).toEqual(new Map());
          expect(await waiting()).toEqual([2, 2]);
        });

        it('lead to a delivery after a delivery in progress, and to none beside one that waits', async () => {
          await stores.hooks.insert(hook());
          expect(await prune({ newest: 3 })).toBe(1);
          const inProgress = await work.claimDelivery({ now: time(20), leaseExpiresAt: time(60) });
          expect(inProgress).toMatchObject({ specSlug: 'pets', attempt: 1 });
          expect(await prune({ newest: 2 })).toBe(1);
          expect(await prune({ newest: 1 })).toBe(1);
          expect((await stores.hooks.list())[0]?.waiting).toBe(1);
          const next = await work.claimDelivery({ now: time(20), leaseExpiresAt: time(60) });
          expect(next).toMatchObject({ specSlug: 'pets', attempt: 2 });
        });

        it('are told to the hooks of their organization when they go', async () => {
          await stores.hooks.insert(hook());
          await prune({ newest: 4 });
          expect((await stores.hooks.list())[0]?.waiting).toBe(0);
          await prune({ newest: 3 });
          expect((await stores.hooks.list())[0]?.waiting).toBe(1);
        });

        it('are reported with the bytes that only they refer to', async () => {
          const content = (digest: string, length: number, refersTo: string[] = []) => {
            return { digest, bytes: new Uint8Array(length), refersTo };
          };
          await stores.contents.put([
            content('raw-e', 1),
            content('shared', 10),
            content('file', 100),
            content('of-spec', 1_000),
            content('manifest-e', 10_000, ['raw-e', 'shared', 'file']),
            content('manifest-f', 100_000, ['shared']),
            content('nobody', 1_000_000),
            content('specification-e', 2, ['plain-e']),
            content('plain-e', 20),
          ]);
          await publish({
            id: 'e',
            createdAt: time(4),
            raw: 'raw-e',
            manifest: 'manifest-e',
            specification: 'specification-e',
          });
          await publish({ id: 'f', createdAt: time(5), raw: 'of-spec', submitted: 'manifest-f' });
          await publish({ id: 'g', createdAt: time(6), raw: 'raw-g', manifest: 'manifest-f' });
          await stores.specs.insert(
            spec({ id: 'spec2', slug: 'more', source: { kind: 'text', content: 'of-spec' } }),
          );
          const kept = { newest: 1 };
          const found = { specId: 'spec1', slug: 'pets', versions: 6, of: 7, from: time(1), to: time(5) };
          expect(await stores.versions.findPrunable('acme', kept, { limit: 9 })).toEqual({ specs: [found] });
          expect(await stores.versions.measurePrunable(['spec1', 'spec2', 'none'], kept)).toEqual(
            new Map([['spec1', 10_123]]),
          );
          expect(await stores.versions.findPrunable('acme', { newest: 7 }, { limit: 9 })).toEqual({
            specs: [],
          });
          expect(await stores.versions.findPrunable('none', kept, { limit: 9 })).toEqual({ specs: [] });
          expect((await stores.versions.list('spec1', { limit: 1 })).total).toBe(7);
        });
      });

      it('are reported for each specification by itself', async () => {
        const bytes = (digest: string, length: number) => ({
          digest,
          bytes: new Uint8Array(length),
          refersTo: [],
        });
        await stores.contents.put([bytes('own-1', 1), bytes('own-2', 10), bytes('both', 100)]);
        for (const number of [1, 2, 3]) {
          const id = `spec${number}`;
          await stores.specs.insert(spec({ id, slug: id, createdAt: time(number) }));
          for (const [place, raw] of [`own-${number}`, 'both', 'latest'].entries()) {
            if (number === 3 && raw !== 'latest') continue;
            await work.replaceSource(id, spec().source, time(1));
            while ((await work.claimNext(claim)) !== undefined);
            const made = version({ id: `${id}-${raw}`, specId: id, raw, createdAt: time(place) });
            await work.complete(
              { id, attempt: 1 },
              { version: made, problems: [], problemCount: 0 },
              time(1),
            );
          }
        }
        const kept = { newest: 1 };
        const found = (id: string) => ({
          specId: id,
          slug: id,
          versions: 2,
          of: 3,
          from: time(0),
          to: time(1),
        });
        const first = await stores.versions.findPrunable('acme', kept, { limit: 1 });
        expect(first).toEqual({ specs: [found('spec1')], next: { createdAt: time(1), id: 'spec1' } });
        const after = first.next ?? expect.fail('There are more');
        expect(await stores.versions.findPrunable('acme', kept, { after, limit: 9 })).toEqual({
          specs: [found('spec2')],
        });
        // What the prunable versions of another specification refer to stays when this one is pruned.
        expect(await stores.versions.measurePrunable(['spec1', 'spec2', 'spec3'], kept)).toEqual(
          new Map([
            ['spec1', 1],
            ['spec2', 10],
          ]),
        );
      });

      it('are not found under another specification', async () => {
        await stores.specs.insert(spec());
        await work.claimNext(claim);
        await work.complete(
          { id: 'spec1', attempt: 1 },
          { version: version(), problems: [], problemCount: 0 },
          time(3),
        );
        expect(await stores.versions.find('spec2', 'version1')).toBeUndefined();
      });
    });
  });
}
