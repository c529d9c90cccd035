import { crc32, deflateSync } from 'node:zlib';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { err, ok } from '@fairhall/core/result';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createOfficeFile, createPdfFile, createPictureFile } from '../../../../tests/support/sample-files.ts';
import { createZip } from '../../../../tests/support/zip.ts';
import { checkAttachment, checkImage } from './check-file.ts';

const utf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'le' ? little : Buffer.from(little).swap16();
};

describe('files of an RFQ', () => {
  test.each([
    ['need.pdf', createPdfFile(), 'application/pdf'],
    ['need.docx', createOfficeFile('docx'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['NEED.XLSX', createOfficeFile('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['need.csv', Buffer.from('size;colour\r\n40;أزرق\r\n'), 'text/csv'],
    ['need.txt', Buffer.from('BMW parts, 500 pieces'), 'text/plain'],
    ['need.txt', utf16('五百', 'le'), 'text/plain'],
    ['need.txt', utf16('五百', 'be'), 'text/plain'],
    ['need.txt', Buffer.from('500 pieces', 'utf16le'), 'text/plain'],
    ['need.txt', Buffer.from('500 pieces', 'utf16le').swap16(), 'text/plain'],
    ['need.csv', Buffer.from('ad;fiyat\n\xfei\xfee;2,50\n', 'latin1'), 'text/csv'],
    ['need.csv', Buffer.from([0x73, 0x69, 0x7a, 0xe9]), 'text/csv'],
    ['need.txt', Buffer.from('b2fac6b73bbcdbb8f10d0a', 'hex'), 'text/plain'],
    ['need.txt', Buffer.from('\xcf\xf0\xe8\xe2\xe5\xf2 \x80 500', 'latin1'), 'text/plain'],
    ['need.pdf', Buffer.concat([Buffer.from('\r\n\r\n'), createPdfFile()]), 'application/pdf'],
    ['need.pdf', Buffer.concat([Buffer.from('\ufeff\n'), createPdfFile()]), 'application/pdf'],
  ])('THR-38 %s is stored unchanged', async (name, bytes, contentType) => {
    expect(await checkAttachment(name, bytes)).toEqual(ok({ bytes, contentType }));
  });

  test.each([
    ['need.exe', Buffer.from('MZ'), 'unsupported'],
    ['need', createPdfFile(), 'unsupported'],
    ['need.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported'],
    ['need.docm', createOfficeFile('docx'), 'unsupported'],
    ['need.constructor', Buffer.from('x'), 'unsupported'],
    ['need.pdf', Buffer.alloc(0), 'empty'],
    ['need.txt', Buffer.alloc(UPLOAD_MAX_BYTES + 1, 'x'), 'tooLarge'],
    ['need.pdf', createOfficeFile('docx'), 'mismatch'],
    ['need.pdf', createPdfFile().subarray(0, 30), 'mismatch'],
    ['need.pdf', Buffer.concat([createPdfFile(), createOfficeFile('docx')]), 'mismatch'],
    ['need.txt', createPdfFile(), 'mismatch'],
    ['need.txt', Buffer.from('a\0b'), 'mismatch'],
    ['need.csv', Buffer.from([0x73, 0x69, 0x7a, 0xe9, 0x01]), 'mismatch'],
    ['need.txt', Buffer.from('%PDF-1.4 \xe9', 'latin1'), 'mismatch'],
    ['need.txt', Buffer.from('{\\rtf1 \xe9}', 'latin1'), 'mismatch'],
    ['need.txt', Buffer.from('a\0b\xe9', 'latin1'), 'mismatch'],
    ['need.txt', Buffer.from('\xffa\0b', 'latin1'), 'mismatch'],
    ['need.pdf', Buffer.concat([Buffer.from('MZ x\n'), createPdfFile()]), 'mismatch'],
    ['need.txt', Buffer.from('{\\rtf1 x}'), 'mismatch'],
    ['need.docx', createOfficeFile('xlsx'), 'mismatch'],
    ['need.docx', Buffer.from('PK\x03\x04 and so on'), 'mismatch'],
    ['need.docx', createZip([{ name: 'word/document.xml', content: '<x/>' }]), 'mismatch'],
    ['need.docx', createOfficeFile('docx', { name: 'word/vbaProject.bin', content: 'macro' }), 'active'],
    ['need.docx', createOfficeFile('docx', { name: 'word/x.xml', content: 'x', encrypted: true }), 'mismatch'],
    ['need.docx', createOfficeFile('docx', { name: '../../x.xml', content: 'x' }), 'mismatch'],
    ['need.docx', createOfficeFile('docx').subarray(0, -30), 'mismatch'],
    ['need.png', createPdfFile(), 'mismatch'],
  ] as const)(
    'THR-38 %s with content that does not match its name, or of an unsupported type, is rejected: %#',
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
  ])('THR-38 a zip bomb is rejected: %s', async (_, entries) => {
    const bomb = createOfficeFile('docx', ...entries);
    expect(await checkAttachment('bomb.docx', bomb)).toEqual(err('mismatch'));
  });

  const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const related = (type: string, target: string, name = 'word/_rels/document.xml.rels', mode = 'External') => ({
    name,
    content: `<Relationships><Relationship Id="r1" Target='${target}' Type="${RELATIONS}/${type}" TargetMode="${mode}"/></Relationships>`,
  });
  const typed = (type: string): Buffer =>
    createZip([
      {
        name: '[Content_Types].xml',
        content: `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
      },
      { name: 'word/document.xml', content: '<x/>' },
    ]);

  test.each([
    ['macros by another name', createOfficeFile('docx', related('vbaProject', 'project.xml', undefined, 'Internal'))],
    ['a main part with macros', typed('application/vnd.ms-word.document.macroEnabled.main+xml')],
    [
      'a main part with macros, written in another way',
      typed('application/vnd.ms-word.document.macro&#x45;nabled.main+xml'),
    ],
    ['a template of the network', createOfficeFile('docx', related('attachedTemplate', 'https://evil.example/t.dotm'))],
    ['a template of a share', createOfficeFile('docx', related('attachedTemplate', 'file://evil.example/t.dotm'))],
    ['a template of a share by its path', createOfficeFile('docx', related('attachedTemplate', '\\\\evil\\t.dotm'))],
    ['a picture of the network', createOfficeFile('docx', related('image', 'https://evil.example/p.png'))],
    ['a frame of the network', createOfficeFile('docx', related('frame', 'https://evil.example/f.htm'))],
    ['an OLE object of the network', createOfficeFile('docx', related('oleObject', 'https://evil.example/x.hta'))],
    ['an embedded program', createOfficeFile('docx', { name: 'word/embeddings/evil.exe', content: 'MZ' })],
    ['an embedded package', createOfficeFile('docx', { name: 'word/embeddings/oleObject1.bin', content: 'x' })],
    ['a control', createOfficeFile('docx', { name: 'word/activeX/activeX1.bin', content: 'x' })],
    [
      'a document type that could hide it',
      createOfficeFile('docx', { name: 'word/_rels/a.rels', content: '<!DOCTYPE x><x/>' }),
    ],
    [
      'a relation behind a comment that looks like one',
      createOfficeFile('docx', {
        name: 'word/_rels/a.rels',
        content: `<!-- <Relationship " --><Relationship Id="a" TargetMode="External" Type="${RELATIONS}/image" Target="http://e.example"/>`,
      }),
    ],
    [
      'a relation in UTF-16',
      createOfficeFile('docx', {
        name: 'word/_rels/a.rels',
        content: Buffer.from(`\ufeff${related('image', 'http://e.example').content}`, 'utf16le'),
      }),
    ],
    [
      'a relation with another one inside a value',
      createOfficeFile('docx', related('image', `http://e.example Type="${RELATIONS}/hyperlink"`)),
    ],
    [
      'a PDF with a script',
      Buffer.from(
        createPdfFile().toString('latin1').replace('/Type', '/OpenAction << /S /J#61vaScript /JS (x) >> /Type'),
        'latin1',
      ),
    ],
    [
      'a PDF that starts a program',
      Buffer.from(createPdfFile().toString('latin1').replace('/Type', '/OpenAction << /S /Launch >> /Type'), 'latin1'),
    ],
  ])('THR-38 %s is rejected', async (_, bytes) => {
    const name = bytes.subarray(0, 4).toString() === '%PDF' ? 'need.pdf' : 'need.docx';
    expect(await checkAttachment(name, bytes)).toEqual(err('active'));
  });

  test('THR-38 a workbook that starts a program through DDE is rejected', async () => {
    const link = {
      name: 'xl/externalLinks/externalLink1.xml',
      content: '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
    };
    expect(await checkAttachment('need.xlsx', createOfficeFile('xlsx', link))).toEqual(err('active'));
  });

  test.each([
    ['links', createOfficeFile('docx', related('hyperlink', 'https://malabar.example/?a=1&amp;b=2'))],
    [
      'the template of its author',
      createOfficeFile('docx', related('attachedTemplate', 'file:///C:\\Users\\a\\Report.dotx')),
    ],
    [
      'a chart with its workbook',
      createOfficeFile(
        'docx',
        { name: 'word/embeddings/Sheet1.xlsx', content: 'PK' },
        related('package', '../embeddings/Sheet1.xlsx', 'word/charts/_rels/chart1.xml.rels', 'Internal'),
      ),
    ],
    [
      'pictures and fonts',
      createOfficeFile(
        'docx',
        { name: 'word/media/image1.EMF', content: 'x' },
        { name: 'word/fonts/font1.odttf', content: 'x' },
      ),
    ],
  ])('THR-38 an ordinary document with %s is accepted', async (_, bytes) => {
    expect(await checkAttachment('need.docx', bytes)).toMatchObject({ ok: true });
  });

  test('THR-38 an ordinary workbook with printer settings and a link to another one is accepted', async () => {
    const bytes = createOfficeFile(
      'xlsx',
      { name: 'xl/printerSettings/printerSettings1.bin', content: 'x' },
      related('externalLinkPath', 'file:///C:\\prices.xlsx', 'xl/externalLinks/_rels/externalLink1.xml.rels'),
    );
    expect(await checkAttachment('need.xlsx', bytes)).toMatchObject({ ok: true });
  });

  test('THR-38 a script in compressed PDF objects is found, and objects that expand without limit are rejected', async () => {
    const packed = (objects: string | Buffer) =>
      Buffer.concat([
        Buffer.from('%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n', 'latin1'),
        deflateSync(objects),
        Buffer.from('\r\nendstream\nendobj\n%%EOF\n', 'latin1'),
      ]);
    expect(await checkAttachment('need.pdf', packed('<< /S /JavaScript /JS (x) >>'))).toEqual(err('active'));
    expect(await checkAttachment('need.pdf', packed(Buffer.alloc(64 * 1024 * 1024)))).toEqual(err('active'));
    expect(await checkAttachment('need.pdf', packed('<< /Type /Page >>'))).toMatchObject({ ok: true });
  });

  test('THR-38 parts full of opening tags are checked quickly', async () => {
    const started = performance.now();
    for (const text of ['<!--', '<Relationship "', '<Relationship '])
      await checkAttachment(
        'a.docx',
        createOfficeFile('docx', { name: 'word/_rels/a.rels', content: text.repeat(400_000) }),
      );
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('THR-38 a PDF whose pictures happen to contain such a word is accepted', async () => {
    const bytes = Buffer.from(
      createPdfFile().toString('latin1').replace('endobj', 'stream\n/JS /Launcher\nendstream\nendobj'),
      'latin1',
    );
    expect(await checkAttachment('need.pdf', bytes)).toMatchObject({ ok: true });
  });

  test('THR-35 a picture keeps its format and size and loses all metadata', async () => {
    for (const [name, format] of [
      ['plan.png', 'png'],
      ['plan.JPG', 'jpeg'],
      ['plan.jpeg', 'jpeg'],
    ] as const) {
      const sent = Buffer.concat([
        await createPictureFile(format, { place: '48.85,2.35' }),
        Buffer.from('<script>x</script>'),
      ]);
      const checked = await checkAttachment(name, sent);
      if (!checked.ok) throw new Error(checked.error);
      const { width, height, exif, ...made } = await sharp(checked.value.bytes).metadata();
      expect([made.format, width, height, exif]).toEqual([format, 640, 480, undefined]);
      expect(checked.value.contentType).toEqual(`image/${format}`);
      expect(Buffer.from(checked.value.bytes).includes('<script>')).toEqual(false);
    }
    expect(await checkAttachment('plan.png', await createPictureFile('jpeg'))).toEqual(err('mismatch'));
  });
});

describe('pictures for pages', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('THR-35 %s is decoded and encoded again', async (format) => {
    const sent = Buffer.concat([
      await createPictureFile(format, { place: '48.85,2.35' }),
      Buffer.from('PK\x05\x06 <script>'),
    ]);
    const checked = await checkImage(sent);
    if (!checked.ok) throw new Error(checked.error);
    const { width, exif, ...made } = await sharp(checked.value.bytes).metadata();
    expect([made.format, width, exif, checked.value.contentType]).toEqual(['webp', 640, undefined, 'image/webp']);
    expect(Buffer.from(checked.value.bytes).includes('<script>')).toEqual(false);
  });

  test('a picture larger than any page needs is scaled down', async () => {
    const checked = await checkImage(await createPictureFile('jpeg', { width: 6_000, height: 1_000 }));
    if (!checked.ok) throw new Error(checked.error);
    expect(await sharp(checked.value.bytes).metadata()).toMatchObject({ width: 2_400, height: 400 });
  });

  test('THR-35 only one frame of an animated picture is stored', async () => {
    const frame = await createPictureFile('webp');
    const other = await sharp(frame).negate().png().toBuffer();
    const frames = await sharp([frame, other], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toEqual(2);
    const checked = await checkImage(frames);
    if (!checked.ok) throw new Error(checked.error);
    expect((await sharp(checked.value.bytes).metadata()).pages).toBeUndefined();
  });

  test('THR-35 a picture over forty megapixels is rejected before it is decoded', async () => {
    const flood = sayingItIs(20_000, 20_000, await createPictureFile('png'));
    expect(await checkImage(flood)).toEqual(err('tooManyPixels'));
    expect(await checkAttachment('flood.png', flood)).toEqual(err('tooManyPixels'));
  });

  test.each([
    [1, 16_385],
    [16_385, 1],
    [1, 30_000_000],
  ])('THR-35 a picture of %i by %i pixels is rejected before it is decoded', async (width, height) => {
    const tall = sayingItIs(width, height, await createPictureFile('png'));
    expect(await checkImage(tall)).toEqual(err('tooLongSide'));
    expect(await checkAttachment('tall.png', tall)).toEqual(err('tooLongSide'));
  });

  test('THR-35 a JPEG with more scans than a timeout could stop is rejected', async () => {
    const plain = await sharp(await createPictureFile('png'))
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await checkImage(inScans(plain, 20))).toMatchObject({ ok: true });
    expect(await checkImage(inScans(plain, 60))).toEqual(err('damaged'));
    expect(await checkAttachment('plan.jpg', inScans(plain, 60))).toEqual(err('damaged'));
  });

  test('THR-35 a picture with the longest allowed side is accepted', async () => {
    expect(await checkImage(await createPictureFile('png', { width: 8, height: 16_384 }))).toMatchObject({ ok: true });
  });

  test.each([
    ['none', async () => Buffer.alloc(0), 'empty'],
    ['too much', async () => Buffer.alloc(UPLOAD_MAX_BYTES + 1), 'tooLarge'],
    ['gif', () => createPictureFile('gif'), 'unsupported'],
    ['avif', () => createPictureFile('avif'), 'unsupported'],
    ['svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported'],
    ['html', async () => Buffer.from('<html><script>x</script></html>'), 'unsupported'],
    ['half of a picture', async () => (await createPictureFile('jpeg')).subarray(0, 900), 'damaged'],
    ['the head of a picture', async () => (await createPictureFile('png')).subarray(0, 40), 'damaged'],
  ] as const)('THR-35 %s is rejected', async (_, bytes, problem) => {
    expect(await checkImage(await bytes())).toEqual(err(problem));
  });
});

/** A PNG whose header claims another size. */
function sayingItIs(width: number, height: number, png: Buffer): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

/** A progressive JPEG of one colour with each refinement in a separate scan. */
function inScans(jpeg: Buffer, count: number): Buffer {
  const begin = Buffer.from([0xff, 0xda]);
  const first = jpeg.indexOf(begin, jpeg.indexOf(begin) + 2);
  const next = jpeg.indexOf(0xff, first + 2);
  const scans = Array.from({ length: count }, (_, at) => {
    const scan = Buffer.from(jpeg.subarray(first, next));
    scan.set([at + 1, at + 1, 0], 7); // first and last coefficient, in full precision
    return scan;
  });
  return Buffer.concat([jpeg.subarray(0, first), ...scans, Buffer.from([0xff, 0xd9])]);
}
