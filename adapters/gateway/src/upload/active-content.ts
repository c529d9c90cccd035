import { inflateSync } from 'node:zlib';

/** A part of an Office document that says what others are, with what stands in it; of other parts the name is enough. */
export interface DocumentPart {
  readonly name: string;
  readonly bytes?: Uint8Array;
}

/** Parts that are read: what types there are, and what is related to what. */
export const isReadPart = (name: string): boolean =>
  /^\[Content_Types\]\.xml$|\.rels$|^xl\/externalLinks\//i.test(name);

/** What ordinary documents are made of; an embedded program or script is none of it. */
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
/** Relations that load nothing when the document is opened: a link is followed by whoever presses it. */
const PATTERN_HARMLESS_RELATION = /\/(?:hyperlink|externalLinkPath|xlPathMissing)$/i;
/** A template on somebody's own disk, where Office looks for it on every other computer too and finds nothing. */
const PATTERN_LOCAL_TEMPLATE = /^(?:file:\/{3}[a-z]:[\\/]|[a-z]:\\|[^\\/:]+$)/i;

/**
 * Whether an Office document runs something or loads something from elsewhere: macros by any name, embedded programs, OLE
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

/** The text of XML without comments; undefined where it has what no Office program writes, and what could hide the rest. */
function decodeXml(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const xml = stripComments(new TextDecoder(encoding).decode(bytes));
  return xml === undefined || /\0|<!/.test(xml) ? undefined : xml;
}

/** Undefined where one has no end. */
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

/** No value has a `<` in it, so that every tag is looked at once. */
const findTags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>`, 'g')) ?? [];

/** Read from the beginning of the tag, so that nothing inside another value counts. */
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
/** Of the objects that a PDF has packed, all together. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** Whether a PDF has scripts or starts programs, said in the open or in a packed stream of objects. THR-38 */
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

/** Nothing for what is packed in another way. */
function unpackStream(bytes: Buffer, maxOutputLength: number): Buffer | 'tooLarge' {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, maxOutputLength) });
  } catch (error) {
    return error instanceof RangeError ? 'tooLarge' : Buffer.alloc(0);
  }
}

/** `/J#61vaScript` is the name `/JavaScript`. */
const decodePdfNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
