import type { Schema } from '@specshelf/contract';
import { DeprecationText, shownDeprecation } from './deprecation-text.js';

interface DeprecationNoticeProps {
  deprecation: Schema<'Deprecation'> | undefined;
  now: Date;
}

/** A notice above the content of a page of the console; nothing without a deprecation. */
export function DeprecationNotice({ deprecation, now }: DeprecationNoticeProps) {
  if (deprecation === undefined) return null;
  return (
    <div class="notice warn" role="note">
      <DeprecationText deprecation={shownDeprecation(deprecation, now)} />
    </div>
  );
}
