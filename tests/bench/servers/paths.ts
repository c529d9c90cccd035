import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');

export const at = (path: string): string => resolve(ROOT, path);
