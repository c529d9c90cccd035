import { setTimeout as pause } from 'node:timers/promises';
import { findLeaks } from './judge.ts';
import type { Reader } from './readers.ts';

export interface MixedTally {
  readonly answers: number;
  /** Responses from the shared page cache, recognised by their ETag. */
  readonly cached: number;
  readonly notModified: number;
  /** Requests that were rejected with a retry time, or whose connection ended; they were sent again. */
  readonly again: number;
  readonly faults: readonly string[];
}

const AT_ONCE = 16;
/** Maximum tries for one page on an overloaded server, and the pause between them in milliseconds. */
const TRIES = 30;
const REST = 1_000;

/** Requests a page, again while the overloaded server rejects it with a retry time. */
async function askUntilAnswered(
  url: string,
  headers: Readonly<Record<string, string>>,
  onAgain: () => void,
): Promise<{ readonly answer: Response; readonly html: string }> {
  for (let left = TRIES; ; left -= 1) {
    const answer = await fetch(url, { headers, redirect: 'manual' }).catch((error: unknown) => {
      if (left === 0) throw error;
    });
    if (answer !== undefined && (answer.status !== 503 || left === 0)) return { answer, html: await answer.text() };
    await answer?.arrayBuffer();
    onAgain();
    await pause(REST);
  }
}

/** Lets all readers read in turn, several at once, until `answers` responses have arrived; checks each for leaks. */
export async function readMixed(origin: string, readers: readonly Reader[], answers: number): Promise<MixedTally> {
  const tally = { answers: 0, cached: 0, notModified: 0, again: 0, faults: [] as string[] };
  const etags = new Map<string, string>();
  let next = 0;
  const readOne = async (index: number): Promise<void> => {
    const reader = readers[index % readers.length];
    if (reader === undefined) return;
    const path = reader.paths[Math.floor(index / readers.length) % reader.paths.length] ?? '/';
    const known = `${reader.mark} ${path}`;
    const etag = index % 5 === 0 ? etags.get(known) : undefined;
    const headers = etag === undefined ? reader.headers : { ...reader.headers, 'if-none-match': etag };
    const { answer, html } = await askUntilAnswered(origin + path, headers, () => {
      tally.again += 1;
    });
    tally.answers += 1;
    const given = answer.headers.get('etag');
    if (given !== null) etags.set(known, given);
    tally.cached += given === null ? 0 : 1;
    const cookies = answer.headers.getSetCookie();
    if (answer.status === 304 && etag !== undefined) tally.notModified += 1;
    else tally.faults.push(...findLeaks({ status: answer.status, html, cookies, path }, reader));
    if (reader.isLoggedIn && given !== null) tally.faults.push(`${path}: kept for a login`);
  };
  const loop = async (): Promise<void> => {
    while (next < answers) await readOne(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return tally;
}
