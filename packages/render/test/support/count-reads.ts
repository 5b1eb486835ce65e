export interface CountedReads<Value> {
  /** The value, whose reads are counted at any depth. */
  value: Value;
  /** The number of reads so far: of members, and of lists of names. */
  reads(): number;
}

/** Counts the reads of a value: the work of a function, independent of the machine. */
export function countReads<Value extends object>(value: Value): CountedReads<Value> {
  let reads = 0;
  const proxies = new WeakMap<object, object>();
  const wrap = <Inner extends object>(inner: Inner): Inner => {
    const proxy = new Proxy(inner, {
      get: (target, name, receiver) => {
        reads += 1;
        const member: unknown = Reflect.get(target, name, receiver);
        return typeof member === 'object' && member !== null ? wrapOnce(member) : member;
      },
      ownKeys: (target) => {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    });
    return proxy;
  };
  // References to the same object stay equal.
  const wrapOnce = (inner: object): object => {
    const known = proxies.get(inner) ?? wrap(inner);
    proxies.set(inner, known);
    return known;
  };
  return { value: wrap(value), reads: () => reads };
}
