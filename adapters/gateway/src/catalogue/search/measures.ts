/** Numbers with their units, which are one word however they are written: "230 V", "230V" and "230 volt". */

/** Each unit by the name that it is stored under, with the other ways to write it in our languages, as texts are normalised. */
const SPELLINGS: Readonly<Record<string, string>> = {
  v: 'volt volts فولت 伏 伏特',
  kv: 'كيلوفولت 千伏',
  w: 'watt watts واط وات 瓦 瓦特',
  kw: 'kilowatt kilowatts كيلوواط كيلووات 千瓦',
  wh: 'واط_ساعة 瓦时',
  kwh: 'كيلوواط_ساعة 千瓦时',
  a: 'amp amps ampere amperes amper امبير 安 安培',
  ah: 'امبير_ساعة 安时',
  mah: 'مللي_امبير_ساعة ملي_امبير_ساعة ميلي_امبير_ساعة 毫安 毫安时',
  va: '',
  kva: '',
  hz: 'hertz هرتز 赫 赫兹',
  khz: '',
  k: 'kelvin كلفن',
  lm: 'lumen lumens لومن 流明',
  db: 'ديسيبل 分贝',
  bar: 'بار',
  psi: '',
  rpm: '',
  mp: 'megapixel megapixels ميغابكسل',
  hp: 'حصان 马力',
  ohm: 'ohms اوم 欧 欧姆',
  mm: 'millimetre millimetres millimeter millimeters milimetre مم ملم مليمتر 毫米',
  cm: 'centimetre centimetres centimeter centimeters santimetre santim سم سنتيمتر 厘米 公分',
  m: 'metre metres meter meters mt mtr م متر امتار 米 公尺',
  km: 'كم 公里',
  in: 'inch inches inc بوصة 英寸 寸 吋',
  ft: 'foot feet قدم 英尺',
  mm2: 'sqmm sq_mm mm^2 mmkare mm_kare milimetrekare مم2 ملم2 平方 平方毫米',
  m2: 'sqm sq_m m^2 metrekare م2 平方米',
  g: 'gr gram grams gramme grammes غ غم جم غرام جرام 克',
  kg: 'kgs kilo kilos kilogram kilograms كغ كغم كجم كيلو كيلوغرام كيلوجرام 公斤 千克',
  gsm: 'g/m2 gr/m2 g/sqm g/m^2 غ/م2 غم/م2 جم/م2 غرام/م2 克/平方米 克/m2 克每平方米',
  oz: 'ounce ounces ons اونصة 盎司',
  lb: 'lbs pound pounds رطل 磅',
  ml: 'millilitre millilitres milliliter milliliters mililitre مل ملل 毫升',
  l: 'litre litres liter liters lt ltr لتر لترات 升 公升',
  gb: 'جيجابايت',
  mb: '',
  tb: '',
  d: 'denier den دنير 丹尼尔 旦',
  c: '°c',
  pcs: 'pc piece pieces adet parca قطعة قطع 件',
};

const UNIT_OF = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    [unit, ...spellings.split(' ').filter(Boolean)].map((spelling) => [spelling.replaceAll('_', ' '), unit] as const),
  ),
);

/** Units of which a size has one for all its numbers. */
const LENGTHS = new Set(['mm', 'cm', 'm', 'in', 'ft']);

/** A pattern for spellings, the longest first; those with one first sign together, which is far quicker than one by one. */
function anyOf(isOne: (spelling: string) => boolean): string {
  const endings = new Map<string, string[]>();
  for (const spelling of [...UNIT_OF.keys()].filter(isOne).sort((one, other) => other.length - one.length)) {
    const pattern = spelling.slice(1).replace(/[/^]/g, '\\$&').replaceAll(' ', ' ?');
    endings.set(spelling.charAt(0), [...(endings.get(spelling.charAt(0)) ?? []), pattern]);
  }
  return [...endings].map(([first, rest]) => `${first}(?:${rest.join('|')})`).join('|');
}

const IS_HAN = /\p{Script=Han}/u;
const IS_ARABIC = /\p{Script=Arabic}/u;
const LATIN = anyOf((spelling) => !IS_HAN.test(spelling) && !IS_ARABIC.test(spelling));
const ARABIC = anyOf((spelling) => IS_ARABIC.test(spelling));
const HAN = anyOf((spelling) => IS_HAN.test(spelling));
/** Never a part of a number: it would be held against all units again. */
const NUMBER = '\\d+(?:\\.\\d+)?(?!\\d|\\.\\d)';
/** "3 in 1" has no inches. */
const UNIT = `(?!in[ -]+\\d)(?:${LATIN})(?![a-z0-9])|(?:${ARABIC})(?!\\p{L})|(?:${HAN})`;
const MEASURE = new RegExp(`(?<![\\d.a-z])(${NUMBER}(?:x${NUMBER})*(?: ?[-–~/] ?${NUMBER}){0,3})[ -]?(${UNIT})`, 'gu');
/** A digit before what some unit begins with: looking for the units themselves takes long. */
const MAY_BE_MEASURE = new RegExp(
  `\\d[ -]?[${[...new Set(Array.from(UNIT_OF.keys(), (unit) => unit.charAt(0)))].join('')}]`,
);
const SIZE_PART = /x/;

/** A number with its unit in a text. */
export interface Measure {
  readonly at: number;
  readonly end: number;
  /** Each number of a size or a range with the unit behind it. */
  readonly lexemes: readonly string[];
}

/** The measures of a normalised text. */
export const measuresIn = (plain: string): readonly Measure[] =>
  MAY_BE_MEASURE.test(plain)
    ? Array.from(plain.matchAll(MEASURE), ({ 0: text, 1: numbers = '', 2: unit = '', index }) => ({
        at: index,
        end: index + text.length,
        lexemes: lexemesOf(numbers, unit),
      }))
    : [];

function lexemesOf(numbers: string, spelling: string): readonly string[] {
  const unit = UNIT_OF.get(spelling) ?? spelling;
  const all = numbers.split(/ ?[-–~/] ?/).flatMap((number) => {
    const parts = number.split(SIZE_PART);
    return LENGTHS.has(unit) ? parts : parts.slice(-1);
  });
  return all.map((number) => `${plainNumber(number)}${unit}`);
}

const plainNumber = (number: string): string => (number.includes('.') ? number.replace(/\.?0+$/, '') : number);

/** A normalised question with its measures as lexemes; a size stands without its unit, since some names leave it out. */
export const withMeasures = (plain: string): string =>
  MAY_BE_MEASURE.test(plain)
    ? plain.replace(MEASURE, (_, numbers: string, unit: string) =>
        SIZE_PART.test(numbers) ? numbers : lexemesOf(numbers, unit).join(' '),
      )
    : plain;

const SIZE = new RegExp(`^${NUMBER}(?:x${NUMBER})+$`);
const MEASURED = new RegExp(`^(${NUMBER})(${Object.keys(SPELLINGS).join('|')})$`);

/** Whether a lexeme only says how much or how large. A number of four digits and more is rather a code. */
export const isMeasure = (token: string): boolean =>
  MEASURED.test(token) || SIZE.test(token) || /^\d{1,3}(?:\.\d+)?$|^\d+\.\d+$/.test(token);

export const isSize = (token: string): boolean => SIZE.test(token);

/** A number and its unit as two lexemes; undefined for what is no measure. */
export function partsOfMeasure(token: string): readonly string[] | undefined {
  const [, number, unit] = MEASURED.exec(token) ?? [];
  return number === undefined || unit === undefined ? undefined : [number, unit];
}
