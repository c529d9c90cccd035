import sharp from 'sharp';
import { createZip, type ZipEntry } from './zip.ts';

/** Small files of every type that an RFQ may have (D-41). */

const TYPES: ZipEntry = { name: '[Content_Types].xml', content: '<?xml version="1.0"?><Types/>' };

export const createOfficeFile = (kind: 'docx' | 'xlsx', ...more: readonly ZipEntry[]): Buffer =>
  createZip([
    TYPES,
    { name: kind === 'docx' ? 'word/document.xml' : 'xl/workbook.xml', content: '<?xml?><x/>' },
    ...more,
  ]);

export const createPdfFile = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  /** A text for the picture's EXIF metadata, such as a place, which an upload has to remove. */
  readonly place?: string;
}

/** A picture in one colour. */
export function createPictureFile(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
  { width = 640, height = 480, place }: PictureOptions = {},
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2f6f73' }, limitInputPixels: false });
  const described = place === undefined ? picture : picture.withExif({ IFD0: { ImageDescription: place } });
  return described.toFormat(format).toBuffer();
}
