import { restoreTaskFromCopy } from '@fairhall/adapters/browser/restore-task-from-copy';
import { createSafeCopies } from '@fairhall/adapters/browser/safe-copies';

/** Restores a task from its safe copy after the browser was killed and lost it. Resolves to whether it did. REL-10 */
export const restoreTask = (): Promise<boolean> => restoreTaskFromCopy(window, createSafeCopies(window.indexedDB));
