import { base64urlOf, utf8Bytes } from '../base64url.ts';
import { BADGE_FIELDS, type BadgeField, type BadgePayload, SHORT_KEYS, UNCONFIRMED_KEY } from './badge-payload.ts';
import { knownFields } from './known-fields.ts';
import { BADGE_FIELD_MAX, BADGE_MARKER, BADGE_TAGS_KEPT, BADGE_TEXT_MAX } from './limits.ts';

/** `full` tells who wears the badge; `compact` holds nothing personal, the number and its exhibition alone. D-31 */
export type BadgeMode = 'full' | 'compact';

export interface BadgeTextOptions {
  readonly mode?: BadgeMode;
  /** Letters that the text may have. */
  readonly room?: number;
}

/**
 * The text of a badge's code, without a signature. Where it would be too long, what matters least is left out and then the
 * names are cut. …, D-31
 */
export function badgeText(
  payload: BadgePayload,
  { mode = 'full', room = BADGE_TEXT_MAX }: BadgeTextOptions = {},
): string {
  const fields = ofOneExhibition(knownFields((field) => shortened(payload, field)));
  const known: BadgePayload = payload.isUnconfirmed === true ? { ...fields, isUnconfirmed: true } : fields;
  const written = textOf(mode === 'compact' ? compact(known) : known);
  return written.length <= room ? written : shorter(known, room);
}

/** Long names are cut, as no reader takes them whole; other values would no longer be what they were, and are left out. */
function shortened(payload: BadgePayload, field: BadgeField): unknown {
  const value = payload[field];
  if ((field !== 'contactName' && field !== 'companyName') || typeof value !== 'string') return value;
  let [kept, room] = ['', BADGE_FIELD_MAX];
  for (const grapheme of graphemes(value)) {
    room -= grapheme.length;
    if (room < 0) break;
    kept += grapheme;
  }
  return kept;
}

function ofOneExhibition(payload: BadgePayload): BadgePayload {
  return payload.relatedExhibitionId === undefined ? payload : without(payload, 'exhibitionId');
}

function compact({ badgeNo, relatedExhibitionId, exhibitionId, isUnconfirmed }: BadgePayload): BadgePayload {
  return {
    ...(badgeNo !== undefined && { badgeNo }),
    ...(relatedExhibitionId !== undefined && { relatedExhibitionId }),
    ...(exhibitionId !== undefined && { exhibitionId }),
    ...(isUnconfirmed !== undefined && { isUnconfirmed }),
  };
}

function without(payload: BadgePayload, field: keyof BadgePayload): BadgePayload {
  const { [field]: _, ...rest } = payload;
  return rest;
}

/** What is left out first where room is short, one after the other. */
const LEFT_OUT: readonly ((payload: BadgePayload) => BadgePayload)[] = [
  (payload) => without(payload, 'companyWebsite'),
  (payload) => without(payload, 'annualChinaImport'),
  (payload) => without(payload, 'annualTurnover'),
  (payload) => without(payload, 'importFromChina'),
  ({ tags, ...payload }) => (tags === undefined ? payload : { ...payload, tags: tags.slice(0, BADGE_TAGS_KEPT) }),
];

function shorter(payload: BadgePayload, room: number): string {
  let rest = payload;
  const fits = () => textOf(rest).length <= room;
  for (const leaveOut of LEFT_OUT) {
    rest = leaveOut(rest);
    if (fits()) return textOf(rest);
  }
  const names = { contactName: graphemes(rest.contactName), companyName: graphemes(rest.companyName) };
  while (names.contactName.length + names.companyName.length > 0) {
    const longer = names.contactName.length >= names.companyName.length ? 'contactName' : 'companyName';
    names[longer].pop();
    rest = { ...rest, [longer]: names[longer].join('') };
    if (fits()) return textOf(rest);
  }
  return textOf(compact(payload));
}

function graphemes(text = ''): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

function textOf(payload: BadgePayload): string {
  const short = BADGE_FIELDS.flatMap((field) => {
    const value = payload[field];
    return value === undefined || value.length === 0 ? [] : [[SHORT_KEYS[field], value] as const];
  });
  const flags = payload.isUnconfirmed === true ? [[UNCONFIRMED_KEY, 1] as const] : [];
  return BADGE_MARKER + base64urlOf(utf8Bytes(JSON.stringify(Object.fromEntries([...short, ...flags]))));
}
