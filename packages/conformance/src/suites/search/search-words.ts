import { describe, expect } from 'vitest';
import { createSearchClient, harbor } from '../../support/search-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function searchWordsSuite(context: SuiteContext): void {
  describe('words of a search in an organization', () => {
    const { publish, search, found } = createSearchClient(context);

    /** Publishes operations with these summaries at `/0`, `/1`, and so on. */
    const publishTitles = (...summaries: string[]) =>
      publish('texts', {
        paths: Object.fromEntries(summaries.map((summary, place) => [`/${place}`, { get: { summary } }])),
      });

    const expectFound = async (rows: readonly (readonly [string, readonly string[]])[]) => {
      for (const [q, names] of rows) expect([q, await found(q, { kind: 'operation' })]).toEqual([q, names]);
    };

    context.test('must all match, in any order', async () => {
      await publish('harbor', harbor);
      await expectFound([
        ['list ports', ['GET /ports']],
        ['ports list', ['GET /ports']],
        ['distance ports', ['GET /ports']],
        ['distance berths', []],
        ['ports elsewhere', []],
      ]);
    });

    context.test('may be the beginning of a word if they are the last', async () => {
      await publish('harbor', harbor);
      await expectFound([
        ['dist', ['GET /ports']],
        ['ports dist', ['GET /ports']],
        ['dist ports', []],
        ['istance', []],
        // The word is complete.
        ['dist ', []],
        ['dist the', []],
        ['dist of', []],
        ['distance of', ['GET /ports']],
        ['distance ', ['GET /ports']],
      ]);
    });

    context.test('are ignored from the ninth on', async () => {
      await publish('harbor', harbor);
      const seven = 'distance '.repeat(7);
      await expectFound([
        [`${seven}nowhere`, []],
        [`${seven}ports nowhere`, ['GET /ports']],
        [`${seven}noWhere`, ['GET /ports']],
        [`${seven}dist`, ['GET /ports']],
        [`${seven}dist nowhere`, []],
        [`${seven}the distance of nowhere`, ['GET /ports']],
      ]);
    });

    context.test('may be of the name of the specification, beside others', async () => {
      await publish('harbor', harbor);
      await publish('marina', harbor);
      const specsOf = async (q: string) =>
        (await search(q, { kind: 'operation' })).items.map(({ spec, path }) => `${spec} ${path}`);
      for (const q of ['marina listPorts', 'list ports marina', 'Marina: ports list'])
        expect([q, await specsOf(q)]).toEqual([q, ['marina /ports']]);
      expect([await specsOf('marina'), await specsOf('listPorts')]).toEqual([
        [],
        ['harbor /ports', 'marina /ports'],
      ]);
    });

    context.test('begin at capital letters and digits', async () => {
      await publish('cases', {
        paths: {
          '/a': { get: { operationId: 'getHTTPStatus', summary: 'One' } },
          '/b': { get: { operationId: 'renew_oauth2-token', summary: 'Two' } },
        },
      });
      await expectFound([
        ['http', ['GET /a']],
        ['status', ['GET /a']],
        ['GETHTTPSTATUS', ['GET /a']],
        ['get http status', ['GET /a']],
        ['oauth', ['GET /b']],
        ['oauth2', ['GET /b']],
        ['token renew', ['GET /b']],
      ]);
    });

    context.test('match regardless of case and accents', async () => {
      await publishTitles('Réserver une cabine', 'Straßen am Øresund', 'Łódź');
      await expectFound([
        ['reserver', ['GET /0']],
        ['RÉSERVER', ['GET /0']],
        ['re\u0301server', ['GET /0']],
        ['strasse', ['GET /1']],
        ['STRAẞE', ['GET /1']],
        ['oresund', ['GET /1']],
        ['lodz', ['GET /2']],
      ]);
    });

    context.test('match within text of a script without spaces', async () => {
      await publishTitles('オンライン商品カタログ', '订单查询');
      await expectFound([
        ['商品', ['GET /0']],
        ['カタログ', ['GET /0']],
        ['ｶﾀﾛｸﾞ', ['GET /0']],
        ['商人', []],
        ['查询', ['GET /1']],
        ['订单查询', ['GET /1']],
        ['查单', []],
      ]);
    });

    context.test('match with and without the plural s', async () => {
      await publishTitles('Show whales', 'Show a dolphin');
      await expectFound([
        ['whale', ['GET /0']],
        ['whales', ['GET /0']],
        ['dolphins', ['GET /1']],
      ]);
    });

    context.test('are ignored if they are as common as "the", unless there are no others', async () => {
      await publishTitles('Show the whale', 'Count fish');
      await expectFound([
        ['the count of fish', ['GET /1']],
        ['the', ['GET /0']],
      ]);
    });

    context.test('are necessary: other texts find nothing', async () => {
      await publish('harbor', harbor);
      for (const q of ['/', '{}', '- _', '%', '"', "'", '*', '\u0301', ' ', '\u0000', '😀']) {
        const { items, suggestion, next } = await search(q);
        expect([q, items, suggestion, next]).toEqual([q, [], undefined, undefined]);
      }
    });

    context.test('have no syntax', async () => {
      await publish('harbor', harbor);
      for (const q of [
        '"ports"',
        'ports*',
        '(ports)',
        'ports:',
        '-ports',
        '^ports',
        '/ports',
        "'ports'",
        'ports:*',
      ])
        expect([q, await found(q, { kind: 'operation' })]).toEqual([
          q,
          await found('ports', { kind: 'operation' }),
        ]);
      for (const q of [
        'ports OR whale',
        'ports NOT whale',
        'ports | whale',
        'ports & !whale',
        'NEAR(ports whale)',
      ])
        expect([q, await found(q)]).toEqual([q, []]);
      expect(await found('x '.repeat(100).trim())).toEqual([]);
      expect(await found('😀'.repeat(199))).toEqual([]);
    });
  });
}
