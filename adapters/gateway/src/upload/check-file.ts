import type { CERTIFICATE_ENDINGS } from '@fairhall/core/contract/certificate/limits';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { err, ok, type Result } from '@fairhall/core/result';
import { isActivePdf } from './active-content.ts';
import { documentProblem } from './check-package.ts';
import { encodeSame, encodeShown, SENT_PICTURES } from './encode-picture.ts';
import { extensionOf } from './file-name.ts';
import type { FileProblem, KeptFile } from './file-problem.ts';
import { isPlainText } from './is-plain-text.ts';

type Checked = Result<KeptFile, FileProblem>;

type Check = (bytes: Uint8Array) => Promise<Checked>;

const PRINTED = {
  pdf: async (bytes) => {
    if (!(await isPdf(bytes))) return err('mismatch');
    return isActivePdf(bytes) ? err('active') : ok({ bytes, contentType: 'application/pdf' });
  },
  png: (bytes) => picture(bytes, 'png'),
  jpg: (bytes) => picture(bytes, 'jpg'),
  jpeg: (bytes) => picture(bytes, 'jpg'),
} satisfies Record<string, Check>;

/** What a file of a request or message has to be when its name ends so. D-41 */
const ATTACHMENTS: Readonly<Record<string, Check>> = {
  ...PRINTED,
  docx: (bytes) => officeDocument(bytes, 'docx', 'wordprocessingml.document'),
  xlsx: (bytes) => officeDocument(bytes, 'xlsx', 'spreadsheetml.sheet'),
  txt: (bytes) => plainText(bytes, 'text/plain'),
  csv: (bytes) => plainText(bytes, 'text/csv'),
};

/** And that of a certificate. */
const CERTIFICATES: Readonly<Record<(typeof CERTIFICATE_ENDINGS)[number], Check>> = {
  ...PRINTED,
  webp: (bytes) => picture(bytes, 'webp'),
};

/** A file of a request: of a kind that is allowed, which name and content agree upon. D-10 D-41 THR-38 */
export const checkAttachment = (name: string, bytes: Uint8Array): Promise<Checked> =>
  checkByName(ATTACHMENTS, name, bytes);

/** A supplier's certificate: a PDF or a picture, which name and content agree upon. D-10 THR-35 THR-38 */
export const checkCertificate = (name: string, bytes: Uint8Array): Promise<Checked> =>
  checkByName(CERTIFICATES, name, bytes);

async function checkByName(checks: Readonly<Record<string, Check>>, name: string, bytes: Uint8Array): Promise<Checked> {
  const problem = sizeProblem(bytes);
  if (problem !== undefined) return err(problem);
  const check = Object.hasOwn(checks, extensionOf(name)) ? checks[extensionOf(name)] : undefined;
  return check === undefined ? err('unsupported') : check(bytes);
}

/** A picture to be shown on pages, whatever its name is. D-10 D-84 THR-35 */
export async function checkImage(bytes: Uint8Array): Promise<Checked> {
  const problem = sizeProblem(bytes);
  if (problem !== undefined) return err(problem);
  return (await formatOf(bytes)) === undefined ? err('unsupported') : encodeShown(bytes);
}

function sizeProblem({ byteLength }: Uint8Array): FileProblem | undefined {
  if (byteLength === 0) return 'empty';
  return byteLength > UPLOAD_MAX_BYTES ? 'tooLarge' : undefined;
}

async function typeOf(bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(bytes))?.mime ?? '';
}

async function formatOf(bytes: Uint8Array) {
  const type = await typeOf(bytes);
  return Object.entries(SENT_PICTURES).find(([sent]) => sent === type)?.[1];
}

async function picture(bytes: Uint8Array, format: 'png' | 'jpg' | 'webp'): Promise<Checked> {
  return (await formatOf(bytes)) === format ? encodeSame(bytes, format) : err('mismatch');
}

const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
/** How far from its end a zip may have its directory's end. */
const ZIP_TAIL = 65_558;

/** How far from its beginning readers of PDF look for its mark. */
const PDF_HEAD = 1_024;

/** A whole PDF that is not a zip as well. Programs write line breaks and a byte order mark before it. THR-35 */
async function isPdf(bytes: Uint8Array): Promise<boolean> {
  const before = /^(?:\xef\xbb\xbf)?\s*/.exec(Buffer.from(bytes.subarray(0, PDF_HEAD)).toString('latin1'))?.[0].length;
  if ((await typeOf(bytes.subarray(before))) !== 'application/pdf') return false;
  const tail = Buffer.from(bytes.subarray(-ZIP_TAIL));
  return tail.subarray(-2_048).includes('%%EOF') && !tail.includes(ZIP_END);
}

async function officeDocument(bytes: Uint8Array, kind: 'docx' | 'xlsx', type: string): Promise<Checked> {
  const problem = await documentProblem(bytes, kind);
  if (problem !== undefined) return err(problem);
  return ok({ bytes, contentType: `application/vnd.openxmlformats-officedocument.${type}` });
}

const plainText = async (bytes: Uint8Array, contentType: string): Promise<Checked> =>
  isPlainText(bytes) ? ok({ bytes, contentType }) : err('mismatch');
