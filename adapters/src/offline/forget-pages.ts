/** The members of a window for its service worker. A page over plain http from another computer has none of them. */
interface OfflineWindow {
  readonly caches?: { keys(): Promise<readonly string[]>; delete(name: string): Promise<boolean> };
  readonly navigator: {
    readonly serviceWorker?: {
      getRegistration(): Promise<{ unregister(): Promise<boolean> } | undefined>;
    };
  };
}

/** Deletes the pages that this browser has cached for offline use, and the service worker that serves them. THR-56 */
export async function forgetPages({ caches, navigator: { serviceWorker } }: OfflineWindow): Promise<void> {
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches?.delete(name)));
  await (await serviceWorker?.getRegistration())?.unregister();
}
