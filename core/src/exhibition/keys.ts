import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { ownShowEndName } from './stored-names.ts';

export const ownShowEndKey = storedKey(ownShowEndName, z.number());
