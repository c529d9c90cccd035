/** The values of a card as texts; '' for an empty one. */
export interface VcardFacts {
  readonly contactName: string;
  readonly company: string;
  readonly email: string;
  readonly mobile: string;
  /** The country's name. */
  readonly country: string;
  /** The address of the page that shows the card. */
  readonly address: string;
}

/** Maximum bytes of a line, without its line break. RFC 2426 */
const LINE_MAX = 75;

/**
 * Formats a card for address books as vCard 3.0 (RFC 2426), which all of them can read. Typed values are escaped, so
 * that a name cannot inject another vCard field.
 */
export function toVcard({ contactName, company, email, mobile, country, address }: VcardFacts): string {
  const name = escapeValue(contactName || company || email);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The family name cannot be told apart within a name, so the whole name is written as the given name.
    `N:;${name};;;`,
    `FN:${name}`,
    ...(company === '' ? [] : [`ORG:${escapeValue(company)}`]),
    ...(email === '' ? [] : [`EMAIL;TYPE=INTERNET:${escapeValue(email)}`]),
    ...(mobile === '' ? [] : [`TEL;TYPE=CELL:${escapeValue(mobile)}`]),
    ...(country === '' ? [] : [`ADR;TYPE=WORK:;;;;;;${escapeValue(country)}`]),
    `URL:${toOneLine(address)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${wrapLine(line)}\r\n`).join('');
}

/** The file name of the card, without characters that have a meaning in file systems. */
export function getVcardFileName({ contactName, company }: Pick<VcardFacts, 'contactName' | 'company'>): string {
  const name = (contactName || company)
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...name].slice(0, 60).join('').trim() || 'card'}.vcf`;
}

const toOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, '');

const escapeValue = (text: string): string => {
  const lines = text.trim().replace(/\r\n?/g, '\n').split('\n').map(toOneLine);
  return lines.map((line) => line.replace(/[\\;,]/g, '\\$&')).join('\\n');
};

/** Wraps a line that is too long: the next line begins with a space and continues it. Never splits a letter. */
function wrapLine(line: string): string {
  const rows = [''];
  let size = 0;
  for (const letter of line) {
    const bytes = bytesOf(letter);
    if (size + bytes > LINE_MAX) {
      rows.push(' ');
      size = 1;
    }
    rows[rows.length - 1] += letter;
    size += bytes;
  }
  return rows.join('\r\n');
}

/** The number of bytes of a letter in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
