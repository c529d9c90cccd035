import { err, ok, type Result } from '../result.ts';
import type { ClientKind } from './call.ts';
import { type GatewayError, gatewayError } from './error.ts';

/** The systemId in envelopes of the supplier client. */
export const SUPPLIER_SYSTEM_ID = 10_000;

/** Data about the device in assistant, supplier and main calls. */
export interface DeviceInfo {
  readonly deviceId: string;
  readonly deviceMake: string;
  readonly deviceModel: string;
  readonly sysType: 'web' | 'ios' | 'android';
  readonly sysVersion: string;
}

/** All envelope fields besides `data`. Times are epoch milliseconds. */
export interface EnvelopeContext {
  readonly appVersion: string;
  readonly time: number;
  readonly lang: string;
  readonly token: string;
  readonly siteId: number;
  /** The website of the exhibition or the current one; equal to siteId if there is none. */
  readonly websiteId: number;
  readonly device: DeviceInfo;
  readonly exhibitionId: string;
  readonly exhibitionType: string;
  readonly themeType: string;
  /** ISO 3166-1 numeric. */
  readonly country: string;
}

type Body = Record<string, unknown>;

function wrapGeneral(context: EnvelopeContext, data: unknown): Body {
  const { appVersion, time, lang, token, siteId, websiteId } = context;
  return { data, appVersion, time, lang, token, siteId, websiteId };
}

function wrapSigned(context: EnvelopeContext, data: unknown): Body {
  return { ...wrapGeneral(context, data), device: context.device, exhibitionId: context.exhibitionId };
}

/** The body of a request before it is signed.   */
export function wrap(kind: ClientKind, context: EnvelopeContext, data: unknown): Body {
  switch (kind) {
    case 'general':
    case 'micro':
      return wrapGeneral(context, data);
    case 'assistant':
      return { ...wrapSigned(context, data), themeType: context.themeType };
    case 'supplier':
      return { ...wrapSigned(context, data), systemId: SUPPLIER_SYSTEM_ID };
    case 'main': {
      const { token, country, lang, exhibitionType, appVersion, device, time } = context;
      return { data, token, country, lang, exhibitonType: exhibitionType, appVersion, device, time };
    }
  }
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The code as text; '' for any type but text and number, since converting an object to text may throw. */
const codeOf = ({ code }: Body): string => (typeof code === 'string' || typeof code === 'number' ? String(code) : '');

/** Success by client kind: code 0, '0' or '200', or success true. */
export function isSuccess(kind: ClientKind, body: Body): boolean {
  const code = codeOf(body);
  switch (kind) {
    case 'assistant':
    case 'supplier':
      return code === '0';
    case 'micro':
      return body.success === true;
    case 'general':
      return code === '0' || code === '200';
    case 'main':
      return code === '0' || code === '200' || body.success === true;
  }
}

const TOKEN_INVALID_CODE: Record<ClientKind, string> = {
  general: '401',
  micro: '401',
  main: '401',
  assistant: '100001',
  supplier: '100001',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function messageOf(kind: ClientKind, body: Body): string {
  if (kind === 'assistant' || kind === 'supplier') return textOf(body.message);
  return textOf(body.msg) || textOf(body.message) || textOf(body.errorMessage);
}

/**
 * Unpacks a response: its `data`, or the error as defined for the client kind. A response without an envelope is a
 * NETWORK_ERROR. 
 */
export function unpackEnvelope(
  kind: ClientKind,
  body: unknown,
  retryAfterSeconds?: number,
): Result<unknown, GatewayError> {
  if (!isBody(body) || !('code' in body || 'success' in body)) return err(gatewayError('NETWORK_ERROR'));
  if (isSuccess(kind, body)) return ok(body.data);
  const code = codeOf(body);
  const invalid = code === TOKEN_INVALID_CODE[kind];
  const error = gatewayError(
    invalid ? 'INVALID_TOKEN' : 'SERVER_ERROR',
    code,
    messageOf(kind, body),
    retryAfterSeconds,
  );
  const requestId = textOf(body.requestId);
  return err(requestId === '' ? error : { ...error, requestId });
}

/**
 * The envelope of a successful response as text. `dataJson` is inserted as it is, so that JSON from the database is not
 * parsed again.
 */
export function encodeSuccess(kind: ClientKind, dataJson: string): string {
  switch (kind) {
    case 'micro':
      return `{"success":true,"code":200,"data":${dataJson}}`;
    case 'assistant':
    case 'supplier':
      return `{"code":0,"data":${dataJson}}`;
    default:
      return `{"code":"0","data":${dataJson}}`;
  }
}

/**
 * The body of an error response. `code` is '401' for an invalid token in every client kind; the body contains the code
 * that the kind defines for it.
 */
export function toErrorBody(kind: ClientKind, code: string, message: string): Body {
  const wireCode = code === '401' ? TOKEN_INVALID_CODE[kind] : code;
  switch (kind) {
    case 'micro':
      return { success: false, code: Number(wireCode), data: null, msg: message };
    case 'assistant':
    case 'supplier':
      return { code: Number(wireCode), data: null, message };
    case 'general':
      return { code: wireCode, data: null, msg: message, errorMessage: message };
    case 'main':
      return { code: wireCode, data: null, message };
  }
}
