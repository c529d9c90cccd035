/** What a card tells, in words; '' for what it does not. */
export interface VcardFacts {
  readonly contactName: string;
  readonly company: string;
  readonly email: string;
  readonly mobile: string;
  /** In words. */
  readonly country: string;
  /** Where the card is shown. */
  readonly address: string;
}

/** A line's length in bytes, without its end. RFC 2426 */
const LINE_MAX = 75;

/**
 * A card as address books take it in, in vCard 3.0 (RFC 2426), which all of them read. What a person typed is escaped, so that no
 * name begins a field of its own.
 */
export function toVcard({ contactName, company, email, mobile, country, address }: VcardFacts): string {
  const name = escapeValue(contactName || company || email);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Nobody can tell which part of a name is the family's: it stands whole, as the given one.
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

/** The name under which the card is saved, with nothing that a system of files takes for something else. */
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

/** A line that is too long goes on in the next one, which begins with a space. No letter is cut in two. */
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

/** How many bytes a letter takes in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
