import { createOfficeFile, createPdfFile, createPictureFile } from '../support/sample-files.ts';
import { createZip } from '../support/zip.ts';
import type { SampleFile } from './forms.ts';

const small = { width: 48, height: 32 };

/** Creates files of every type that uploads accept, and files that only pretend to be of such a type. */
export async function createSampleFiles(): Promise<readonly SampleFile[]> {
  const png = await createPictureFile('png', small);
  const docx = createOfficeFile('docx');
  const bomb = { name: 'word/bomb.xml', content: Buffer.alloc(3_000_000) };
  const good: Readonly<Record<string, Uint8Array>> = {
    'a.png': png,
    'a.jpg': await createPictureFile('jpeg', small),
    'a.webp': await createPictureFile('webp', small),
    'a.docx': docx,
    'a.xlsx': createOfficeFile('xlsx'),
    'a.pdf': createPdfFile(),
    'a.txt': Buffer.from('canary, fifty bags'),
    'a.csv': Buffer.from('canary;fifty\n'),
  };
  const bad: Readonly<Record<string, Uint8Array>> = {
    'empty.txt': Buffer.alloc(0),
    'half.png': png.subarray(0, png.length / 2),
    'both.png': Buffer.concat([png, docx]),
    'both.pdf': Buffer.concat([createPdfFile(), docx, Buffer.from('%%EOF')]),
    'picture.pdf': png,
    'text.docx': Buffer.from('canary'),
    'plain.docx': createZip([{ name: 'canary.txt', content: 'canary' }]),
    'bomb.docx': createOfficeFile('docx', bomb),
    'liar.docx': createOfficeFile('docx', { ...bomb, claims: 10 }),
    'again.docx': createOfficeFile('docx', bomb, { ...bomb, name: 'word/again.xml', liesAt: 2 }),
    'secret.docx': createOfficeFile('docx', { name: 'word/secret.xml', content: 'canary', encrypted: true }),
    'macro.docx': createOfficeFile('docx', { name: 'word/vbaProject.bin', content: 'canary' }),
    'a.gif': await createPictureFile('gif', small),
    'a.avif': await createPictureFile('avif', small),
    'a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="canary()"/>'),
    'a.exe': Buffer.from('MZcanary'),
    'control.txt': Buffer.from('canary\u0000\u0001'),
    'wide.png': await createPictureFile('png', { width: 20_000, height: 2_100 }),
    'large.txt': Buffer.alloc(5 * 1024 * 1024 + 1, 'canary '),
  };
  const filesOf = (files: typeof good) => Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  return [...filesOf(good), ...filesOf(good), ...filesOf(bad)];
}
