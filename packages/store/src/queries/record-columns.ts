// The columns of a table that store the members of a record: one list for the type of a row, the columns to select, both directions, and
// updates.

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

/** How a member of a record is stored in several columns. */
export interface Group<
  Member extends string = string,
  Name extends string = string,
  Row = object,
  Value = unknown,
> {
  readonly member: Member;
  /** The columns to select. `write` may return others, too. */
  readonly names: readonly Name[];
  write(value: Value): Row;
  /** Undefined for an absent member. */
  read(row: Row): Value;
}

type Entry = Column | Group;

type Columns<Entries extends readonly Entry[]> = Extract<Entries[number], Column>;
type Groups<Entries extends readonly Entry[]> = Extract<Entries[number], Group>;
type GroupRow<Entries extends readonly Entry[]> = ReturnType<Groups<Entries>['write']>;
type KeyOfAny<Row> = Row extends unknown ? keyof Row : never;

type Member<Entries extends readonly Entry[]> = Entries[number]['member'];
type Name<Entries extends readonly Entry[]> = Columns<Entries>['name'] | Groups<Entries>['names'][number];

type Row<Entries extends readonly Entry[]> = {
  [C in Columns<Entries> as C['name']]: ReturnType<C['write']>;
} & { [N in KeyOfAny<GroupRow<Entries>>]: Extract<GroupRow<Entries>, Record<N, unknown>>[N] };

type Picked<Entries extends readonly Entry[], M> = Extract<Entries[number], { member: M }>[];

/** New values of members; `undefined` removes a member. */
type Changes<Value> = { readonly [M in keyof Value]?: Value[M] | undefined };

/** How a record is stored in a row. */
export interface RecordColumns<Value extends object, Entries extends readonly Entry[] = readonly Entry[]> {
  /** The columns to select. */
  readonly names: readonly Name<Entries>[];
  toRow(record: Value): Row<Entries>;
  /** Returns the columns of those members that an object has. A member that is `undefined` becomes NULL. */
  toColumns(members: Changes<Value>): Partial<Row<Entries>>;
  /** Members without a value are absent. */
  toRecord(row: Pick<Row<Entries>, Name<Entries> & keyof Row<Entries>>): Value;
  /** The columns of some members, in the order of the list. */
  pick<M extends Member<Entries> & keyof Value>(
    ...members: readonly M[]
  ): RecordColumns<Pick<Value, M>, Picked<Entries, M>>;
  /** Returns the other members of a larger record. */
  others<Larger extends Value>(record: Larger): Omit<Larger, keyof Value>;
}

/** The values of columns in a row. */
export type RowOf<Table> = Table extends RecordColumns<infer _, infer Entries> ? Row<Entries> : never;

/** What is wrong with a list that lacks a member: the error of the compiler names it. */
type Complete<Value, Entries extends readonly Entry[]> = [Exclude<keyof Value, Member<Entries>>] extends [
  never,
]
  ? unknown
  : { membersWithoutColumn: Exclude<keyof Value, Member<Entries>> };

type Flag<Value> = { [M in keyof Value]: Value[M] extends boolean ? M : never }[keyof Value] & string;

/** Returns functions that declare columns for members of a record, and `all`, which combines them. */
export function columnsOf<Value extends object>() {
  type Key = keyof Value & string;
  return {
    /** A required member, stored as it is. */
    plain: <M extends Key, N extends string>(member: M, name: N): Column<M, N, Value[M], Value[M]> => ({
      ...{ member, name },
      write: (value) => value,
      read: (stored) => stored,
    }),
    /** A member that is NULL if it is absent. */
    optional: <M extends Key, N extends string>(
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
    /** A member as JSON. `read` validates it: a column may have been edited by hand. */
    json: <M extends Key, N extends string>(
      member: M,
      name: N,
      read: (text: string) => Value[M],
      write: (value: Value[M]) => string = JSON.stringify,
    ): Column<M, N, Value[M], string> => ({ member, name, write, read }),
    /** A member as JSON that is NULL if it is absent. */
    optionalJSON: <M extends Key, N extends string>(
      member: M,
      name: N,
      read: (text: string) => NonNullable<Value[M]>,
    ): Column<M, N, Value[M] | undefined, string | null> => ({
      ...{ member, name },
      write: (value) => (value === undefined ? null : JSON.stringify(value)),
      read: (stored) => (stored === null ? undefined : read(stored)),
    }),
    /** A member in several columns. */
    group: <M extends Key, N extends keyof R & string, R extends object>(
      member: M,
      names: readonly N[],
      write: (value: Value[M]) => R,
      read: (row: Pick<R, N>) => Value[M],
    ): Group<M, N, R, Value[M]> => ({ member, names, write, read }),
    /** A member with members of its own, whose columns are all NULL if it is absent. */
    optionalGroup: <M extends Key, Entries extends readonly Entry[]>(
      member: M,
      inner: RecordColumns<NonNullable<Value[M]> & object, Entries>,
    ) => optionalGroup<M, NonNullable<Value[M]> & object, Entries>(member, inner),
    /** All columns of a record. A member without a column is a compile error. */
    all: <const Entries extends readonly Entry[]>(
      entries: Entries & Complete<Value, Entries>,
    ): RecordColumns<Value, Entries> => combine<Value, Entries>(entries),
  };
}

// The types of a list follow from its entries, which TypeScript cannot track through the loops below.

function combine<Value extends object, Entries extends readonly Entry[]>(
  entries: Entries,
): RecordColumns<Value, Entries> {
  return {
    names: entries.flatMap<string>((entry) =>
      'names' in entry ? entry.names : entry.name,
    ) as Name<Entries>[],
    toRow: (record) => write(entries, record) as Row<Entries>,
    toColumns: (members) =>
      write(
        entries.filter(({ member }) => member in members),
        members,
      ) as Partial<Row<Entries>>,
    toRecord: (row) => read(entries, row) as Value,
    pick: <M extends Member<Entries> & keyof Value>(...members: readonly M[]) => {
      const picked = entries.filter(({ member }) => members.some((each) => each === member));
      return combine<Pick<Value, M>, Picked<Entries, M>>(picked as Picked<Entries, M>);
    },
    others: (record) => withoutMembers(entries, record) as Omit<typeof record, keyof Value>,
  };
}

function optionalGroup<M extends string, Value extends object, Entries extends readonly Entry[]>(
  member: M,
  { names, toRow, toRecord }: RecordColumns<Value, Entries>,
) {
  const absent = Object.fromEntries(names.map((name) => [name, null]));
  type Stored = { [N in keyof Row<Entries>]: Row<Entries>[N] | null };
  const group = {
    ...{ member, names },
    write: (value: Value | undefined) => (value === undefined ? absent : toRow(value)),
    read: (row: Stored) =>
      names.every((name) => Reflect.get(row, name) === null) ? undefined : toRecord(row as Row<Entries>),
  };
  return group as Group<M, Name<Entries>, Stored, Value | undefined>;
}

function write(entries: readonly Entry[], members: object): object {
  const row: Record<string, unknown> = {};
  for (const entry of entries) {
    const value: unknown = Reflect.get(members, entry.member);
    if ('names' in entry) Object.assign(row, entry.write(value));
    else row[entry.name] = entry.write(value);
  }
  return row;
}

function read(entries: readonly Entry[], row: object): object {
  const record: Record<string, unknown> = {};
  for (const entry of entries) {
    const value = 'names' in entry ? entry.read(row) : entry.read(Reflect.get(row, entry.name));
    if (value !== undefined) record[entry.member] = value;
  }
  return record;
}

function withoutMembers(entries: readonly Entry[], record: object): object {
  const others: Record<string, unknown> = { ...record };
  for (const { member } of entries) delete others[member];
  return others;
}
