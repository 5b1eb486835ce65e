// Runs a command beside busy processes: `node scripts/under-load.mjs 22 npm test`. Tests that depend on elapsed time fail then. Prints
// the load, the time, and the exit code of the command, which is its own.
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';

const [count, command, ...args] = process.argv.slice(2);
const processes = Number(count);
if (!(processes >= 0) || command === undefined) {
  console.error('Usage: node scripts/under-load.mjs <number of busy processes> <command> [arguments]');
  process.exit(2);
}

const busy = Array.from({ length: processes }, () =>
  // Ends itself when this process is gone: nobody else ends it.
  spawn(process.execPath, ['-e', `for (;;) if (process.ppid !== ${process.pid}) process.exit()`], {
    stdio: 'ignore',
  }),
);
const end = () => {
  for (const child of busy) child.kill();
};
process.once('exit', end);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const started = Date.now();
const loads = [];
const watch = setInterval(() => loads.push(loadavg()[0]), 10_000);
const child = spawn(command, args, { stdio: 'inherit' });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('close', (code) => {
  clearInterval(watch);
  const seconds = Math.round((Date.now() - started) / 1000);
  const highest = Math.max(0, ...loads).toFixed(1);
  const mean = (loads.reduce((sum, load) => sum + load, 0) / Math.max(1, loads.length)).toFixed(1);
  console.log(
    `${processes} busy processes; load ${mean} on average, ${highest} at most; exit ${code} after ${seconds} s`,
  );
  process.exitCode = code ?? 1;
  end();
});
