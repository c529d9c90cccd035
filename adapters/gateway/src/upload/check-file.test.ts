import { crc32 } from 'node:zlib';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload-limits';
import { err, ok } from '@fairhall/core/result';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { officeFile, pdfFile, pictureFile } from '../../../../tests/support/sample-files.ts';
import { zipOf } from '../../../../tests/support/zip.ts';
import { checkAttachment, checkImage } from './check-file.ts';

const utf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'le' ? little : Buffer.from(little).swap16();
};

describe('files of a request', () => {
  test.each([
    ['need.pdf', pdfFile(), 'application/pdf'],
    ['need.docx', officeFile('docx'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['NEED.XLSX', officeFile('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['need.csv', Buffer.from('size;colour\r\n40;أزرق\r\n'), 'text/csv'],
    ['need.txt', Buffer.from('BMW parts, 500 pieces'), 'text/plain'],
    ['need.txt', utf16('五百', 'le'), 'text/plain'],
    ['need.txt', utf16('五百', 'be'), 'text/plain'],
  ])('THR-38 %s is kept as it came', async (name, bytes, contentType) => {
    expect(await checkAttachment(name, bytes)).toEqual(ok({ bytes, contentType }));
  });

  test.each([
    ['need.exe', Buffer.from('MZ'), 'unsupported'],
    ['need', pdfFile(), 'unsupported'],
    ['need.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported'],
    ['need.docm', officeFile('docx'), 'unsupported'],
    ['need.constructor', Buffer.from('x'), 'unsupported'],
    ['need.pdf', Buffer.alloc(0), 'empty'],
    ['need.txt', Buffer.alloc(UPLOAD_MAX_BYTES + 1, 'x'), 'tooLarge'],
    ['need.pdf', officeFile('docx'), 'mismatch'],
    ['need.pdf', pdfFile().subarray(0, 30), 'mismatch'],
    ['need.pdf', Buffer.concat([pdfFile(), officeFile('docx')]), 'mismatch'],
    ['need.txt', pdfFile(), 'mismatch'],
    ['need.txt', Buffer.from('a\0b'), 'mismatch'],
    ['need.csv', Buffer.from([0x73, 0x69, 0x7a, 0xe9]), 'mismatch'],
    ['need.txt', Buffer.from('{\\rtf1 x}'), 'mismatch'],
    ['need.docx', officeFile('xlsx'), 'mismatch'],
    ['need.docx', Buffer.from('PK\x03\x04 and so on'), 'mismatch'],
    ['need.docx', zipOf([{ name: 'word/document.xml', content: '<x/>' }]), 'mismatch'],
    ['need.docx', officeFile('docx', { name: 'word/vbaProject.bin', content: 'macro' }), 'mismatch'],
    ['need.docx', officeFile('docx', { name: 'word/x.xml', content: 'x', encrypted: true }), 'mismatch'],
    ['need.docx', officeFile('docx', { name: '../../x.xml', content: 'x' }), 'mismatch'],
    ['need.docx', officeFile('docx').subarray(0, -30), 'mismatch'],
    ['need.png', pdfFile(), 'mismatch'],
  ] as const)(
    'THR-38 %s with other content than its name says, or none we take, is refused: %#',
    async (name, bytes, problem) => {
      expect(await checkAttachment(name, bytes)).toEqual(err(problem));
    },
  );

  test.each([
    ['one entry of two hundred megabytes', [{ name: 'word/a.xml', content: 'x', claims: 200 * 1024 * 1024 }]],
    ['one that says it is small', [{ name: 'word/a.xml', content: Buffer.alloc(20 * 1024 * 1024), claims: 100 }]],
    [
      'many over one another',
      Array.from({ length: 90 }, (_, at) => ({
        name: `word/${at}.xml`,
        content: Buffer.alloc(1024 * 1024),
        ...(at === 0 ? {} : { liesAt: 2 }),
      })),
    ],
    ['thousands', Array.from({ length: 3_000 }, (_, at) => ({ name: `word/${at}.xml`, content: '' }))],
  ])('THR-38 a zip bomb is refused: %s', async (_, entries) => {
    const bomb = officeFile('docx', ...entries);
    expect(await checkAttachment('bomb.docx', bomb)).toEqual(err('mismatch'));
  });

  test('THR-35 a picture keeps its format and size and loses all it says about itself', async () => {
    for (const [name, format] of [
      ['plan.png', 'png'],
      ['plan.JPG', 'jpeg'],
      ['plan.jpeg', 'jpeg'],
    ] as const) {
      const sent = Buffer.concat([
        await pictureFile(format, { place: '48.85,2.35' }),
        Buffer.from('<script>x</script>'),
      ]);
      const checked = await checkAttachment(name, sent);
      if (!checked.ok) throw new Error(checked.error);
      const { width, height, exif, ...made } = await sharp(checked.value.bytes).metadata();
      expect([made.format, width, height, exif]).toEqual([format, 640, 480, undefined]);
      expect(checked.value.contentType).toEqual(`image/${format}`);
      expect(Buffer.from(checked.value.bytes).includes('<script>')).toEqual(false);
    }
    expect(await checkAttachment('plan.png', await pictureFile('jpeg'))).toEqual(err('mismatch'));
  });
});

describe('pictures for pages', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('THR-35 %s is decoded and encoded anew', async (format) => {
    const sent = Buffer.concat([
      await pictureFile(format, { place: '48.85,2.35' }),
      Buffer.from('PK\x05\x06 <script>'),
    ]);
    const checked = await checkImage(sent);
    if (!checked.ok) throw new Error(checked.error);
    const { width, exif, ...made } = await sharp(checked.value.bytes).metadata();
    expect([made.format, width, exif, checked.value.contentType]).toEqual(['webp', 640, undefined, 'image/webp']);
    expect(Buffer.from(checked.value.bytes).includes('<script>')).toEqual(false);
  });

  test('a picture no page needs that large is kept smaller', async () => {
    const checked = await checkImage(await pictureFile('jpeg', { width: 6_000, height: 1_000 }));
    if (!checked.ok) throw new Error(checked.error);
    expect(await sharp(checked.value.bytes).metadata()).toMatchObject({ width: 2_400, height: 400 });
  });

  test('THR-35 of a moving picture one frame is kept', async () => {
    const frame = await pictureFile('webp');
    const other = await sharp(frame).negate().png().toBuffer();
    const frames = await sharp([frame, other], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toEqual(2);
    const checked = await checkImage(frames);
    if (!checked.ok) throw new Error(checked.error);
    expect((await sharp(checked.value.bytes).metadata()).pages).toBeUndefined();
  });

  test('THR-35 more than forty megapixels are refused before they are decoded', async () => {
    const flood = sayingItIs(20_000, 20_000, await pictureFile('png'));
    expect(await checkImage(flood)).toEqual(err('tooManyPixels'));
    expect(await checkAttachment('flood.png', flood)).toEqual(err('tooManyPixels'));
  });

  test.each([
    [1, 16_385],
    [16_385, 1],
    [1, 30_000_000],
  ])('THR-35 a picture of %i by %i pixels is refused before it is decoded', async (width, height) => {
    const tall = sayingItIs(width, height, await pictureFile('png'));
    expect(await checkImage(tall)).toEqual(err('tooLongSide'));
    expect(await checkAttachment('tall.png', tall)).toEqual(err('tooLongSide'));
  });

  test('THR-35 a JPEG of so many scans that no timeout could stop it is refused', async () => {
    const plain = await sharp(await pictureFile('png'))
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await checkImage(inScans(plain, 20))).toMatchObject({ ok: true });
    expect(await checkImage(inScans(plain, 60))).toEqual(err('damaged'));
    expect(await checkAttachment('plan.jpg', inScans(plain, 60))).toEqual(err('damaged'));
  });

  test('THR-35 the longest side that is taken is taken', async () => {
    expect(await checkImage(await pictureFile('png', { width: 8, height: 16_384 }))).toMatchObject({ ok: true });
  });

  test.each([
    ['none', async () => Buffer.alloc(0), 'empty'],
    ['too much', async () => Buffer.alloc(UPLOAD_MAX_BYTES + 1), 'tooLarge'],
    ['gif', () => pictureFile('gif'), 'unsupported'],
    ['avif', () => pictureFile('avif'), 'unsupported'],
    ['svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported'],
    ['html', async () => Buffer.from('<html><script>x</script></html>'), 'unsupported'],
    ['half of a picture', async () => (await pictureFile('jpeg')).subarray(0, 900), 'damaged'],
    ['the head of a picture', async () => (await pictureFile('png')).subarray(0, 40), 'damaged'],
  ] as const)('THR-35 %s is refused', async (_, bytes, problem) => {
    expect(await checkImage(await bytes())).toEqual(err(problem));
  });
});

/** A PNG whose head tells another size. */
function sayingItIs(width: number, height: number, png: Buffer): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

/** A progressive JPEG of one colour whose finer parts come one by one, each in a scan of its own. */
function inScans(jpeg: Buffer, count: number): Buffer {
  const begin = Buffer.from([0xff, 0xda]);
  const first = jpeg.indexOf(begin, jpeg.indexOf(begin) + 2);
  const next = jpeg.indexOf(0xff, first + 2);
  const scans = Array.from({ length: count }, (_, at) => {
    const scan = Buffer.from(jpeg.subarray(first, next));
    scan.set([at + 1, at + 1, 0], 7); // from and to which part, in full precision
    return scan;
  });
  return Buffer.concat([jpeg.subarray(0, first), ...scans, Buffer.from([0xff, 0xd9])]);
}
