import { isEmail, toAsciiEmail } from '../forms/email.ts';

const BEFORE = 'host@';
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns a host name as it stands in addresses: in lower case, and in ASCII whatever its script. Undefined for
 * anything else, such as an address with a port or a path, an IP address, or a name without a dot. A host is what can
 * stand behind the sign in an email address, so those rules are used.
 */
export function parseHost(text: string): string | undefined {
  const address = toAsciiEmail(`${BEFORE}${text.toLowerCase()}`);
  const host = address.slice(BEFORE.length);
  const isHost = isEmail(address) && host.split('.').every((label) => LABEL.test(label));
  return isHost ? host : undefined;
}
