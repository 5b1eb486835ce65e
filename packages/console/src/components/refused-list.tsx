import type { Links } from '../web/links.js';
import { InlineCode } from './inline-code.js';

/** A change that is refused, with its place in the new source. */
export interface RefusedChange {
  id: string;
  message: string;
  /** Its rule. */
  code?: string;
  file?: string;
  line?: number;
}

interface RefusedListProps {
  changes: readonly RefusedChange[];
  links: Links;
}

/** Refused changes with their rules and places. The places have no links, because a refused source is not stored. */
export function RefusedList({ changes, links }: RefusedListProps) {
  return (
    <ul class="change-list">
      {changes.map(({ id, message, code, file, line }) => (
        <li key={id}>
          <InlineCode text={message} />
          <div class="links quiet small">
            {line !== undefined && <span class="mono">{`${file ?? 'Source'}:${line}`}</span>}
            {code !== undefined && (
              <a href={links.changeRule(code)}>
                <code>{code}</code>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
