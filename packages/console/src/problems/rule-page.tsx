import type { ProblemExample } from '@specshelf/contract/problems';
import { RequestError } from '@specshelf/service';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import { InlineCode } from '../components/inline-code.js';
import { LineTokens } from '../source/line-tokens-view.js';
import { severities } from '../source/listed-problem.js';
import type { View } from '../web/view.js';
import { findRule } from './rule-entry.js';

/** The entry of a rule: its meaning, a wrong example, and a right one. */
export const rulePage: View = async ({ params: { code = '' }, links }) => {
  const rule = findRule(code);
  if (!rule) throw new RequestError('not-found', 'There is no rule with this code.');
  const { title, severity, meaning, wrong, right } = rule;
  return {
    title: `${title} (${code})`,
    content: (
      <>
        <Breadcrumbs above={[{ text: 'Problems', href: links.problemRules }]} />
        <h1>{title}</h1>
        <p class="tags">
          <span class={`tag ${toneOf(severity)}`}>{severity}</span>
          <code>{code}</code>
        </p>
        <p>
          <InlineCode text={meaning} />
        </p>
        <Example title="Wrong" files={wrong} />
        <Example title="Right" files={right} />
      </>
    ),
  };
};

/** The color of the first of several severities. */
export function toneOf(severity: string): string {
  return severities.find((known) => severity.startsWith(known.severity))?.tone ?? '';
}

function Example({ title, files }: { title: string; files: readonly ProblemExample[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {files.map(({ path, text, language }) => (
        <>
          {path !== undefined && <p class="mono small">{path}</p>}
          <pre>
            <code>
              {language === 'text'
                ? text
                : text.split(/(?<=\n)/).map((line) => <LineTokens line={line} format={language} />)}
            </code>
          </pre>
        </>
      ))}
    </section>
  );
}
