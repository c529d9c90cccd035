import { defineStoredKey } from '../ports/storage.ts';
import { deferralTaskName } from './stored-names.ts';
import { deferralTask } from './task.ts';

export const deferralTaskKey = defineStoredKey(deferralTaskName, deferralTask);
