import { InlineCode } from '../components/inline-code.js';
import type { Links } from '../links.js';
import { sourceURL } from '../source/source-address.js';

/** A change that is refused, with its place in the new source. */
export interface RefusedChange {
  id: string;
  message: string;
  /** Its rule. */
  code?: string;
  file?: string;
  line?: number;
  column?: number;
}

interface RefusedListProps {
  changes: readonly RefusedChange[];
  links: Links;
  /** The URL of the source view of the refused source. Without it, places have no links. */
  sourceRoot?: string;
}

/** Refused changes with their rules and places. */
export function RefusedList({ changes, links, sourceRoot }: RefusedListProps) {
  return (
    <ul class="change-list">
      {changes.map(({ id, message, code, file, line, column }) => (
        <li key={id}>
          <InlineCode text={message} />
          <div class="links quiet small">
            {line !== undefined && (
              <Place name={`${file ?? 'Source'}:${line}`} href={placeURL(sourceRoot, { line, column })} />
            )}
            {code !== undefined && (
              <a href={links.changeRule(code)}>
                <code>{code}</code>
              </a>
            )}
            <code>{id}</code>
          </div>
        </li>
      ))}
    </ul>
  );
}

function placeURL(
  root: string | undefined,
  { line, column }: { line: number; column: number | undefined },
): string | undefined {
  return root === undefined ? undefined : sourceURL(root, { line, column });
}

function Place({ name, href }: { name: string; href: string | undefined }) {
  return href === undefined ? (
    <span class="mono">{name}</span>
  ) : (
    <a class="mono" href={href}>
      {name}
    </a>
  );
}
