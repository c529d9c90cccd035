import type { CERTIFICATE_ENDINGS } from '@fairhall/core/contract/certificate/limits';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { err, ok, type Result } from '@fairhall/core/result';
import { isActivePdf } from './active-content.ts';
import { checkPackage } from './check-package.ts';
import { encodeForDisplay, encodeSame, PICTURE_FORMATS } from './encode-picture.ts';
import { getExtension } from './file-name.ts';
import type { FileContent, FileProblem } from './file-problem.ts';
import { isPlainText } from './is-plain-text.ts';

type FileCheckResult = Result<FileContent, FileProblem>;

type FileCheck = (bytes: Uint8Array) => Promise<FileCheckResult>;

const DOCUMENT_CHECKS = {
  pdf: async (bytes) => {
    if (!(await isPdf(bytes))) return err('mismatch');
    return isActivePdf(bytes) ? err('active') : ok({ bytes, contentType: 'application/pdf' });
  },
  png: (bytes) => checkPicture(bytes, 'png'),
  jpg: (bytes) => checkPicture(bytes, 'jpg'),
  jpeg: (bytes) => checkPicture(bytes, 'jpg'),
} satisfies Record<string, FileCheck>;

/** The check for each extension of a file in a request or message. D-41 */
const FILE_CHECKS: Readonly<Record<string, FileCheck>> = {
  ...DOCUMENT_CHECKS,
  docx: (bytes) => checkOfficeDocument(bytes, 'docx', 'wordprocessingml.document'),
  xlsx: (bytes) => checkOfficeDocument(bytes, 'xlsx', 'spreadsheetml.sheet'),
  txt: (bytes) => checkPlainText(bytes, 'text/plain'),
  csv: (bytes) => checkPlainText(bytes, 'text/csv'),
};

/** The check for each extension of a certificate. */
const CERTIFICATE_CHECKS: Readonly<Record<(typeof CERTIFICATE_ENDINGS)[number], FileCheck>> = {
  ...DOCUMENT_CHECKS,
  webp: (bytes) => checkPicture(bytes, 'webp'),
};

/** Checks a file of a request: an allowed kind, with a name that matches its content. D-10 D-41 THR-38 */
export const checkAttachment = (name: string, bytes: Uint8Array): Promise<FileCheckResult> =>
  checkByName(FILE_CHECKS, name, bytes);

/** Checks a supplier's certificate: a PDF or a picture, with a name that matches its content. D-10 THR-35 THR-38 */
export const checkCertificate = (name: string, bytes: Uint8Array): Promise<FileCheckResult> =>
  checkByName(CERTIFICATE_CHECKS, name, bytes);

async function checkByName(
  checks: Readonly<Record<string, FileCheck>>,
  name: string,
  bytes: Uint8Array,
): Promise<FileCheckResult> {
  const problem = findSizeProblem(bytes);
  if (problem !== undefined) return err(problem);
  const check = Object.hasOwn(checks, getExtension(name)) ? checks[getExtension(name)] : undefined;
  return check === undefined ? err('unsupported') : check(bytes);
}

/** Checks and re-encodes a picture for pages, whatever its name is. D-10 D-84 THR-35 */
export async function checkImage(bytes: Uint8Array): Promise<FileCheckResult> {
  const problem = findSizeProblem(bytes);
  if (problem !== undefined) return err(problem);
  return (await detectFormat(bytes)) === undefined ? err('unsupported') : encodeForDisplay(bytes);
}

function findSizeProblem({ byteLength }: Uint8Array): FileProblem | undefined {
  if (byteLength === 0) return 'empty';
  return byteLength > UPLOAD_MAX_BYTES ? 'tooLarge' : undefined;
}

async function detectType(bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(bytes))?.mime ?? '';
}

async function detectFormat(bytes: Uint8Array) {
  const type = await detectType(bytes);
  return Object.entries(PICTURE_FORMATS).find(([sent]) => sent === type)?.[1];
}

async function checkPicture(bytes: Uint8Array, format: 'png' | 'jpg' | 'webp'): Promise<FileCheckResult> {
  return (await detectFormat(bytes)) === format ? encodeSame(bytes, format) : err('mismatch');
}

const FILE_ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
/** The longest distance between the end of a zip and its end-of-directory record, in bytes. */
const MAX_ZIP_TAIL = 65_558;

/** The longest distance from the start within which PDF readers look for the PDF header, in bytes. */
const MAX_PDF_HEAD = 1_024;

/**
 * Whether it is a complete PDF and not also a zip. Line breaks and a byte order mark may come before the header. THR-35
 */
async function isPdf(bytes: Uint8Array): Promise<boolean> {
  const before = /^(?:\xef\xbb\xbf)?\s*/.exec(Buffer.from(bytes.subarray(0, MAX_PDF_HEAD)).toString('latin1'))?.[0]
    .length;
  if ((await detectType(bytes.subarray(before))) !== 'application/pdf') return false;
  const tail = Buffer.from(bytes.subarray(-MAX_ZIP_TAIL));
  return tail.subarray(-2_048).includes('%%EOF') && !tail.includes(FILE_ZIP_END);
}

async function checkOfficeDocument(bytes: Uint8Array, kind: 'docx' | 'xlsx', type: string): Promise<FileCheckResult> {
  const problem = await checkPackage(bytes, kind);
  if (problem !== undefined) return err(problem);
  return ok({ bytes, contentType: `application/vnd.openxmlformats-officedocument.${type}` });
}

const checkPlainText = async (bytes: Uint8Array, contentType: string): Promise<FileCheckResult> =>
  isPlainText(bytes) ? ok({ bytes, contentType }) : err('mismatch');
