import { problemRules } from '@specshelf/contract/problems';
import type { View } from '../web/view.js';
import { toneOf } from './rule-page.js';

/** All rules with their entries. */
export const rulesPage: View = async ({ links }) => ({
  title: 'Problems',
  content: (
    <>
      <h1>Problems</h1>
      <p>
        Each problem of a specification names the rule that it breaks. Errors violate the OpenAPI
        Specification, or prevent processing.
      </p>
      <div class="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Severity</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {problemRules.map(({ code, title, severity }) => (
              <tr>
                <td class="main">
                  <a class="mono" href={links.problemRule(code)}>
                    {code}
                  </a>
                </td>
                <td class="side">
                  <span class={`tag ${toneOf(severity)}`}>{severity}</span>
                </td>
                <td>{title}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  ),
});
