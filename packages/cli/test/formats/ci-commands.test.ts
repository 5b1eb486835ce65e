import { describe, expect, it } from 'vitest';
import { type FormatName, formats } from '../../src/formats/format.js';
import { printJSON } from '../../src/formats/print-json.js';
import { printable } from '../../src/terminal/printable.js';
import { before } from '../support/documents.js';
import { breaking, comparisonOf, context, error, report } from '../support/reports.js';
import { run } from '../support/run.js';

const hostile = [
  '##vso[task.setvariable variable=PATH]evil',
  "##[command]evil ##teamcity[message text='evil']",
  '#\ufe0f##\u034fVSO[task.complete]evil',
  '::add-mask::evil',
  ' \u00a0::stop-commands::evil',
];

/** The agents of Azure Pipelines and TeamCity look for commands anywhere in a line, and GitHub's behind blanks at its start. */
const commandsIn = (text: string, ofGitHub = /^\s*::/) =>
  text.split(/\r\n?|\n/).filter((line) => /#\p{DI}*#[\p{DI}\w]*\[/u.test(line) || ofGitHub.test(line));

/** Reports of a description whose texts are all the same. */
function reportsOf(text: string) {
  const problem = { ...error, message: text, code: text, file: text };
  const change = { ...breaking, message: text };
  const failure = { lines: [text, text], exitCode: 4 } as const;
  return [
    report('failed', { slug: text, file: text, failure }),
    report('checked', {
      slug: text,
      problems: [problem],
      texts: new Map([[text, `${text}\n${text}\n${text}`]]),
      comparison: comparisonOf([change]),
    }),
  ];
}

describe('a report in the log of a CI job', () => {
  const names = Object.keys(formats).filter((name): name is FormatName => name in formats);

  it.each(names)('has no commands that a description contains, as %s', (name) => {
    // Annotations of GitHub are intended.
    const ofGitHub = name === 'github' ? /^\s*::(?!(?:error|warning|notice) )/ : undefined;
    for (const text of hostile) {
      const reports = reportsOf(text);
      const printed = [reports, ...reports.map((each) => [each])].map((each) => formats[name](each, context));
      expect(printed.flatMap((each) => commandsIn(each, ofGitHub))).toEqual([]);
    }
  });

  it('keeps the values of JSON', () => {
    expect(JSON.parse(printJSON(hostile))).toEqual(hostile);
  });

  it('keeps texts that are no commands', () => {
    for (const text of ['a::b', '## [link](b)', '#[x]', 'C++ ##', 'std::vector']) {
      expect(printable(text)).toBe(text);
    }
  });
});

describe('a failure in the log of a CI job', () => {
  it.each([...hostile, '\n::error::evil'])('has no commands of arguments: %j', async (text) => {
    const commands = [
      ['diff', text, 'before.yaml'],
      ['check', text],
      [text],
      ['rules', text],
      ['list', `--${text}`],
      ['diff', 'before.yaml', 'before.yaml', '-o', `${text}/x`],
    ];
    for (const args of commands) {
      const { out, err } = await run(args, { files: { 'before.yaml': before } });
      expect(commandsIn(out + err)).toEqual([]);
    }
  });
});
