import { readdir, readFile } from 'node:fs/promises';
import type { ProblemExample, ProblemRule } from '../src/problem-rule.js';

const folder = new URL('../../../docs/problems/', import.meta.url);

/** Reads the entries of docs/problems, sorted by code. Throws when one has another form. */
export async function readProblemRules(): Promise<ProblemRule[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md').sort();
  return Promise.all(
    names.map(async (name) => readRule(name, await readFile(new URL(name, folder), 'utf8'))),
  );
}

const entry =
  /^# (?<title>.+)\n\nRule: `(?<code>.+)`\. Severity: (?<severity>.+)\.\n\n(?<meaning>.+)\n\n## Wrong\n\n(?<wrong>.+)\n## Right\n\n(?<right>.+)$/s;

function readRule(name: string, text: string): ProblemRule {
  const { title, code, severity, meaning, wrong, right } = entry.exec(text)?.groups ?? {};
  if (!title || !severity || !meaning || !wrong || !right || `${code}.md` !== name) {
    throw new Error(`docs/problems/${name} does not have the form of an entry`);
  }
  return {
    code: name.slice(0, -'.md'.length),
    title,
    severity,
    meaning: meaning.replaceAll('\n', ' '),
    wrong: readExamples(name, wrong),
    right: readExamples(name, right),
  };
}

function readExamples(name: string, text: string): ProblemExample[] {
  const examples = [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(
    ([, language, path, code = '']) => {
      if (language !== 'json' && language !== 'yaml' && language !== 'text') {
        throw new Error(`docs/problems/${name} has an example in ${language}: use json, yaml, or text`);
      }
      return { language, ...(path === undefined ? {} : { path }), text: code } as const;
    },
  );
  if (examples.length === 0) throw new Error(`docs/problems/${name} lacks an example`);
  return examples;
}
