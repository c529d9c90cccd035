import type { Caller } from '../gateway-parts.ts';
import { type Counter, createCounterStore, createMemoryCounter } from '../limits/memory-counter.ts';
import { listNetworks } from '../limits/network.ts';
import { createWorkQueue, type WorkQueue } from '../limits/work-queue.ts';
import { encodeSize } from './encode-size.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureFormat } from './picture-format.ts';

/** A picture in one size and format. */
export interface Rendition extends PictureAddress {
  readonly format: PictureFormat;
  /** When what it is made of last changed, in epoch milliseconds. */
  readonly changed: number;
}

/** Where made pictures are kept. */
export interface RenditionFiles {
  get(rendition: Rendition): Promise<Uint8Array | undefined>;
  put(rendition: Rendition, bytes: Uint8Array): Promise<void>;
}

/** The bytes of a picture; 'busy' when too many wait or one network had many made, 'gone' where there is nothing to make it of. */
export type PictureBytes = Uint8Array | 'busy' | 'gone';

export interface RenditionStore {
  /** The picture as it is kept, or made of what `source` reads when it is not kept yet. */
  read(rendition: Rendition, source: () => Promise<Uint8Array | undefined>, caller: Caller): Promise<PictureBytes>;
}

interface RenditionStoreOptions {
  readonly store: RenditionFiles;
  /** Names its queue in /metrics. */
  readonly name: string;
  /** Pictures made at once, and how many may wait for it. THR-35 THR-37 */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Pictures made in a minute for one network. THR-37 */
  readonly eachMinute: number;
}

/** Makes each picture once, while networks take turns, and keeps it. Nothing is made when all who waited have left. REL-22 */
export function createRenditionStore({ store, eachMinute, ...size }: RenditionStoreOptions): RenditionStore {
  const line = createWorkQueue(size);
  const budget = createMemoryCounter(createCounterStore(), { name: 'pictures', points: eachMinute, duration: 60 });
  const tasks = new Map<string, RenderTask>();
  return {
    read: async (rendition, source, caller) => {
      const stored = await store.get(rendition);
      if (stored !== undefined) return stored;
      const key = `${rendition.width}/${rendition.id}.${rendition.format}`;
      const task = tasks.get(key) ?? startRendering({ line, store, budget }, rendition, source, caller);
      const forget = (): void => {
        if (tasks.get(key) === task) tasks.delete(key);
      };
      tasks.set(key, task);
      task.bytes.then(forget, forget);
      waitForTask(task, caller.signal, forget);
      return task.bytes;
    },
  };
}

interface RenderContext {
  readonly line: WorkQueue;
  readonly store: RenditionFiles;
  readonly budget: Counter;
}

/** A picture that is being made, for all who ask for it meanwhile. */
interface RenderTask {
  readonly bytes: Promise<PictureBytes>;
  readonly left: AbortController;
  waiting: number;
}

function startRendering(
  { line, store, budget }: RenderContext,
  rendition: Rendition,
  source: () => Promise<Uint8Array | undefined>,
  { address }: Caller,
): RenderTask {
  const left = new AbortController();
  const render = async (): Promise<PictureBytes> => {
    const bytes = await source();
    return bytes === undefined ? 'gone' : encodeSize(bytes, rendition.width, rendition.format);
  };
  const renderAndStore = async (): Promise<PictureBytes> => {
    const networks = listNetworks(address);
    if ((await budget.spend(networks[0] ?? address)) > 0) return 'busy';
    const outcome = await line.run(networks, render, left.signal);
    if (!outcome.ok) return 'busy';
    // One that cannot be kept, on a full disk, is shown all the same.
    if (typeof outcome.value !== 'string') await store.put(rendition, outcome.value).catch(() => undefined);
    return outcome.value;
  };
  return { bytes: renderAndStore(), left, waiting: 0 };
}

/** The last who leaves ends it, and who asks then begins anew. */
function waitForTask(task: RenderTask, signal: AbortSignal | undefined, forget: () => void): void {
  task.waiting += 1;
  const leave = (): void => {
    task.waiting -= 1;
    if (task.waiting > 0) return;
    forget();
    task.left.abort();
  };
  if (signal?.aborted === true) leave();
  else signal?.addEventListener('abort', leave, { once: true });
}
