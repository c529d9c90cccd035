import type { LocalFile } from '../contract/local-file.ts';
import type { WrittenEvent } from './scenario-flow.ts';

/** A file as a scenario writes it: its content as text, one character a byte; or a size without any. */
interface WrittenFile {
  readonly name: string;
  readonly type?: string;
  readonly content?: string;
  readonly size?: number;
}

/** The same event with its files as a person chooses them. */
export function withLocalFiles(event: WrittenEvent): WrittenEvent {
  if (!('files' in event) || !Array.isArray(event.files)) return event;
  return { ...event, files: event.files.map(localFileOf) } as WrittenEvent;
}

function localFileOf({ name, type = '', content = '', size = content.length }: WrittenFile): LocalFile {
  const bytes = Uint8Array.from({ length: size }, (_, index) => content.charCodeAt(index) & 0xff);
  return { name, type, size, arrayBuffer: async () => bytes.buffer };
}
