import { createWriteStream, globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** Zips a folder, including empty folders, which a database needs to start. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const zip = new ZipFile();
  for (const name of globSync('**', { cwd: folder })) {
    const path = join(folder, name);
    if (!statSync(path).isDirectory()) zip.addFile(path, name, { compressionLevel: 1 });
    else if (readdirSync(path).length === 0 && name !== '.') zip.addEmptyDirectory(name);
  }
  zip.end();
  const written = Readable.from(zip.outputStream);
  zip.on('error', (error) => written.destroy(error));
  await pipeline(written, createWriteStream(file, { mode: 0o600 }));
}

/** Unpacks into a folder that is empty or missing: everything or nothing. */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  const half = `${folder}.unpacking`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  try {
    await unpackInto(half, file);
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}

async function unpackInto(folder: string, file: string): Promise<void> {
  const zip = await openPromise(file, { lazyEntries: true, validateEntrySizes: true });
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, entry.fileName);
    mkdirSync(entry.fileName.endsWith('/') ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (entry.fileName.endsWith('/')) continue;
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { mode: 0o600 }));
  }
}
