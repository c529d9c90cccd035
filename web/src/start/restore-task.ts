import { restoreTaskFromCopy } from '@fairhall/adapters/browser/restore-task-from-copy';
import { createSafeCopies } from '@fairhall/adapters/browser/safe-copies';

/** Puts the task that a killed browser has lost back from its safe copy; resolves to whether it did. REL-10 */
export const restoreTask = (): Promise<boolean> => restoreTaskFromCopy(window, createSafeCopies(window.indexedDB));
