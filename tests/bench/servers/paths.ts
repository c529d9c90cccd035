import { NOW } from '../versions.ts';

export const at = NOW.at;
