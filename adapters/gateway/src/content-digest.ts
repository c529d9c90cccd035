import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { hashSha256 } from './identity/secrets.ts';

/** A digest of the content that an import wrote; undoing the import compares it with the current content. D-64 */
export const digestOf = (content: unknown): string => hashSha256(toCanonicalJson(content));
