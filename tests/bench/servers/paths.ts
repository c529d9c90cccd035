import { VERSION_NOW } from '../versions.ts';

export const fromRoot = VERSION_NOW.at;
