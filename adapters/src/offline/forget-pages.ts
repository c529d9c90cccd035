/** The part of a window that has to do with its worker. Neither is there on a page that came over plain http from another computer. */
interface OfflineWindow {
  readonly caches?: { keys(): Promise<readonly string[]>; delete(name: string): Promise<boolean> };
  readonly navigator: {
    readonly serviceWorker?: {
      getRegistration(): Promise<{ unregister(): Promise<boolean> } | undefined>;
    };
  };
}

/** Drops the pages that this browser keeps for who has no network, and the worker that answers with them. THR-56 */
export async function forgetPages({ caches, navigator: { serviceWorker } }: OfflineWindow): Promise<void> {
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches?.delete(name)));
  await (await serviceWorker?.getRegistration())?.unregister();
}
