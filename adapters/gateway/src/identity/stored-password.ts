/** The cost of a hash: kibibytes of memory, passes over them, parallel lanes. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

/** A stored password: its hash, with the parameters needed to hash another password the same way. */
export interface StoredPassword extends PasswordCost {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const HASH_PATTERN =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43})$/;
/** A hash with more memory than this is not ours, and computing it would crash the process. */
const MAX_MEMORY = 1_048_576;

/** The string format of the Password Hashing Competition, which other programs also read. */
export function formatStored({ memory, passes, lanes, salt, tag }: StoredPassword): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${encodeUnpadded(salt)}$${encodeUnpadded(tag)}`;
}

/** Parses such a string; undefined if it is damaged or of another kind. */
export function parseStored(text: string): StoredPassword | undefined {
  const [, memory = '', passes = '', lanes = '', salt = '', tag = ''] = HASH_PATTERN.exec(text) ?? [];
  if (tag === '' || Number(memory) > MAX_MEMORY) return undefined;
  const cost = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  return { ...cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

const encodeUnpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
