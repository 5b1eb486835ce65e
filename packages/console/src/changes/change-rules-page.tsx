import type { Rule } from '@specshelf/changes/rules';
import { type Impact, impactViews, viewOf } from '../components/impacts.js';
import { InlineCode } from '../components/inline-code.js';
import type { View } from '../web/view.js';

/** All rules of changes: what counts as breaking, and why. */
export const changeRulesPage: View = async () => {
  const { messageWithNames, rules } = await import('@specshelf/changes/rules');
  const groups = [...new Set(rules.map(({ group }) => group))];
  return {
    title: 'Rules of changes',
    content: (
      <>
        <h1>Rules of changes</h1>
        <p>
          Each change between two versions names the rule that describes it. Its impact depends on the
          direction: what clients send, or what they receive. A specification can set other levels.
        </p>
        <dl>
          {impactViews.map(({ impact, tone, meaning }) => (
            <>
              <dt>
                <span class={`tag ${tone}`}>{impact}</span>
              </dt>
              <dd>{meaning}</dd>
            </>
          ))}
        </dl>
        {groups.map((group) => (
          <RuleGroup
            key={group}
            group={group}
            rules={rules.filter((rule) => rule.group === group)}
            messageOf={messageWithNames}
          />
        ))}
      </>
    ),
  };
};

interface RuleGroupProps {
  group: string;
  rules: readonly Rule[];
  messageOf: (rule: Rule) => string;
}

function RuleGroup({ group, rules, messageOf }: RuleGroupProps) {
  return (
    <section>
      <h2>{group}</h2>
      <div class="table change-rules">
        <table>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">To the server</th>
              <th scope="col">To the client</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.id} id={rule.id}>
                <td class="main">
                  <code>{rule.id}</code>
                </td>
                <td>
                  <Level impact={rule.toServer} unit="to the server" />
                </td>
                <td>
                  <Level impact={rule.toClient} unit="to the client" />
                </td>
                <td class="meaning">
                  <InlineCode text={messageOf(rule)} />{' '}
                  <span class="quiet">
                    <InlineCode text={rule.note} />
                    {rule.optional && ' Applies only when the settings of a specification name it.'}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Level({ impact, unit }: { impact: Impact | undefined; unit: string }) {
  if (impact === undefined) return <span class="quiet optional">–</span>;
  const tone = viewOf(impact)?.tone ?? '';
  return (
    <>
      <span class={`tag ${tone}`}>{impact}</span> <span class="unit">{unit}</span>
    </>
  );
}
