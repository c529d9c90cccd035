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
  /** Whether it is half transparent. */
  readonly isTransparent?: boolean;
}

/** A picture in one colour. */
export function createPictureFile(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
  { width = 640, height = 480, place, isTransparent = false }: PictureOptions = {},
): Promise<Buffer> {
  const colour = isTransparent
    ? ({ channels: 4, background: '#2f6f7380' } as const)
    : ({ channels: 3, background: '#2f6f73' } as const);
  const picture = sharp({ create: { width, height, ...colour }, limitInputPixels: false });
  const described = place === undefined ? picture : picture.withExif({ IFD0: { ImageDescription: place } });
  return described.toFormat(format).toBuffer();
}

/** A photo of 12 megapixels and about 10 MB, as a phone makes it: its camera was turned, and it says where it was. */
export function createPhotoFile(place: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#2f6f73', noise } })
    .jpeg({ quality: 100 })
    .withExif({ IFD0: { ImageDescription: place } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
