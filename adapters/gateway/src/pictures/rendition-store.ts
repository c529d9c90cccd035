import type { Caller } from '../gateway-services.ts';
import { type Counter, createCounterStore, createMemoryCounter } from '../limits/memory-counter.ts';
import { listNetworks } from '../limits/network.ts';
import { createWorkQueue, type WorkQueue } from '../limits/work-queue.ts';
import { encodeSize } from './encode-size.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureFormat } from './picture-format.ts';

/** A picture in one size and format. */
export interface Rendition extends PictureAddress {
  readonly format: PictureFormat;
  /** When its source last changed, in epoch milliseconds. */
  readonly changed: number;
}

/** Stores encoded pictures. */
export interface RenditionFiles {
  get(rendition: Rendition): Promise<Uint8Array | undefined>;
  put(rendition: Rendition, bytes: Uint8Array): Promise<void>;
}

/**
 * The bytes of a picture; 'busy' if the queue is full or the network has had too many encoded, 'gone' if there is no
 * source.
 */
export type PictureBytes = Uint8Array | 'busy' | 'gone';

export interface RenditionStore {
  /** Returns the stored rendition, or encodes it from `source` if it is not stored yet. */
  read(rendition: Rendition, source: () => Promise<Uint8Array | undefined>, caller: Caller): Promise<PictureBytes>;
}

interface RenditionStoreOptions {
  readonly store: RenditionFiles;
  /** The name of its queue in /metrics. */
  readonly name: string;
  /** How many pictures are encoded at once, and how many may wait. THR-35 THR-37 */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How many pictures one network may have encoded in a minute. THR-37 */
  readonly eachMinute: number;
}

/**
 * Encodes each picture once, with turns between networks, and stores it. Encodes nothing if all waiting clients have
 * disconnected. REL-22
 */
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

/** An encoding in progress, shared by all requests for the picture. */
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
    // A picture that cannot be stored, because the disk is full, is served all the same.
    if (typeof outcome.value !== 'string') await store.put(rendition, outcome.value).catch(() => undefined);
    return outcome.value;
  };
  return { bytes: renderAndStore(), left, waiting: 0 };
}

/** When the last waiting client disconnects, the task is aborted; the next request starts a new one. */
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
