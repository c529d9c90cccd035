import { LRUCache } from 'lru-cache';
import type { Caller } from '../gateway-parts.ts';
import { listNetworks } from '../limits/network.ts';
import { createWorkQueue } from '../limits/work-queue.ts';
import { watchCache } from '../operations/gauges.ts';
import { encodeSmall } from './encode-picture.ts';
import type { Files } from './files.ts';

/** Made at once, and how many may wait for it: a line of its own, for which no other picture waits. THR-37 */
const QUEUE_OPTIONS = { name: 'smallPictures', atOnce: 1, mostWaiting: 50 };
/** Bytes of them that stay in memory: a few hundred. */
const MAX_BYTES = 8 * 1024 * 1024;

/** What a file is shown as; 'busy' when too many wait, 'gone' where there is nothing to make it of. */
export type SmallPicture = Uint8Array | 'busy' | 'gone';

/** Small views of pictures that go with messages. They stay in memory alone, so that with a file nothing of it is left. */
export function createSmallPictures(files: Files) {
  const queue = createWorkQueue(QUEUE_OPTIONS);
  const cached = new LRUCache<string, Uint8Array>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
  watchCache('smallPictures', () => ({ entries: cached.size, bytes: cached.calculatedSize }));
  const renderSmallPicture = async (fileId: string): Promise<SmallPicture> => {
    const bytes = await files.get(fileId);
    const small = bytes && (await encodeSmall(bytes));
    if (small?.ok !== true) return 'gone';
    cached.set(fileId, small.value.bytes);
    return small.value.bytes;
  };
  /** Whoever asks has been found to have a good address of a file that is there. */
  return async (fileId: string, { address, signal }: Caller): Promise<SmallPicture> => {
    const known = cached.get(fileId);
    if (known !== undefined) return known;
    const outcome = await queue.run(listNetworks(address), () => renderSmallPicture(fileId), signal);
    return outcome.ok ? outcome.value : 'busy';
  };
}
