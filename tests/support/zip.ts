import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** The unpacked size in the headers, if it is to be wrong. */
  readonly claims?: number;
  /** The number of the entry whose bytes the directory refers to, if it is another one. */
  readonly liesAt?: number;
  readonly encrypted?: boolean;
  /** Whether the entry is marked as a symbolic link. */
  readonly isLink?: boolean;
}

/** Creates a zip file of these entries, possibly with false headers. */
export function createZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content);
    const packed = deflateRawSync(content);
    const facts = factsOf(entry, content, packed);
    const local = Buffer.concat([bytes('PK\x03\x04'), u16(20), facts, u16(name.length), u16(0), name, packed]);
    offsets.push(entry.liesAt === undefined ? offset : (offsets[entry.liesAt] ?? 0));
    if (entry.liesAt === undefined) {
      locals.push(local);
      offset += local.length;
    }
    const mode = u32(entry.isLink ? 0o120777 * 65_536 : 0);
    const rest = [u16(name.length), u16(0), u16(0), u16(0), u16(0), mode, u32(offsets.at(-1) ?? 0), name];
    directory.push(Buffer.concat([bytes('PK\x01\x02'), u16(20), u16(20), facts, ...rest]));
  }
  const listed = Buffer.concat(directory);
  const count = u16(entries.length);
  const end = [bytes('PK\x05\x06'), u16(0), u16(0), count, count, u32(listed.length), u32(offset), u16(0)];
  return Buffer.concat([...locals, listed, ...end]);
}

/** The common part of local and directory headers: flags, method, time, date, checksum and sizes. */
function factsOf({ claims, encrypted }: ZipEntry, content: Buffer, packed: Buffer): Buffer {
  const times = [u16(0), u16(33)];
  const sizes = [u32(packed.length), u32(claims ?? content.length)];
  return Buffer.concat([u16(encrypted ? 1 : 0), u16(8), ...times, u32(crc32(content)), ...sizes]);
}

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

function u16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
