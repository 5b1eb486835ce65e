/** The bundler imports documents as text. */
declare module '*.yaml' {
  const text: string;
  export default text;
}
