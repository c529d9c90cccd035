import { faultsIn } from './judge.ts';
import type { Reader } from './readers.ts';

export interface MixedTally {
  readonly answers: number;
  /** Answers from what is kept for everybody, told by their ETag. */
  readonly kept: number;
  readonly notModified: number;
  readonly faults: readonly string[];
}

const AT_ONCE = 16;

/** All readers read in turn, several at once, until so many answers have come; each is held against its reader. */
export async function readMixed(origin: string, readers: readonly Reader[], answers: number): Promise<MixedTally> {
  const tally = { answers: 0, kept: 0, notModified: 0, faults: [] as string[] };
  const etags = new Map<string, string>();
  let next = 0;
  const readOne = async (place: number): Promise<void> => {
    const reader = readers[place % readers.length];
    if (reader === undefined) return;
    const path = reader.paths[Math.floor(place / readers.length) % reader.paths.length] ?? '/';
    const known = `${reader.mark} ${path}`;
    const etag = place % 5 === 0 ? etags.get(known) : undefined;
    const headers = etag === undefined ? reader.headers : { ...reader.headers, 'if-none-match': etag };
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    const html = await answer.text();
    tally.answers += 1;
    const given = answer.headers.get('etag');
    if (given !== null) etags.set(known, given);
    tally.kept += given === null ? 0 : 1;
    const cookies = answer.headers.getSetCookie();
    if (answer.status === 304 && etag !== undefined) tally.notModified += 1;
    else tally.faults.push(...faultsIn({ status: answer.status, html, cookies, path }, reader));
    if (reader.isLoggedIn && given !== null) tally.faults.push(`${path}: kept for a login`);
  };
  const loop = async (): Promise<void> => {
    while (next < answers) await readOne(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return tally;
}
