import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the system's clock in a second; Linux tells processes' times in these. */
const TICKS = 100;

interface Times {
  readonly parent: number;
  /** Seconds of processor that it took itself, and its children that are gone. */
  readonly self: number;
  readonly endedChildren: number;
}

function readProcessTimes(pid: number): Times | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may hold anything, the fields stand with a space between; the first is the state.
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

/** Seconds of processor that a process has taken so far; 0 of one that is gone. */
export const readCpuSeconds = (pid: number): number => readProcessTimes(pid)?.self ?? 0;

/** The same of a process and all that it has started. */
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

/** The process that started another. */
export const findParentProcess = (pid: number): number => readProcessTimes(pid)?.parent ?? 0;
