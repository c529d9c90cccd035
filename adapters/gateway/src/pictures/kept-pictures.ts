import type { Caller } from '../gateway-parts.ts';
import { type Counter, createCounterStore, createMemoryCounter } from '../limits/memory-counter.ts';
import { networksOf } from '../limits/network.ts';
import { createWorkLine, type WorkLine } from '../limits/work-line.ts';
import { encodeSize } from './encode-size.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureFormat } from './picture-format.ts';

/** A picture in one size and format. */
export interface MadePicture extends PictureAddress {
  readonly format: PictureFormat;
  /** When what it is made of last changed, in epoch milliseconds. */
  readonly changed: number;
}

/** Where made pictures are kept. */
export interface PictureStore {
  get(made: MadePicture): Promise<Uint8Array | undefined>;
  put(made: MadePicture, bytes: Uint8Array): Promise<void>;
}

/** The bytes of a picture; 'busy' when too many wait or one network had many made, 'gone' where there is nothing to make it of. */
export type PictureBytes = Uint8Array | 'busy' | 'gone';

export interface KeptPictures {
  /** The picture as it is kept, or made of what `source` reads when it is not kept yet. */
  read(made: MadePicture, source: () => Promise<Uint8Array | undefined>, caller: Caller): Promise<PictureBytes>;
}

interface KeptPicturesOptions {
  readonly store: PictureStore;
  /** Names its queue in /metrics. */
  readonly name: string;
  /** Pictures made at once, and how many may wait for it. THR-35 THR-37 */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Pictures made in a minute for one network. THR-37 */
  readonly eachMinute: number;
}

/** Makes each picture once, while networks take turns, and keeps it. Nothing is made when all who waited have left. REL-22 */
export function createKeptPictures({ store, eachMinute, ...size }: KeptPicturesOptions): KeptPictures {
  const line = createWorkLine(size);
  const budget = createMemoryCounter(createCounterStore(), { name: 'pictures', points: eachMinute, duration: 60 });
  const makings = new Map<string, Making>();
  return {
    read: async (made, source, caller) => {
      const kept = await store.get(made);
      if (kept !== undefined) return kept;
      const key = `${made.width}/${made.id}.${made.format}`;
      const making = makings.get(key) ?? begin({ line, store, budget }, made, source, caller);
      const forget = (): void => {
        if (makings.get(key) === making) makings.delete(key);
      };
      makings.set(key, making);
      making.bytes.then(forget, forget);
      waitFor(making, caller.signal, forget);
      return making.bytes;
    },
  };
}

interface Workshop {
  readonly line: WorkLine;
  readonly store: PictureStore;
  readonly budget: Counter;
}

/** A picture that is being made, for all who ask for it meanwhile. */
interface Making {
  readonly bytes: Promise<PictureBytes>;
  readonly left: AbortController;
  waiting: number;
}

function begin(
  { line, store, budget }: Workshop,
  made: MadePicture,
  source: () => Promise<Uint8Array | undefined>,
  { address }: Caller,
): Making {
  const left = new AbortController();
  const make = async (): Promise<PictureBytes> => {
    const bytes = await source();
    return bytes === undefined ? 'gone' : encodeSize(bytes, made.width, made.format);
  };
  const keep = async (): Promise<PictureBytes> => {
    const networks = networksOf(address);
    if ((await budget.spend(networks[0] ?? address)) > 0) return 'busy';
    const outcome = await line.run(networks, make, left.signal);
    if (!outcome.ok) return 'busy';
    // One that cannot be kept, on a full disk, is shown all the same.
    if (typeof outcome.value !== 'string') await store.put(made, outcome.value).catch(() => undefined);
    return outcome.value;
  };
  return { bytes: keep(), left, waiting: 0 };
}

/** The last who leaves ends it, and who asks then begins anew. */
function waitFor(making: Making, signal: AbortSignal | undefined, forget: () => void): void {
  making.waiting += 1;
  const leave = (): void => {
    making.waiting -= 1;
    if (making.waiting > 0) return;
    forget();
    making.left.abort();
  };
  if (signal?.aborted === true) leave();
  else signal?.addEventListener('abort', leave, { once: true });
}
