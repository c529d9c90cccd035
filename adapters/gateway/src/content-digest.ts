import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { hashSha256 } from './identity/secrets.ts';

/** What stands of a thing that a file wrote, in few characters: undoing an import compares it. D-64 */
export const digestOf = (content: unknown): string => hashSha256(toCanonicalJson(content));
