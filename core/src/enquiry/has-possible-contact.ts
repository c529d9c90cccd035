const CONTACT_SIGNS = [
  // Email addresses, also with "at" in brackets, and names at messengers.
  '[@\\uff20]|[([{]\\s?at\\s?[)\\]}]',
  // Seven digits with no letter between them.
  '\\p{Nd}(?:[^\\p{L}\\p{Nd}]*\\p{Nd}){6}',
  // Web addresses.
  'https?:|\\p{L}[\\p{N}-]*\\.\\p{L}',
  'whats|chat|weixin|微信|telegram|skype|viber|instagram|facebook|messenger|kakao|zalo|qq|line\\s?id',
  'واتس|واتساب|تيليجرام|تلغرام|سكايب|انستغرام|شات',
];
const CONTACT_PATTERN = new RegExp(CONTACT_SIGNS.join('|'), 'iu');

/** Whether it is worth asking the gateway what of a text would be hidden: most messages hold nothing of the kind. */
export const hasPossibleContact = (text: string): boolean => CONTACT_PATTERN.test(text);
