import { pick, type Random } from '../bench/catalogue/random.ts';
import { pickJunkText } from './junk.ts';
import { changeBytes } from './texts.ts';

/** A file to send: the extension of its name, and its bytes. */
export interface SampleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface FormInputs {
  readonly token: string;
  /** Text fields beside the file. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly samples: readonly SampleFile[];
}

export interface Form {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const BOUNDARY = 'canary-boundary-0123456789';
const LINE = '\r\n';

/** Creates a multipart form as a browser writes it, or with one error in it. */
export function createForm({ token, members, samples }: FormInputs, isValid: boolean, random: Random): Form {
  const sample = pick(samples, random);
  const fields = Object.entries({ lang: pick(['en', 'ar', 'xx'], random), token, ...members });
  const texts = fields.map(([name, value]) =>
    textPart(name, typeof value === 'string' ? value : JSON.stringify(value)),
  );
  const parts = [...texts, filePart('file', sample.name, sample.bytes)];
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  if (isValid) return { type, bytes: joined(parts) };
  return pick(FORM_FAULTS, random)({ parts, sample, type, random });
}

interface FormContent {
  readonly parts: readonly Buffer[];
  readonly sample: SampleFile;
  readonly type: string;
  readonly random: Random;
}

const FORM_FAULTS: readonly ((given: FormContent) => Form)[] = [
  ({ parts, type, random }) => ({ type, bytes: changeBytes(joined(parts), random) }),
  ({ parts, type, random }) => ({ type, bytes: cut(joined(parts), random) }),
  ({ parts, type }) => ({ type, bytes: joined(parts.slice(0, -1)) }),
  ({ parts, type }) => ({ type, bytes: joined([...parts, ...parts.slice(-1)]) }),
  ({ parts, type, sample }) => ({ type, bytes: joined([...parts, filePart('other', 'b.txt', sample.bytes)]) }),
  ({ parts, type }) => ({ type, bytes: joined([...parts, textPart('file', 'canary')]) }),
  ({ parts, type }) => ({ type, bytes: joined([...parts, textPart('token', 'canary'), textPart('lang', '')]) }),
  ({ parts, type, random }) => ({
    type,
    bytes: joined([textPart(pickJunkText(random), pickJunkText(random)), ...parts]),
  }),
  ({ parts, type, random }) => ({ type, bytes: joined([textPart('visibility', pickJunkText(random)), ...parts]) }),
  ({ parts, type }) => ({ type, bytes: joined([textPart('__proto__', 'canary'), textPart('data', '{}'), ...parts]) }),
  ({ parts, type }) => ({ type, bytes: joined([textPart('time', '1e999'), textPart('siteId', '-1'), ...parts]) }),
  ({ parts, type }) => ({ type, bytes: joined([textPart('lang', 'x'.repeat(9_000)), ...parts]) }),
  ({ parts, type }) => ({
    type,
    bytes: joined([...Array.from({ length: 40 }, (_, place) => textPart(`a${place}`, 'canary')), ...parts]),
  }),
  ({ parts, type, random, sample }) => ({
    type,
    bytes: joined([...parts.slice(0, -1), filePart('file', pickJunkText(random), sample.bytes)]),
  }),
  ({ parts, type, sample }) => ({
    type,
    bytes: joined([...parts.slice(0, -1), filePart('file', `canary"; x="${'y'.repeat(9_000)}`, sample.bytes)]),
  }),
  ({ type, sample }) => ({ type, bytes: joined([part('X-Canary: 1', sample.bytes)]) }),
  ({ type, sample }) => ({ type, bytes: joined([part('Content-Disposition: form-data', sample.bytes)]) }),
  ({ type, sample, random }) => ({
    type,
    bytes: joined([
      part(
        `Content-Disposition: form-data; name="file"; filename*=UTF-8''%ff%00canary.png${LINE}Content-Type: ${pickJunkText(random)}`,
        sample.bytes,
      ),
    ]),
  }),
  ({ type, sample }) => ({
    type,
    bytes: joined([
      part(
        `Content-Disposition: form-data; name="file"; filename="a.txt"${LINE}Content-Transfer-Encoding: base64`,
        sample.bytes,
      ),
    ]),
  }),
  ({ parts }) => ({ type: 'multipart/form-data', bytes: joined(parts) }),
  ({ parts }) => ({ type: 'multipart/form-data; boundary=another', bytes: joined(parts) }),
  ({ parts }) => ({ type: `multipart/form-data; boundary="${'b'.repeat(300)}"`, bytes: joined(parts) }),
  ({ type }) => ({ type, bytes: new Uint8Array() }),
  ({ type }) => ({ type, bytes: new Uint8Array(Buffer.from(`--${BOUNDARY}--`)) }),
  ({ type }) => ({ type, bytes: new Uint8Array(Buffer.from(`--${BOUNDARY}${LINE}`.repeat(500))) }),
  ({ type, random }) => ({
    type,
    bytes: Uint8Array.from({ length: Math.floor(random() * 3_000) }, () => Math.floor(random() * 256)),
  }),
  () => ({ type: 'application/json', bytes: new Uint8Array(Buffer.from('{"data":{"file":"canary"}}')) }),
];

const textPart = (name: string, value: string): Buffer =>
  part(`Content-Disposition: form-data; name="${name}"`, Buffer.from(value));

const filePart = (field: string, name: string, bytes: Uint8Array): Buffer =>
  part(
    `Content-Disposition: form-data; name="${field}"; filename="${name}"${LINE}Content-Type: application/octet-stream`,
    bytes,
  );

const part = (head: string, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}${LINE}${head}${LINE}${LINE}`), body, Buffer.from(LINE)]);

const joined = (parts: readonly Buffer[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--${LINE}`)]));

const cut = (bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> =>
  bytes.slice(0, Math.floor(random() * bytes.length));
