import type { Schema } from '@specshelf/contract';
import { DeprecationText, shownDeprecation } from './deprecation-text.js';

interface DeprecationNoticeProps {
  deprecation: Schema<'Deprecation'> | undefined;
  now: Date;
  /** Present if the page of a version shows the deprecation of its specification. */
  inherited?: Inherited | undefined;
}

interface Inherited {
  /** The page that changes the deprecation, for editors. */
  manage: string | undefined;
}

/** A notice above the content of a page of the console; nothing without a deprecation. */
export function DeprecationNotice({ deprecation, now, inherited }: DeprecationNoticeProps) {
  if (deprecation === undefined) return null;
  return (
    <div class="notice warn" role="note">
      {inherited && 'All versions of this specification: '}
      <DeprecationText deprecation={shownDeprecation(deprecation, now)} />
      {inherited?.manage !== undefined && (
        <>
          {' '}
          <a href={inherited.manage}>Manage</a>
        </>
      )}
    </div>
  );
}
