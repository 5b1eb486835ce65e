/// <reference path="../reader/custom-elements.d.ts" />

interface SearchBoxProps {
  /** What is searched, for screen readers and as a hint in the field. */
  label: string;
  placeholder?: string;
  /** The page of results. */
  action: string;
  /** The text in the field. */
  value?: string | undefined;
  /** The data of a search in the browser. */
  index?: string;
  /** The address that returns suggestions for a text. */
  suggestions?: string;
  /** The page of results in all specifications. */
  everywhere?: string | undefined;
}

/** The search form in the header of a page. A script adds suggestions. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder = 'Search', action, value, index, suggestions, everywhere } = props;
  return (
    <shelf-search data-index={index} data-suggestions={suggestions} data-everywhere={everywhere}>
      <search aria-label={label}>
        <form action={action}>
          <label>
            <span class="shelf-search-label">{label}</span>
            <input
              type="search"
              name="q"
              value={value}
              placeholder={placeholder}
              maxLength={longestQuery}
              autocomplete="off"
            />
          </label>
          <button type="submit">Search</button>
        </form>
      </search>
    </shelf-search>
  );
}

/** Characters of a query that a form sends. */
const longestQuery = 200;
