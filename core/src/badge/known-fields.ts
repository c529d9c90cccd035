import { stripBidiControls } from '../forms/text-input.ts';
import { BADGE_FIELDS, type BadgeField, type BadgePayload } from './badge-payload.ts';
import { BADGE_FIELD_MAX, BADGE_TAGS_MAX } from './limits.ts';

/**
 * Keeps the valid data of an untrusted badge: known fields, texts within their length, and a website that is safe to
 * open. Everything else is left out, including bidi controls, which could make one name look like another. D-31 THR-45
 */
export function pickKnownFields(read: (field: BadgeField) => unknown): BadgePayload {
  const found = BADGE_FIELDS.flatMap((field) => {
    const value = field === 'tags' ? pickTags(read(field)) : pickText(field, read(field));
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(found);
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= BADGE_FIELD_MAX;

function pickText(field: BadgeField, value: unknown): string | undefined {
  if (!isText(value)) return undefined;
  return field === 'companyWebsite' && !/^https?:\/\//i.test(value) ? undefined : stripBidiControls(value) || undefined;
}

function pickTags(value: unknown): readonly string[] | undefined {
  const tags = Array.isArray(value) ? value.slice(0, BADGE_TAGS_MAX).filter(isText).map(stripBidiControls) : [];
  return tags.length === 0 ? undefined : tags;
}
