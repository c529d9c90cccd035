import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createZip, type ZipEntry } from '../../../tests/support/zip.ts';
import { FILE_FORMATS, readRows } from './file-formats.ts';
import { FileProblem } from './file-problem.ts';
import { openPictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhall-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened = (bytes: Buffer) => {
  writeFileSync(join(folder, 'shots.zip'), bytes);
  return openPictures(folder, 'shots.zip', join(folder, 'a.csv'));
};
const archive = (...entries: readonly ZipEntry[]) => opened(createZip(entries));

describe('a picture archive', () => {
  test.each(['../evil.jpg', '/etc/evil.jpg', 'a/../../evil.jpg', 'C:/evil.jpg', '..\\evil.jpg', 'a\u0000.jpg'])(
    'THR-38 skips %j and reads the other pictures',
    async (name) => {
      const pictures = await archive({ name, content: 'evil' }, { name: 'lamp.jpg', content: 'lamp' });
      expect(String(await pictures.read('lamp.jpg'))).toBe('lamp');
      expect(await pictures.read(name)).toBeUndefined();
      const values = { names: JSON.stringify(name) };
      expect(pictures.remarks).toEqual([{ key: 'terminal.import.leftOut', values }]);
      pictures.close();
    },
  );

  test('THR-38 skips links and the second of two pictures with the same name', async () => {
    const pictures = await archive(
      { name: 'link.jpg', content: '/etc/passwd', isLink: true },
      { name: 'lamp.jpg', content: 'first' },
      { name: 'lamp.jpg', content: 'second' },
    );
    expect(await pictures.read('link.jpg')).toBeUndefined();
    expect(String(await pictures.read('lamp.jpg'))).toBe('first');
    expect(pictures.remarks).toMatchObject([{ values: { names: '"link.jpg", "lamp.jpg"' } }]);
    pictures.close();
  });

  test('D-64 finds a name whatever its accent encoding and path separators', async () => {
    const name = 'shots/caf\u00e9.jpg';
    const accents = { name: name.normalize('NFD'), content: 'x' };
    const pictures = await archive(accents, { name: 'a\\b.jpg', content: 'y' });
    expect(String(await pictures.read(name))).toBe('x');
    expect(String(await pictures.read('./shots\\caf\u00e9.jpg'))).toBe('x');
    expect(String(await pictures.read('a/b.jpg'))).toBe('y');
    expect(pictures.remarks).toEqual([]);
    pictures.close();
  });
});

describe.each(['a folder', 'an archive'])('picture names in %s', (kind) => {
  const files = {
    'blu\u0308te gro\u0308\u00dfe.png': 'bloom',
    'Photo One.PNG': 'photo',
    'shots/lamp.jpg': 'lamp',
    'shots/desk.jpg': 'desk',
    'other/desk.jpg': 'another desk',
    'Twin.png': 'Twin',
    'twin.png': 'twin',
  };
  const opened = async () => {
    if (kind === 'an archive') return archive(...Object.entries(files).map(([name, content]) => ({ name, content })));
    const place = join(folder, 'named');
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(place, name, '..'), { recursive: true });
      writeFileSync(join(place, name), content);
    }
    return openPictures(folder, 'named', join(folder, 'a.csv'));
  };

  test.each([
    ['bl\u00fcte gr\u00f6\u00dfe.png', 'bloom'],
    ['photo one.png', 'photo'],
    ['Photo One.png\u200b', 'photo'],
    ['shots\\lamp.jpg', 'lamp'],
    ['./shots/Lamp.JPG', 'lamp'],
    ['lamp.jpg', 'lamp'],
    ['C\u03a9/lamp.jpg', 'lamp'],
    ['shots/desk.jpg', 'desk'],
    ['Twin.png', 'Twin'],
    ['twin.png', 'twin'],
  ])('D-64 %j matches the picture with an equivalent name', async (name, content) => {
    const pictures = await opened();
    expect(String(await pictures.read(name))).toBe(content);
    pictures.close();
  });

  test.each(['desk.jpg', 'TWIN.png', 'lost.png', '../named/lamp.jpg', '/etc/lamp.jpg'])(
    'D-64 THR-38 %j matches no picture, or is ambiguous',
    async (name) => {
      const pictures = await opened();
      expect(await pictures.read(name)).toBeUndefined();
      pictures.close();
    },
  );
});

describe('arbitrary files from an organiser', () => {
  const bytesOf = (text: string) => Buffer.from(text);
  const names = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '../x',
      '/x',
      'C:x',
      'a\\b',
      '',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
      'xl/sharedStrings.xml',
    ),
  );
  const parts = ['<worksheet><row><c r="7"><v>1</v></c></row></worksheet>', '<sst><t>x</t>', '<c><v>', '<!DOCTYPE x>'];
  const contents = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(...parts).map(bytesOf),
  );
  const entry = fc.record({ name: names, content: contents, encrypted: fc.boolean(), isLink: fc.boolean() });
  /** A complete zip, a truncated one, and one with a changed byte. */
  const zips = fc
    .tuple(fc.array(entry, { maxLength: 5 }), fc.nat(), fc.option(fc.tuple(fc.nat(), fc.nat(255))))
    .map(([entries, cut, other]) => {
      const zip = createZip(entries);
      const bytes = cut % 3 === 0 ? zip.subarray(0, cut % (zip.length + 1)) : zip;
      if (other !== null && bytes.length > 0) bytes[other[0] % bytes.length] = other[1];
      return bytes;
    });
  const signs = ['"', ',', '\n', '\r', '{', '}', ':', 'a', '\u0000', '[', '1', '\ufeff', 'é'];
  const texts = fc.oneof(fc.string({ unit: fc.constantFrom(...signs) }), fc.json()).map(bytesOf);

  /** Expects a FileProblem; any other error would be shown as a bug. */
  async function expectTold(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
    }
  }

  test('THR-38 an archive is read or reported as broken', async () => {
    await fc.assert(
      fc.asyncProperty(zips, fc.string({ unit: 'binary' }), (bytes, name) =>
        expectTold(async () => {
          const pictures = await opened(bytes);
          await pictures.read(name);
          pictures.close();
        }),
      ),
      { numRuns: 300 },
    );
  });

  test.each(FILE_FORMATS)('D-64 a file of %s is read or reported as invalid', async (format) => {
    const path = join(folder, `given.${format}`);
    await fc.assert(
      fc.asyncProperty(format === 'xlsx' ? zips : fc.oneof(texts, zips), (given) => {
        writeFileSync(path, given);
        return expectTold(async () => {
          for await (const row of readRows(path, format)) expect(Array.isArray(row)).toBe(true);
        });
      }),
      { numRuns: 300 },
    );
  });
});
