/**
 * The style sheet of all pages. It has no quotes, ampersands, or less-than signs: rendering would escape them, and the hash in the
 * content security policy would not match.
 */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f6f7f9; --sheet: #ffffff; --line: #dfe3e8; --ink: #1b2430; --quiet: #5b6675; --link: #0b57c2;
  --good: #12693a; --good-ground: #e2f4e9; --bad: #a3241c; --bad-ground: #fde8e6;
  --warn: #7a4d00; --warn-ground: #fdf0d5; --calm: #44505f; --calm-ground: #eaedf1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #11151b; --sheet: #191f27; --line: #2d3642; --ink: #e7ebf0; --quiet: #9aa6b4; --link: #8ab8ff;
    --good: #7fdaa3; --good-ground: #133323; --bad: #ffa49c; --bad-ground: #421a18;
    --warn: #f3c66b; --warn-ground: #3a2a0c; --calm: #b9c3cf; --calm-ground: #28303a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, sans-serif;
  overflow-wrap: anywhere; -webkit-text-size-adjust: 100%;
}
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
header { background: var(--sheet); border-bottom: 1px solid var(--line); }
header div {
  display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem;
  max-width: 60rem; margin: 0 auto; padding: .75rem 1.25rem;
}
header strong { font-weight: 650; letter-spacing: -.01em; margin-right: auto; }
header a { color: inherit; text-decoration: none; }
header form { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.75rem 1.25rem 4rem; }
nav { color: var(--quiet); font-size: .9rem; margin-bottom: .35rem; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 .6rem; }
h2 { font-size: 1.1rem; line-height: 1.3; margin: 0 0 .75rem; }
p { margin: 0 0 .75rem; max-width: 44rem; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.25rem; margin-top: 1.1rem; }
section > :last-child { margin-bottom: 0; }
code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, Liberation Mono, monospace; }
pre {
  background: var(--ground); border: 1px solid var(--line); border-radius: 7px; padding: .7rem .85rem; margin: 0 0 .75rem;
  white-space: pre-wrap;
}
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .55rem 1.5rem; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; min-width: 0; }
time { white-space: nowrap; }
ul { list-style: none; margin: 0 0 .75rem; padding: 0; }
li { border-top: 1px solid var(--line); padding: .7rem 0; }
li:first-child { border-top: 0; padding-top: 0; }
li:last-child { padding-bottom: 0; }
.row { display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem 1rem; }
.row > :first-child { margin-right: auto; }
.row a { white-space: nowrap; }
.row a.name { font-weight: 600; white-space: normal; }
.tags { display: flex; flex-wrap: wrap; gap: .4rem; margin: 0 0 .25rem; }
.tag {
  display: inline-block; border-radius: 99px; padding: .05rem .6rem; font-size: .8rem; font-weight: 600; white-space: nowrap;
  color: var(--calm); background: var(--calm-ground);
}
.good { color: var(--good); background: var(--good-ground); }
.bad { color: var(--bad); background: var(--bad-ground); }
.warn { color: var(--warn); background: var(--warn-ground); }
.quiet { color: var(--quiet); font-size: .9rem; }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.after { margin: 1rem 0 0; }
.place { margin-top: .15rem; }
.notice { border-radius: 7px; padding: .6rem .85rem; }
.narrow { max-width: 30rem; margin: 0 auto; }
label { display: block; font-weight: 600; margin-bottom: .35rem; }
input {
  width: 100%; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: 7px;
  padding: .55rem .7rem; margin-bottom: .85rem;
}
button {
  font: inherit; font-weight: 600; color: var(--sheet); background: var(--link); border: 0; border-radius: 7px;
  padding: .55rem 1.1rem; cursor: pointer;
}
header button { color: var(--ink); background: var(--calm-ground); font-size: .9rem; padding: .3rem .8rem; }
@media (max-width: 36rem) {
  main { padding: 1.25rem .9rem 3rem; }
  section { padding: .95rem; border-radius: 8px; }
  header div { padding: .65rem .9rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .7rem; }
  dd:last-child { margin-bottom: 0; }
  .row > :first-child { flex-basis: 100%; }
  h1 { font-size: 1.5rem; }
}
`;
