/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Cleans a name that another person typed: one line, without URLs and without marks that change the writing direction.
 * THR-45 THR-46
 */
export function cleanDisplayName(name: string): string {
  return removeDirectionMarks(name)
    .replace(/[\u200e\u200f]/g, '')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

/** Isolates a name in plain text of either direction: first strong isolate … pop. */
export const wrapInBidiIsolate = (name: string): string => `\u2068${name}\u2069`;

/** Removes marks that would change the direction of the following text. */
export const removeDirectionMarks = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/**
 * Renders a line as HTML; an isolated name becomes an element of its own, so that it does not change the direction of
 * its neighbours. THR-46
 */
export function renderHtmlLine(line: string): string {
  return escapeHtml(line).replace(/\u2068([^\u2066-\u2069]*)\u2069/g, '<bdi>$1</bdi>');
}
