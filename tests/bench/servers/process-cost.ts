import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, the unit of process times on Linux. */
const TICKS = 100;

interface Times {
  readonly parent: number;
  /** Processor seconds of the process itself and of its ended children. */
  readonly self: number;
  readonly endedChildren: number;
}

function readProcessTimes(pid: number): Times | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may contain any character; after it the fields are separated by spaces, and the first is the state.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const seconds = (user: number): number => ((fields[user] ?? 0) + (fields[user + 1] ?? 0)) / TICKS;
    return { parent: fields[1] ?? 0, self: seconds(11), endedChildren: seconds(13) };
  } catch {
    return undefined;
  }
}

/** Processor seconds of a process so far; 0 after it has ended. */
export const readCpuSeconds = (pid: number): number => readProcessTimes(pid)?.self ?? 0;

/** Processor seconds of a process and all processes that it has started. */
export function sumCpuSeconds(pid: number): number {
  const self = readProcessTimes(pid);
  if (self === undefined) return 0;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map((name) => readProcessTimes(Number(name))).filter((times) => times?.parent === pid);
  return (
    self.self +
    self.endedChildren +
    children.reduce((all, times) => all + (times?.self ?? 0) + (times?.endedChildren ?? 0), 0)
  );
}

export const findParentProcess = (pid: number): number => readProcessTimes(pid)?.parent ?? 0;
