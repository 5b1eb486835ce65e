/** Reads a file of outputs as the runner of GitHub Actions does. */
export function readOutputs(text: string): Record<string, string> {
  const lines = text.split('\n');
  const outputs: Record<string, string> = {};
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (line === '') continue;
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      outputs[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    if (heredoc < 0) throw new Error(`Invalid format: ${line}`);
    const end = lines.indexOf(line.slice(heredoc + 2), at + 1);
    if (end < 0) throw new Error(`Delimiter not found: ${line}`);
    outputs[line.slice(0, heredoc)] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return outputs;
}
