import { rules } from '@specshelf/changes';
import { describe, expect, it } from 'vitest';
import { run } from './support/run.js';

describe('rules', () => {
  it('are lines with tabs, one for each rule', async () => {
    const { out } = await run(['rules']);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => line.split('\t')[0])).toEqual(rules.map(({ id }) => id));
    expect(lines).toContain('enum-value-removed\twire\tbreaking\tsafe\tSchemas: types and values');
  });

  it('are a table on a terminal', async () => {
    const { out } = await run(['rules'], { isTTY: true });
    const [header = '', first = ''] = out.split('\n');
    expect(header).toMatch(/^ID +CATEGORY +TO SERVER +TO CLIENT +GROUP$/);
    expect(first.indexOf('wire')).toBe(header.indexOf('CATEGORY'));
  });

  it('are records in JSON', async () => {
    const list = JSON.parse((await run(['rules', '-f', 'json'])).out);
    expect(list).toHaveLength(rules.length);
    const { out } = await run(['rules', 'enum-value-removed', '-f', 'json']);
    expect(JSON.parse(out)).toEqual(list.find(({ id }: { id: string }) => id === 'enum-value-removed'));
    expect(JSON.parse(out)).toMatchObject({
      category: 'wire',
      toServer: 'breaking',
      toClient: 'safe',
      optional: false,
    });
  });

  it('are tables by group in Markdown', async () => {
    const { out } = await run(['rules', '--format', 'markdown']);
    const rows = [...out.matchAll(/^\| `([\w-]+)` \| \w+ \| [\w-]+ \| [\w-]+ \| .*\S \|$/gm)];
    expect(rows.map(([, id]) => id)).toEqual(rules.map(({ id }) => id));
    expect(out.match(/^## /gm)).toHaveLength(new Set(rules.map(({ group }) => group)).size);
  });

  it('are explained one by one', async () => {
    const { out } = await run(['rules', 'path-added']);
    const { note, group } = rules.find(({ id }) => id === 'path-added') ?? {};
    expect(out).toMatch(/^path-added\n {2}message {4}\S/);
    expect(out).toContain(
      `group      ${group}\n  category   wire\n  to server  safe\n  to client  safe\n  note       ${note}\n`,
    );
  });

  it('name the values of their messages', async () => {
    const message = 'The type of the security scheme <name> changed from <from> to <to>.';
    const { out } = await run(['rules', 'security-scheme-type-changed']);
    expect(out).toContain(`  message    ${message}\n`);
    const { out: json } = await run(['rules', 'security-scheme-type-changed', '-f', 'json']);
    expect(JSON.parse(json)).toMatchObject({ message });
    const { out: table } = await run(['rules', 'security-scheme-type-changed', '-f', 'markdown']);
    expect(table).toContain('changed from *from* to *to*.');
  });

  it('say which direction does not apply', async () => {
    const { out } = await run(['rules', 'parameter-added-required']);
    expect(out).toContain('  to server  breaking\n  to client  does not apply\n');
  });

  it('that only apply with a level of their own say so', async () => {
    const optional = rules.find((rule) => rule.optional);
    const { out } = await run(['rules', optional?.id ?? '']);
    expect(out).toContain(`--rule ${optional?.id}=breaking`);
  });

  it('have a similar name in the message about an unknown one', async () => {
    const { code, err } = await run(['rules', 'enum_value_removd']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'There is no rule "enum_value_removd". Did you mean enum-value-removed?\n',
    });
  });
});
