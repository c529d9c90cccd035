import type { BadgePayload } from '../badge/badge-payload.ts';
import { badgePayload } from '../badge/decode-badge.ts';
import { BADGE_MARKER } from '../badge/limits.ts';
import { SCAN_CODE_MAX } from '../contract/business-card/limits.ts';
import { toAsciiDigits } from '../forms/number-input.ts';
import { badgeRoutes } from '../routes/definitions/badge.ts';
import { parsePattern } from '../routes/pattern.ts';
import { EVENT_CODES } from '../site/event-codes.ts';

/**
 * Why a text leads to nothing: the code of a badge that is damaged or cut, a badge number with a typing mistake, the
 * address of another web page, contact details as phones exchange them, or anything else.
 */
export type UnusableScanReason = 'brokenBadge' | 'badNumber' | 'webAddress' | 'contactDetails' | 'other';

/** What a scanned code or a typed text is. */
export type ParsedScan =
  | { readonly kind: 'badge'; readonly text: string; readonly payload: BadgePayload }
  | { readonly kind: 'badgeNumber'; readonly badgeNo: string }
  /** A business card that its owner shares, by its public id. */
  | { readonly kind: 'card'; readonly cdpId: string; readonly owner: 'buyer' | 'supplier' }
  | { readonly kind: 'unusable'; readonly reason: UnusableScanReason; readonly host?: string };

/**
 * Recognises what was scanned or typed, for every scanner and for the gateway. It looks at the text alone: whether a
 * badge is genuine, or a number exists, is checked later. D-31 D-62
 */
export function parseScan(scanned: string): ParsedScan {
  const text = scanned.trim();
  const payload = badgePayload(text);
  if (payload !== null) return { kind: 'badge', text, payload };
  if (text.startsWith(BADGE_MARKER)) return { kind: 'unusable', reason: 'brokenBadge' };
  if (/^(?:BEGIN:VCARD|MECARD:)/i.test(text)) return { kind: 'unusable', reason: 'contactDetails' };
  return parseAddress(text) ?? parseNumber(text);
}

/** Host and path of a web address. What stands before an `@` is no host, although it may look like one. */
const ADDRESS = /^https?:\/\/(?:[^\s/?#\\]*@)?([^\s/?#\\@]+)([^\s?#]*)/i;

const PUBLIC_CARD = parsePattern(badgeRoutes.publicCard.patterns[0]);

/**
 * The card or page of a web address. A card is recognised on every host, since each organiser has their own: its id is
 * looked up here, and the address is never opened.
 */
function parseAddress(text: string): ParsedScan | null {
  const [, host, path = ''] = (text.length <= SCAN_CODE_MAX && ADDRESS.exec(text)) || [];
  if (host === undefined) return null;
  const values = PUBLIC_CARD.match(/\/expo\/[^/]+\/view\/[^/]+$/.exec(path)?.[0] ?? '');
  if (values === null) return { kind: 'unusable', reason: 'webAddress', host: host.toLowerCase() };
  return { kind: 'card', cdpId: String(values.cdpId), owner: values.role === 'supplier' ? 'supplier' : 'buyer' };
}

/** The letters after the event's code: Crockford's base 32, which reads O as 0, and I and L as 1. */
const RANDOM_LETTERS = /^[0-9A-HJKMNP-TV-Z]{8}$/;
const RANDOM_LENGTH = 8;
/** Exhibitions of an industry without a code of its own. D-74 */
const NUMBER_CODES: readonly string[] = [...EVENT_CODES, 'REG'];

/** A badge number in any spelling: in groups, in lower case, or as the keyboards of other languages write it. */
function parseNumber(text: string): ParsedScan {
  const compact = toAsciiDigits(text.slice(0, SCAN_CODE_MAX).normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Pd}._]+/gu, '')
    .toUpperCase()
    .replaceAll('İ', 'I');
  const code = compact.slice(0, -RANDOM_LENGTH);
  const letters = compact.slice(-RANDOM_LENGTH).replaceAll('O', '0').replace(/[IL]/g, '1');
  if (NUMBER_CODES.includes(code) && RANDOM_LETTERS.test(letters))
    return { kind: 'badgeNumber', badgeNo: code + letters };
  return { kind: 'unusable', reason: isAlmostNumber(compact) ? 'badNumber' : 'other' };
}

/** Whether a text begins like a badge number and is about as long, or is one without its beginning. */
function isAlmostNumber(compact: string): boolean {
  if (!/^[0-9A-Z]+$/.test(compact) || !/[0-9]/.test(compact)) return false;
  if (compact.length === RANDOM_LENGTH) return true;
  return NUMBER_CODES.some((code) => compact.startsWith(code) && compact.length <= code.length + 2 * RANDOM_LENGTH);
}
