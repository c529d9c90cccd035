import { storedKey } from '../ports/storage.ts';
import { deferredTaskName } from './stored-names.ts';
import { deferredTask } from './task.ts';

export const deferredTaskKey = storedKey(deferredTaskName, deferredTask);
