/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A name that somebody else typed, on one line, without addresses and marks that turn the writing direction. THR-45 THR-46 */
export function cleanDisplayName(name: string): string {
  return removeDirectionMarks(name)
    .replace(/[\u200e\u200f]/g, '')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

/** The same name inside plain text of either direction: first strong isolate … pop. */
export const wrapInBidiIsolate = (name: string): string => `\u2068${name}\u2069`;

/** Without marks that would turn the direction of what follows. */
export const removeDirectionMarks = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** A line as HTML shows it; an isolated name is an element of its own, so that it turns nothing beside it. THR-46 */
export function renderHtmlLine(line: string): string {
  return escapeHtml(line).replace(/\u2068([^\u2066-\u2069]*)\u2069/g, '<bdi>$1</bdi>');
}
