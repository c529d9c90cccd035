import { canonicalJson } from '@fairhall/core/contract/canonical-json';
import { sha256 } from './identity/secrets.ts';

/** What stands of a thing that a file wrote, in few characters: undoing an import compares it. D-64 */
export const digestOf = (content: unknown): string => sha256(canonicalJson(content));
