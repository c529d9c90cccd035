const CONTACT_SIGNS = [
  // Email addresses, also with "at" in brackets, and user names.
  '[@\\uff20]|[([{]\\s?at\\s?[)\\]}]',
  // Seven digits without a letter between them.
  '\\p{Nd}(?:[^\\p{L}\\p{Nd}]*\\p{Nd}){6}',
  // Web addresses.
  'https?:|\\p{L}[\\p{N}-]*\\.\\p{L}',
  'whats|chat|weixin|微信|telegram|skype|viber|instagram|facebook|messenger|kakao|zalo|qq|line\\s?id',
  'واتس|واتساب|تيليجرام|تلغرام|سكايب|انستغرام|شات',
];
const CONTACT_PATTERN = new RegExp(CONTACT_SIGNS.join('|'), 'iu');

/**
 * Whether a text may contain contact data. Only then does the form ask the gateway for the parts that would be masked,
 * since most messages contain none.
 */
export const hasPossibleContact = (text: string): boolean => CONTACT_PATTERN.test(text);
