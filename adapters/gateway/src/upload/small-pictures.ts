import { LRUCache } from 'lru-cache';
import type { Caller } from '../gateway-services.ts';
import { listNetworks } from '../limits/network.ts';
import { createWorkQueue } from '../limits/work-queue.ts';
import { watchCache } from '../operations/gauges.ts';
import { encodeSmall } from './encode-picture.ts';
import type { Files } from './files.ts';

/**
 * How many small views are encoded at once, and how many may wait: a separate queue, so that no other picture waits.
 * THR-37
 */
const QUEUE_OPTIONS = { name: 'smallPictures', atOnce: 1, mostWaiting: 50 };
/** The most bytes of small views in memory: a few hundred views. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The bytes of a small view; 'busy' if too many wait, 'gone' if there is no source. */
export type SmallPicture = Uint8Array | 'busy' | 'gone';

/**
 * Small views of pictures in messages. They are cached in memory only, so that nothing is left after a file is deleted.
 */
export function createSmallPictures(files: Files) {
  const queue = createWorkQueue(QUEUE_OPTIONS);
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
  watchCache('smallPictures', () => ({ entries: cache.size, bytes: cache.calculatedSize }));
  const renderSmallPicture = async (fileId: string): Promise<SmallPicture> => {
    const bytes = await files.get(fileId);
    const small = bytes && (await encodeSmall(bytes));
    if (small?.ok !== true) return 'gone';
    cache.set(fileId, small.value.bytes);
    return small.value.bytes;
  };
  /** The caller of this function has already checked the signature and that the file exists. */
  return async (fileId: string, { address, signal }: Caller): Promise<SmallPicture> => {
    const known = cache.get(fileId);
    if (known !== undefined) return known;
    const outcome = await queue.run(listNetworks(address), () => renderSmallPicture(fileId), signal);
    return outcome.ok ? outcome.value : 'busy';
  };
}
