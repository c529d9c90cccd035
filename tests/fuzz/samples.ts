import { officeFile, pdfFile, pictureFile } from '../support/sample-files.ts';
import { zipOf } from '../support/zip.ts';
import type { SampleFile } from './forms.ts';

const small = { width: 48, height: 32 };

/** Files of every kind that uploads accept, and files that only pretend to be of such a kind. */
export async function makeSamples(): Promise<readonly SampleFile[]> {
  const png = await pictureFile('png', small);
  const docx = officeFile('docx');
  const bomb = { name: 'word/bomb.xml', content: Buffer.alloc(3_000_000) };
  const good: Readonly<Record<string, Uint8Array>> = {
    'a.png': png,
    'a.jpg': await pictureFile('jpeg', small),
    'a.webp': await pictureFile('webp', small),
    'a.docx': docx,
    'a.xlsx': officeFile('xlsx'),
    'a.pdf': pdfFile(),
    'a.txt': Buffer.from('canary, fifty bags'),
    'a.csv': Buffer.from('canary;fifty\n'),
  };
  const bad: Readonly<Record<string, Uint8Array>> = {
    'empty.txt': Buffer.alloc(0),
    'half.png': png.subarray(0, png.length / 2),
    'both.png': Buffer.concat([png, docx]),
    'both.pdf': Buffer.concat([pdfFile(), docx, Buffer.from('%%EOF')]),
    'picture.pdf': png,
    'text.docx': Buffer.from('canary'),
    'plain.docx': zipOf([{ name: 'canary.txt', content: 'canary' }]),
    'bomb.docx': officeFile('docx', bomb),
    'liar.docx': officeFile('docx', { ...bomb, claims: 10 }),
    'again.docx': officeFile('docx', bomb, { ...bomb, name: 'word/again.xml', liesAt: 2 }),
    'secret.docx': officeFile('docx', { name: 'word/secret.xml', content: 'canary', encrypted: true }),
    'macro.docx': officeFile('docx', { name: 'word/vbaProject.bin', content: 'canary' }),
    'a.gif': await pictureFile('gif', small),
    'a.avif': await pictureFile('avif', small),
    'a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="canary()"/>'),
    'a.exe': Buffer.from('MZcanary'),
    'control.txt': Buffer.from('canary\u0000\u0001'),
    'wide.png': await pictureFile('png', { width: 20_000, height: 2_100 }),
    'large.txt': Buffer.alloc(5 * 1024 * 1024 + 1, 'canary '),
  };
  const filesOf = (files: typeof good) => Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  return [...filesOf(good), ...filesOf(good), ...filesOf(bad)];
}
