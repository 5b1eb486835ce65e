import type { ComponentChildren } from 'preact';

/** A term and its description in a `<dl>`. */
export function Definition({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
