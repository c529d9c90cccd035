import type { Page } from '@playwright/test';

/** The safe copies in the browser's IndexedDB, without their expiry. */
export const readSafeCopies = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'fairhall')) return [];
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('fairhall'));
    const values: unknown[] = await done(database.transaction('safe').objectStore('safe').getAll());
    database.close();
    return values.map((value) => JSON.parse(String(value)).v);
  });
