import { describe, expect, test } from 'vitest';
import { queryWords } from './query-words.ts';
import { documentTokens, normalizeText } from './tokens.ts';

/**
 * Whether a stored name matches a query: each word in one of its forms, or joined with its neighbours if the name holds
 * the joined form.
 */
function holds(name: string, question: string): boolean {
  const stored = new Set(documentTokens(name));
  const words = queryWords(question);
  const joined = words.flatMap(({ joined }, place) => {
    const one = joined.find(({ token }) => stored.has(token));
    return one === undefined ? [] : [[place, place + one.words] as const];
  });
  return words.every(
    ({ forms }, place) =>
      joined.some(([from, to]) => from <= place && place < to) ||
      forms.some((form) => form.every((token) => stored.has(token))),
  );
}

describe('a code, a size or a measure is found in every spelling', () => {
  test.each([
    ['Butterfly valve DN80 wafer', ['DN 80', 'dn80', 'DN-80']],
    ['Butterfly valve DN 80 wafer', ['DN80', 'DN-80']],
    ['Floodlight IP 67', ['IP67', 'ip 67', 'IP-67']],
    ['Drive VFX-200A', ['VFX200A', 'vfx 200a', 'VFX-200A', 'VFX 200 A']],
    ['Drive VFX 200A', ['VFX200A', 'VFX-200A']],
    ['Crate 60x40x30 cm', ['60 x 40 x 30', '60×40×30cm', '60*40*30', '60 cm x 40 cm x 30 cm', '60x40', '٦٠×٤٠×٣٠']],
    ['Mosaic 30 × 30 cm', ['30x30', '30 X 30', '30✕30', '30х30']],
    ['ISO14001 plaque', ['ISO 14001', 'iso-14001']],
    ['Hex bolt M12 × 60', ['M12x60', 'M 12 x 60', 'm12', 'M 12', 'M12×60']],
    ['Ball valve ISO 5211', ['ISO5211']],
    ['Bearing 6206-2RS C3', ['62062RS', '6206 2rs', '6206', '6206-2rs']],
    ['Bearing 6204-ZZ', ['6204ZZ', '6204 zz', '6204/ZZ']],
    ['Non-woven bag', ['nonwoven', 'non woven', 'non-woven']],
    ['Non woven bag', ['nonwoven', 'non-woven']],
    ['Nonwoven bag', ['non-woven bag', 'non woven bag']],
    ['Adapter 230V 32A', ['230 volt 32 amp', '230 V', '32 A', '32 أمبير', '230 伏']],
    ['Connector 12 in', ['12 in', '12 inch', '12"', '12 بوصة', '12英寸', '12 inç']],
    ['Cable 2.5 mm²', ['2.5mm2', '2,5 mm2', '2.5 sqmm', '2.50 mm²', '2.5平方']],
    ['Jersey 180 g/m²', ['180gsm', '180 g/m2', '180 gsm', '180克/平方米']],
    ['Oxford fabric 600D', ['600 denier', '600d']],
    ['Charger 12/24 V', ['12V', '24 V']],
    ['Valves DN15/20', ['DN15', 'dn 20']],
    ['Pipe 1 1/2 inch', ['1½ inch', '1.5 in', '1-1/2"']],
    ['Bushing 7 3/8 inch', ['7.375 in', '7.375"', '7-3/8"']],
    ['Tablet 7" 1 GB', ['7 inch', '7"', '7" 1 GB']],
    ['Fixing NSN 5305-01-234-5678', ['5305012345678', '5305-01-234-5678']],
    ['Cordless drill 20 V', ['20v', '٢٠ v', '20 Volt']],
    ['3-in-1 charger', ['3 in 1', '3in1']],
    ['2in1 tool', ['2 in 1', '2-in-1']],
    ['Pipe Ø25 mm', ['Ø 25', '⌀25', 'ø25 mm', '25 mm']],
    ['Valve G1/2 brass', ['G 1/2', 'G½', 'G1/2"', '1/2 inch', '1/2"']],
    ['Nipple NPT 3/8', ['NPT3/8', '3/8 npt', '3/8"-NPT']],
    ['Bolt M12×60', ['M12x60mm', 'M12 x 60 mm', 'M12*60']],
    ['Part AB.123.45/6', ['AB123456', 'AB.123.45/6', 'AB-123-45-6']],
    ['Part AB_123_45', ['AB-123-45', 'AB12345', 'AB 123 45']],
    ['Tyre 205/55R16', ['205/55 R16', '205 55 R16']],
    ['Tyre 205/55 R16', ['205/55R16']],
    ['Steel S235JR', ['S235', 'S 235 JR', 'S235-JR']],
    ['WiFi router', ['wi-fi', 'wi fi']],
    ['Tshirt cotton', ['t-shirt', 'T shirt']],
    ['Tank 2 m³', ['2m3', '2 cbm', '2 metreküp', '2立方米', '2 متر مكعب']],
    ['Flow 10 m³/h', ['10m3/h', '10 m3/hr']],
    ['Pump 10 l/min', ['10 lpm', '10 lt/dk']],
    ['Supply 230 V 50 Hz', ['230VAC', '230 V AC', '230 В', '50 Гц']],
    ['Supply 12VDC 5A', ['12 V', '5 А']],
    ['Motor 1,5 kW 1450 rpm', ['1.5 кВт', '1450 d/d', '1450 об/мин', '1450转']],
    ['Motor 0.75 kW', ['.75 kW', '0,75kw']],
    ['Film 50 µm', ['50 micron', '50um']],
    ['Capacitor 100µF', ['100 uF']],
    ['Resistor 10kΩ', ['10 kohm']],
    ['Wrench 50 Nm', ['50 N·m', '50 N.m']],
    ['Rice 25 kg', ['25 кг', '25公斤', '25 كغم']],
    ['Load 1\u202f500 kg', ['1500 kg', '1.500 kg']],
  ])('%s', (name, questions) => {
    expect(questions.filter((question) => !holds(name, question))).toEqual([]);
  });

  test.each([
    ['Adapter 110V 16A', ['32 A', '16 V', '11 V', '110 A']],
    ['Earthing cable 2,5 mm²', ['25 mm²', '5 mm²']],
    ['Earthing cable 25 mm²', ['2,5 mm²', '2.5 mm²']],
    ['Motor 1,5 kW', ['15 kW', '5 kW']],
    ['Motor 15 kW', ['1.5 kW', '1,5 kW']],
    ['Boots sizes 36,37,38', ['size 40', '363738', '36.37']],
    ['Floodlight IP 65', ['IP67']],
    ['Floor tile 60 × 120 cm', ['60x60', '20x120']],
    ['Woven bag', ['non-woven bag']],
    ['Set of 32 mugs with a lid', ['32 A']],
    ['5 in 1 charger', ['5 inch']],
    ['Tablet 7" 1 GB', ['7 in 1']],
    ['Gas valve 3/4 inch', ['4 inch']],
    ['Cable 4 mm²', ['2 core cable']],
    ['Valve G1/2', ['G1/4', 'G12', 'G2']],
    ['3 в 1', ['3 V']],
    ['Load 1.5 kg', ['1500 kg', '5 kg']],
    ['Tyre 205/55R16', ['205/60R16', '55 inch']],
    ['Set of 4\u00a0and 100 W', ['4100 W']],
    ['M8 nut', ['M80', '8 m']],
  ])('does not match another code, size or measure: %s', (name, questions) => {
    expect(questions.filter((question) => holds(name, question))).toEqual([]);
  });
});

describe('separators between digits', () => {
  test.each([
    ['2,5', '2.5'],
    ['١٢٫٨', '12.8'],
    ['1,2345', '1.2345'],
    ['1,500', '1500'],
    ['1.500', '1500'],
    ['١٬٥٠٠', '1500'],
    ["1'500", '1500'],
    ['1,234,567', '1234567'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['36,37,38', '36 37 38'],
    ['100,110,120', '100 110 120'],
    ['192.168.1.1', '192.168.1.1'],
    ['1/2', '0.5'],
    ['1½', '1.5'],
    ['.75', '0.75'],
    ['g1/2', 'g0.5 0.5 in'],
    ['5 g 1/3', '5 g 1/3'],
    ['1\u202f500 kg', '1500 kg'],
    ['24/7', '24/7'],
    ['12"', '12 in'],
    ['"M12"', '"m12"'],
    ['30 × 30 × 5', '30x30x5'],
  ])('%s is read as %s', (text, read) => {
    expect(normalizeText(text)).toBe(read);
    expect(normalizeText(read)).toBe(read);
  });
});

test('if no row has all words, measures are dropped first and codes last', () => {
  const kinds = queryWords('bearing 6204ZZ 30x62 40 mm 6204').map(({ isCode, isMeasure }) => [isCode, isMeasure]);
  expect(kinds).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, true],
    [true, false],
  ]);
});
