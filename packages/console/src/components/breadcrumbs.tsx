interface BreadcrumbsProps {
  /** The pages above the current page, from the top. */
  above: readonly { text: string; href: string }[];
  /** The name of the current page. Default: its title follows below and is not repeated. */
  current?: string;
}

/** Links to the pages above a page. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  return (
    <nav class="crumbs" aria-label="Breadcrumbs">
      <ol>
        {above.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {current !== undefined && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
