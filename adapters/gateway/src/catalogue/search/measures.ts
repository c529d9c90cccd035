/** Numbers with units count as one word, however they are written: "230 V", "230V" and "230 volt". */

/** Each unit by its stored name, with its other spellings in our languages, in normalised form. */
const UNIT_SPELLINGS: Readonly<Record<string, string>> = {
  v: 'volt volts vac vdc v_ac v_dc فولت 伏 伏特 в вольт',
  kv: 'كيلوفولت 千伏 кв',
  w: 'watt watts واط وات 瓦 瓦特 вт',
  kw: 'kilowatt kilowatts كيلوواط كيلووات 千瓦 квт',
  wh: 'واط_ساعة 瓦时',
  kwh: 'كيلوواط_ساعة 千瓦时',
  a: 'amp amps ampere amperes amper امبير 安 安培 а',
  ah: 'امبير_ساعة 安时 ач',
  mah: 'مللي_امبير_ساعة ملي_امبير_ساعة ميلي_امبير_ساعة 毫安 毫安时 мач',
  va: '',
  kva: '',
  hz: 'hertz هرتز 赫 赫兹 гц',
  khz: '',
  k: 'kelvin كلفن',
  lm: 'lumen lumens لومن 流明 лм',
  db: 'ديسيبل 分贝 дб',
  bar: 'بار 巴 бар',
  psi: '',
  rpm: 'r/min rev/min devir d/d dev/dak دورة/دقيقة 转 转/分 об/мин',
  mp: 'megapixel megapixels ميغابكسل',
  hp: 'حصان 马力',
  ohm: 'ohms ω اوم 欧 欧姆 ом',
  kohm: 'kω',
  uf: 'μf',
  nm: 'n.m n·m',
  um: 'μm micron microns mikron ميكرون 微米 мкм',
  mm: 'millimetre millimetres millimeter millimeters milimetre مم ملم مليمتر 毫米 мм',
  cm: 'centimetre centimetres centimeter centimeters santimetre santim سم سنتيمتر 厘米 公分 см',
  m: 'metre metres meter meters mt mtr م متر امتار 米 公尺 м метр метра метров',
  km: 'كم 公里 км',
  kmh: 'km/h كم/س 公里/小时 км/ч',
  in: 'inch inches inc zoll بوصة 英寸 寸 吋 дюим дюима дюимов',
  ft: 'foot feet قدم 英尺',
  mm2: 'sqmm sq_mm mm^2 mmkare mm_kare milimetrekare مم2 ملم2 平方 平方毫米 мм2 кв_мм',
  m2: 'sqm sq_m m^2 metrekare م2 平方米 м2 кв_м',
  m3: 'cbm cu_m m^3 cubic_metre cubic_metres cubic_meter cubic_meters metrekup م3 متر_مكعب 立方 立方米 м3 куб_м',
  m3h: 'm3/h m3/hr cbm/h م3/س 立方米/小时 м3/ч',
  g: 'gr gram grams gramme grammes غ غم جم غرام جرام 克 г гр',
  kg: 'kgs kilo kilos kilogram kilograms كغ كغم كجم كيلو كيلوغرام كيلوجرام 公斤 千克 кг',
  ton: 'tons tonne tonnes طن 吨 тонн тонна тонны',
  gsm: 'g/m2 gr/m2 g/sqm g/m^2 غ/م2 غم/م2 جم/م2 غرام/م2 克/平方米 克/m2 克每平方米 г/м2',
  oz: 'ounce ounces ons اونصة 盎司',
  lb: 'lbs pound pounds رطل 磅',
  ml: 'millilitre millilitres milliliter milliliters mililitre مل ملل 毫升 мл',
  cl: '厘升',
  l: 'litre litres liter liters lt ltr لتر لترات 升 公升 л литр литра литров',
  lpm: 'l/min lt/min lt/dk لتر/دقيقة 升/分 л/мин',
  gb: 'جيجابايت',
  mb: '',
  tb: '',
  d: 'denier den دنير 丹尼尔 旦',
  c: '°c',
  pcs: 'pc piece pieces adet parca قطعة قطع 件 шт',
};

const UNIT_OF = new Map(
  Object.entries(UNIT_SPELLINGS).flatMap(([unit, spellings]) =>
    [unit, ...spellings.split(' ').filter(Boolean)].map((spelling) => [spelling.replaceAll('_', ' '), unit] as const),
  ),
);

/** Units that are written once for all numbers of a size. */
const LENGTH_UNITS = new Set(['mm', 'cm', 'm', 'in', 'ft']);

/**
 * A pattern for unit spellings, longest first. Spellings with the same first character are grouped, which is far
 * quicker than one alternative each.
 */
function toSpellingPattern(isOne: (spelling: string) => boolean): string {
  const endings = new Map<string, string[]>();
  for (const spelling of [...UNIT_OF.keys()].filter(isOne).sort((one, other) => other.length - one.length)) {
    const pattern = spelling.slice(1).replace(/[/^.]/g, '\\$&').replaceAll(' ', ' ?');
    endings.set(spelling.charAt(0), [...(endings.get(spelling.charAt(0)) ?? []), pattern]);
  }
  return [...endings].map(([first, rest]) => `${first}(?:${rest.join('|')})`).join('|');
}

const IS_HAN = /\p{Script=Han}/u;
/** Scripts in which a unit ends where its letters end. */
const IS_LETTERED = /[\p{Script=Arabic}\p{Script=Cyrillic}]/u;
const UNIT_LATIN = toSpellingPattern((spelling) => !IS_HAN.test(spelling) && !IS_LETTERED.test(spelling));
const UNIT_LETTERED = toSpellingPattern((spelling) => IS_LETTERED.test(spelling));
const UNIT_HAN = toSpellingPattern((spelling) => IS_HAN.test(spelling));
/** Never matches a part of a number, because each part would be tried against all units again. */
const NUMBER = '\\d+(?:\\.\\d+)?(?!\\d|\\.\\d)';
/** The "in" of "3 in 1" is no inch, and in Russian "в" is no volt. */
const UNIT = `(?!in[ -]+\\d|в[ -]+1(?!\\d))(?:(?:${UNIT_LATIN})(?![a-z0-9])|(?:${UNIT_LETTERED})(?!\\p{L}))|(?:${UNIT_HAN})`;
const MEASURE = new RegExp(`(?<![\\d.a-z])(${NUMBER}(?:x${NUMBER})*(?: ?[-–~/] ?${NUMBER}){0,3})[ -]?(${UNIT})`, 'gu');
/**
 * A digit before a character with which some unit begins: a quick check, because searching for the units themselves
 * takes long.
 */
const MEASURE_HINT = new RegExp(
  `\\d[ -]?[${[...new Set(Array.from(UNIT_OF.keys(), (unit) => unit.charAt(0)))].join('')}]`,
);
const SIZE_PART = /x/;

/** A number with its unit in a text. */
export interface Measure {
  readonly at: number;
  readonly end: number;
  /** Each number of a size or a range with the unit. */
  readonly lexemes: readonly string[];
}

/** The measures of a normalised text. */
export const findMeasures = (plain: string): readonly Measure[] =>
  MEASURE_HINT.test(plain)
    ? Array.from(plain.matchAll(MEASURE), ({ 0: text, 1: numbers = '', 2: unit = '', index }) => ({
        at: index,
        end: index + text.length,
        lexemes: toLexemes(numbers, unit),
      }))
    : [];

function toLexemes(numbers: string, spelling: string): readonly string[] {
  const unit = UNIT_OF.get(spelling) ?? spelling;
  const all = numbers.split(/ ?[-–~/] ?/).flatMap((number) => {
    const parts = number.split(SIZE_PART);
    return LENGTH_UNITS.has(unit) ? parts : parts.slice(-1);
  });
  return all.map((number) => `${trimNumber(number)}${unit}`);
}

const trimNumber = (number: string): string => (number.includes('.') ? number.replace(/\.?0+$/, '') : number);

/** A normalised query with its measures as lexemes; a size stays without its unit, since some names leave that out. */
export const withMeasures = (plain: string): string =>
  MEASURE_HINT.test(plain)
    ? plain.replace(MEASURE, (_, numbers: string, unit: string) =>
        SIZE_PART.test(numbers) ? numbers : toLexemes(numbers, unit).join(' '),
      )
    : plain;

const SIZE = new RegExp(`^${NUMBER}(?:x${NUMBER})+$`);
const MEASURE_TOKEN = new RegExp(`^(${NUMBER})(${Object.keys(UNIT_SPELLINGS).join('|')})$`);

/** Whether a lexeme only states a quantity or size. A number of four or more digits is more likely a code. */
export const isMeasure = (token: string): boolean =>
  MEASURE_TOKEN.test(token) || SIZE.test(token) || /^\d{1,3}(?:\.\d+)?$|^\d+\.\d+$/.test(token);

export const isSize = (token: string): boolean => SIZE.test(token);

/** Splits a measure into the lexemes of its number and unit; undefined if the token is no measure. */
export function splitMeasure(token: string): readonly string[] | undefined {
  const [, number, unit] = MEASURE_TOKEN.exec(token) ?? [];
  return number === undefined || unit === undefined ? undefined : [number, unit];
}
