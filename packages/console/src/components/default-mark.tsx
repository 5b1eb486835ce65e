/** Marks the default label of a specification, whose version documentation shows. */
export function DefaultMark() {
  return <span class="tag good">default</span>;
}
