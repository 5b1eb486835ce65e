// The columns of a table that store the members of a record: one list for the type of a row, the columns to select, and both directions.

/** How a member of a record is stored in a column. */
export interface Column<
  Member extends string = string,
  Name extends string = string,
  Value = unknown,
  Stored = unknown,
> {
  readonly member: Member;
  readonly name: Name;
  write(value: Value): Stored;
  /** Undefined for an absent member. */
  read(stored: Stored): Value;
}

/** The values of columns in a row. */
export type RowOf<Columns extends readonly Column[]> = {
  [C in Columns[number] as C['name']]: ReturnType<C['write']>;
};

type MemberOf<Columns extends readonly Column[]> = Columns[number]['member'];

type Flag<Value> = { [M in keyof Value]: Value[M] extends boolean ? M : never }[keyof Value] & string;

/** Returns functions that declare columns for members of a record. */
export function columnsOf<Value extends object>() {
  type Member = keyof Value & string;
  return {
    /** A required member, stored as it is. */
    plain: <M extends Member, N extends string>(member: M, name: N): Column<M, N, Value[M], Value[M]> => ({
      ...{ member, name },
      write: (value) => value,
      read: (stored) => stored,
    }),
    /** A member that is NULL if it is absent. */
    optional: <M extends Member, N extends string>(
      member: M,
      name: N,
    ): Column<M, N, Value[M] | undefined, NonNullable<Value[M]> | null> => ({
      ...{ member, name },
      write: (value) => value ?? null,
      read: (stored) => stored ?? undefined,
    }),
    /** A boolean, stored as 0 or 1. */
    flag: <M extends Flag<Value>, N extends string>(member: M, name: N): Column<M, N, boolean, number> => ({
      ...{ member, name },
      write: Number,
      read: (stored) => stored === 1,
    }),
    /** A required member as JSON. `read` validates it: a column may have been edited by hand. */
    json: <M extends Member, N extends string>(
      member: M,
      name: N,
      read: (text: string) => Value[M],
      write: (value: Value[M]) => string = JSON.stringify,
    ): Column<M, N, Value[M], string> => ({ member, name, write, read }),
    /** A member as JSON that is NULL if it is absent. */
    optionalJSON: <M extends Member, N extends string>(
      member: M,
      name: N,
      read: (text: string) => NonNullable<Value[M]>,
    ): Column<M, N, Value[M] | undefined, string | null> => ({
      ...{ member, name },
      write: (value) => (value === undefined ? null : JSON.stringify(value)),
      read: (stored) => (stored === null ? undefined : read(stored)),
    }),
  };
}

/** Returns the names of columns, to select them. */
export function namesOf<const Columns extends readonly Column[]>(
  columns: Columns,
): Columns[number]['name'][] {
  return columns.map(({ name }) => name);
}

/** Returns the columns of a record. */
export function writeRecord<const Columns extends readonly Column[]>(
  columns: Columns,
  record: object,
): RowOf<Columns> {
  const row: Record<string, unknown> = {};
  for (const { member, name, write } of columns) row[name] = write(Reflect.get(record, member));
  // The list has the types of all columns, which TypeScript cannot follow through the loop.
  return row as RowOf<Columns>;
}

/** Returns the columns of those members that an object has. A member that is `undefined` becomes NULL. */
export function writeMembers<const Columns extends readonly Column[]>(
  columns: Columns,
  members: object,
): Partial<RowOf<Columns>> {
  const row: Record<string, unknown> = {};
  for (const { member, name, write } of columns) {
    if (member in members) row[name] = write(Reflect.get(members, member));
  }
  // As above.
  return row as Partial<RowOf<Columns>>;
}

/** Returns the members of a record that columns of a row store. Members without a value are absent. */
export function readMembers<Value extends object, const Columns extends readonly Column[]>(
  columns: Columns,
  row: RowOf<Columns>,
): Pick<Value, MemberOf<Columns> & keyof Value> {
  const record: Record<string, unknown> = {};
  for (const { member, name, read } of columns) {
    const value = read(Reflect.get(row, name));
    if (value !== undefined) record[member] = value;
  }
  // As above.
  return record as Pick<Value, MemberOf<Columns> & keyof Value>;
}
