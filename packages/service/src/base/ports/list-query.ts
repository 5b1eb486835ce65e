/** Position in a list: the sort key of the last record of the previous page. */
export interface Place {
  createdAt: string;
  id: string;
}

export interface ListQuery {
  /** Returns records after this position. */
  after?: Place;
  limit: number;
}

export interface List<T> {
  records: T[];
  /** Whether there are records after these. */
  more: boolean;
  /** Number of records in the whole list. */
  total: number;
}
