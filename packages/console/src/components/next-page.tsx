/** The link to where a list goes on. The cursor is safe in a URL as it is. */
export function NextPage({ next }: { next: { page: string } | undefined }) {
  if (!next) return null;
  return (
    <p>
      <a href={`?page=${encodeURIComponent(next.page)}`}>Next page</a>
    </p>
  );
}
