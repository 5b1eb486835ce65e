/** A link to the next page of a list. */
export function NextPage({ next }: { next: { page: string } | undefined }) {
  if (!next) return null;
  return (
    <p>
      <a href={`?page=${encodeURIComponent(next.page)}`}>Next page</a>
    </p>
  );
}
