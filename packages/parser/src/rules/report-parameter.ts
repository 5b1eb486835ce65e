import type { RuleContext } from '../checking/rule-context.js';
import type { Place } from '../problems/findings.js';

export function reportParameter(
  code: string,
  message: string,
  { at, also }: { at: Place; also?: Place },
  { findings }: RuleContext,
): void {
  findings.add({ ...at, code, message, severity: 'error', also });
}
