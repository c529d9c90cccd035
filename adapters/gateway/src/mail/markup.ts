/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A name that somebody else typed, on one line, without addresses and marks that turn the writing direction. THR-45 THR-46 */
export function plainName(name: string): string {
  return name
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

/** The same name inside plain text of either direction: first strong isolate … pop. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
