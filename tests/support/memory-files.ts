import type { Files } from '@fairhall/gateway/upload/files';

/** A store for uploaded files in memory. */
export function createMemoryFiles(): Files {
  const kept = new Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly since: number }>();
  return {
    put: async (id, bytes) => {
      kept.set(id, { bytes: new Uint8Array(bytes), since: Date.now() });
    },
    get: async (id) => kept.get(id)?.bytes,
    drop: async (id) => {
      kept.delete(id);
    },
    async *putBefore(moment) {
      for (const [id, { since }] of kept) if (since < moment) yield id;
    },
    hasRoom: async () => true,
  };
}
