import { inflateSync } from 'node:zlib';

/**
 * An entry of an Office document. `bytes` is set for entries that `isReadPart` selects; for others the name is enough.
 */
export interface DocumentPart {
  readonly name: string;
  readonly bytes?: Uint8Array;
}

/** Selects the entries that are read: content types, relationships and external links. */
export const isReadPart = (name: string): boolean =>
  /^\[Content_Types\]\.xml$|\.rels$|^xl\/externalLinks\//i.test(name);

/** Extensions in ordinary documents; embedded programs and scripts are not among them. */
const NAME_ENDINGS_ALLOWED = new Set([
  'xml',
  'rels',
  'vml',
  'psmdcp',
  'sigs',
  'dat',
  'txt',
  'json',
  'odttf',
  'ttf',
  'fntdata',
  'wdp',
  'png',
  'jpg',
  'jpeg',
  'jfif',
  'gif',
  'bmp',
  'tif',
  'tiff',
  'emf',
  'wmf',
  'svg',
  'webp',
  'heic',
  'ico',
  // The workbook behind a chart.
  'docx',
  'xlsx',
  'pptx',
]);
const PATTERN_BINARY_ALLOWED = /\/(?:printerSettings|customProperty)[^/]*\.bin$/i;
const PATTERN_ACTIVE_TYPE = /macroenabled|vbaproject|vbadata|activex|oleobject/i;
/** Relationships that load nothing when the document is opened: a link is followed only when it is clicked. */
const PATTERN_HARMLESS_RELATION = /\/(?:hyperlink|externalLinkPath|xlPathMissing)$/i;
/** A template on the author's own disk: Office looks for it on other computers too and finds nothing. */
const PATTERN_LOCAL_TEMPLATE = /^(?:file:\/{3}[a-z]:[\\/]|[a-z]:\\|[^\\/:]+$)/i;

/**
 * Whether an Office document runs code or loads something from elsewhere: macros under any name, embedded programs, OLE
 * objects and controls, DDE, templates and pictures from the network. Links and charts are ordinary. THR-38
 */
export function isActive(parts: readonly DocumentPart[]): boolean {
  return parts.some(({ name, bytes }) => {
    if (name.endsWith('/')) return false;
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (!NAME_ENDINGS_ALLOWED.has(ending) && !PATTERN_BINARY_ALLOWED.test(`/${name}`)) return true;
    return bytes !== undefined && isActiveXml(name, bytes);
  });
}

function isActiveXml(name: string, bytes: Uint8Array): boolean {
  const xml = decodeXml(bytes);
  if (xml === undefined) return true;
  if (/^\[Content_Types\]/i.test(name))
    return [...findTags(xml, 'Default'), ...findTags(xml, 'Override')].some((tag) =>
      PATTERN_ACTIVE_TYPE.test(getAttribute(tag, 'ContentType')),
    );
  if (name.toLowerCase().endsWith('.rels')) return findTags(xml, 'Relationship').some(isActiveRelation);
  return /<(?:[\w.-]+:)?ddeLink/i.test(xml);
}

function isActiveRelation(tag: string): boolean {
  const [type, target] = [getAttribute(tag, 'Type').trim(), getAttribute(tag, 'Target').trim()];
  if (PATTERN_ACTIVE_TYPE.test(type) || /\/control$/i.test(type)) return true;
  if (getAttribute(tag, 'TargetMode').trim().toLowerCase() !== 'external') return false;
  return !(
    PATTERN_HARMLESS_RELATION.test(type) ||
    (/\/attachedTemplate$/i.test(type) && PATTERN_LOCAL_TEMPLATE.test(target))
  );
}

/**
 * The text of an XML entry without comments; undefined if it contains constructs that no Office program writes and that
 * could hide something.
 */
function decodeXml(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const xml = stripComments(new TextDecoder(encoding).decode(bytes));
  return xml === undefined || /\0|<!/.test(xml) ? undefined : xml;
}

/** Undefined if a comment has no end. */
function stripComments(xml: string): string | undefined {
  const uncommented: string[] = [];
  let position = 0;
  for (let start = xml.indexOf('<!--'); start >= 0; start = xml.indexOf('<!--', position)) {
    uncommented.push(xml.slice(position, start));
    const end = xml.indexOf('-->', start + 4);
    if (end < 0) return undefined;
    position = end + 3;
  }
  return [...uncommented, xml.slice(position)].join('');
}

/** Attribute values must not contain `<`, so that every tag is scanned only once. */
const findTags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>`, 'g')) ?? [];

/** Reads from the beginning of the tag, so that text inside another value does not count. */
function getAttribute(tag: string, name: string): string {
  for (const [, found, double, single] of tag.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (found === name) return decodeReferences(double ?? single ?? '');
  return '';
}

const decodeReferences = (text: string): string =>
  text.replace(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex === '' ? 10 : 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

const PATTERN_PDF_ACTION = /\/(?:JavaScript|Launch)(?![A-Za-z0-9])/;
/** The most bytes of unpacked PDF objects, all together. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** Whether a PDF contains scripts or starts programs, directly or in a compressed object stream. THR-38 */
export function isActivePdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PATTERN_PDF_ACTION.test(decodePdfNames(file.toString('latin1')))) return true;
  let room = MAX_UNPACKED_BYTES;
  for (let position = file.indexOf('/ObjStm'); position >= 0; position = file.indexOf('/ObjStm', position + 1)) {
    const start = file.indexOf('stream', position) + 'stream'.length;
    const objects = unpackStream(file.subarray(file[start] === 0x0d ? start + 2 : start + 1), room);
    if (objects === 'tooLarge') return true;
    room -= objects.byteLength;
    if (PATTERN_PDF_ACTION.test(decodePdfNames(objects.toString('latin1')))) return true;
  }
  return false;
}

/** Empty for a stream that is packed by another method. */
function unpackStream(bytes: Buffer, maxOutputLength: number): Buffer | 'tooLarge' {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, maxOutputLength) });
  } catch (error) {
    return error instanceof RangeError ? 'tooLarge' : Buffer.alloc(0);
  }
}

/** `/J#61vaScript` is another spelling of the name `/JavaScript`. */
const decodePdfNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
