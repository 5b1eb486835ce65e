interface ListQuery {
  limit: number;
  page?: string;
}

/** Returns a list of the API with the items of all its pages: of the first pages only, if it has more than `most` items. */
export async function allPages<Page extends { items: unknown[]; next?: { page: string } }>(
  read: (query: ListQuery) => Promise<Page>,
  most = Number.POSITIVE_INFINITY,
): Promise<Page> {
  let last = await read({ limit });
  const items = [...last.items];
  while (last.next && items.length < most) {
    last = await read({ limit, ...last.next });
    for (const item of last.items) items.push(item);
  }
  return { ...last, items };
}

const limit = 1000;
