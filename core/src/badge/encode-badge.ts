import { encodeBase64url, encodeUtf8 } from '../base64url.ts';
import { BADGE_FIELDS, type BadgeField, type BadgePayload, FIELD_KEYS, KEY_UNCONFIRMED } from './badge-payload.ts';
import { pickKnownFields } from './known-fields.ts';
import { BADGE_FIELD_MAX, BADGE_MARKER, BADGE_TAGS_COMPACT, BADGE_TEXT_MAX } from './limits.ts';

/**
 * `full` contains the data of the badge holder; `compact` contains no personal data, only the number and its
 * exhibition. D-31
 */
export type BadgeMode = 'full' | 'compact';

export interface BadgeTextOptions {
  readonly mode?: BadgeMode;
  /** The maximum length of the text in letters. */
  readonly room?: number;
}

/**
 * The text of a badge's code, without a signature. If the text is too long, the least important fields are left out
 * first and then the names are cut. …, D-31
 */
export function badgeText(
  payload: BadgePayload,
  { mode = 'full', room = BADGE_TEXT_MAX }: BadgeTextOptions = {},
): string {
  const fields = omitExtraExhibition(pickKnownFields((field) => truncateField(payload, field)));
  const known: BadgePayload = payload.isUnconfirmed === true ? { ...fields, isUnconfirmed: true } : fields;
  const written = textOf(mode === 'compact' ? toCompact(known) : known);
  return written.length <= room ? written : truncatePayload(known, room);
}

/**
 * Cuts long names, since no reader accepts them whole. Other values would become wrong when cut, so they are left out
 * instead.
 */
function truncateField(payload: BadgePayload, field: BadgeField): unknown {
  const value = payload[field];
  if ((field !== 'contactName' && field !== 'companyName') || typeof value !== 'string') return value;
  let [result, room] = ['', BADGE_FIELD_MAX];
  for (const grapheme of splitGraphemes(value)) {
    room -= grapheme.length;
    if (room < 0) break;
    result += grapheme;
  }
  return result;
}

function omitExtraExhibition(payload: BadgePayload): BadgePayload {
  return payload.relatedExhibitionId === undefined ? payload : omitField(payload, 'exhibitionId');
}

function toCompact({ badgeNo, relatedExhibitionId, exhibitionId, isUnconfirmed }: BadgePayload): BadgePayload {
  return {
    ...(badgeNo !== undefined && { badgeNo }),
    ...(relatedExhibitionId !== undefined && { relatedExhibitionId }),
    ...(exhibitionId !== undefined && { exhibitionId }),
    ...(isUnconfirmed !== undefined && { isUnconfirmed }),
  };
}

function omitField(payload: BadgePayload, field: keyof BadgePayload): BadgePayload {
  const { [field]: _, ...rest } = payload;
  return rest;
}

/** The steps that shorten the text, applied one after the other until it fits. */
const OMIT_STEPS: readonly ((payload: BadgePayload) => BadgePayload)[] = [
  (payload) => omitField(payload, 'companyWebsite'),
  (payload) => omitField(payload, 'annualChinaImport'),
  (payload) => omitField(payload, 'annualTurnover'),
  (payload) => omitField(payload, 'importFromChina'),
  ({ tags, ...payload }) => (tags === undefined ? payload : { ...payload, tags: tags.slice(0, BADGE_TAGS_COMPACT) }),
];

function truncatePayload(payload: BadgePayload, room: number): string {
  let rest = payload;
  const hasRoom = () => textOf(rest).length <= room;
  for (const leaveOut of OMIT_STEPS) {
    rest = leaveOut(rest);
    if (hasRoom()) return textOf(rest);
  }
  const names = { contactName: splitGraphemes(rest.contactName), companyName: splitGraphemes(rest.companyName) };
  while (names.contactName.length + names.companyName.length > 0) {
    const longer = names.contactName.length >= names.companyName.length ? 'contactName' : 'companyName';
    names[longer].pop();
    rest = { ...rest, [longer]: names[longer].join('') };
    if (hasRoom()) return textOf(rest);
  }
  return textOf(toCompact(payload));
}

function splitGraphemes(text = ''): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

function textOf(payload: BadgePayload): string {
  const short = BADGE_FIELDS.flatMap((field) => {
    const value = payload[field];
    return value === undefined || value.length === 0 ? [] : [[FIELD_KEYS[field], value] as const];
  });
  const flags = payload.isUnconfirmed === true ? [[KEY_UNCONFIRMED, 1] as const] : [];
  return BADGE_MARKER + encodeBase64url(encodeUtf8(JSON.stringify(Object.fromEntries([...short, ...flags]))));
}
