import { hasPossibleContact } from '@fairhall/core/enquiry/has-possible-contact';
import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { findContacts, MASK, maskContacts } from './mask-contacts.ts';

const CONTACTS = [
  'priya@malabar.example',
  'Priya.K+sales@mail.malabar.co.in',
  'priya (at) malabar (dot) com',
  'priya[at]malabar.com',
  '+91 98765 43210',
  '+86-138-0013-8000',
  '0020 100 123 4567',
  '98765 43210',
  '9876543210',
  '(022) 2345-6789',
  '+٩١ ٩٨٧٦٥ ٤٣٢١٠',
  'https://malabar.example/lamps?x=1',
  'www.malabar.example',
  'malabar-lighting.com',
  'shop.malabar.co.in',
  'wa.me/919876543210',
  't.me/malabar',
  '0532 123 45 67',
  '+90 532 1234567',
  '(0532) 123 45 67',
  '@malabar_lamps',
  '0532/123 45 67',
  '0171/1234567',
  'x.com/malabar',
  '0 (212) 345 67 89',
] as const;

const KEPT = [
  'USD 1,250.00',
  '12.500,00 €',
  '$0.45',
  '@ USD5',
  '@USD5.20 each',
  '500 pcs',
  '100 000 000 pcs',
  '9876543210 pieces',
  '1,000,000,000',
  '2026-11-23',
  '2026-11-23 10:30',
  '23.11.2026',
  '23/11/2026 - 30/11/2026',
  '٢٣/١١/٢٠٢٦',
  'KX-2000-15/B',
  'M12x1.75',
  'DN50 PN16',
  'ISO 9001:2015',
  'EN 10204-3.1',
  'HS code 6302.10.0000',
  'EAN 4006381333931',
  'SKU: 9876543210',
  'model 138 0013 8000',
  '60x40x30 cm',
  'AB9876543210',
  'RAL 7016',
  'drawing.pdf',
  'e.g. black',
  'pcs.in black',
  'No.5',
  'Do you use WhatsApp for orders?',
  'line 4 of the drawing',
  'v2.10.3',
  'tiers: 1000-4999, 5000-19999, 20000+',
  'MOQ 20000-30000',
  '20000-30000',
  '1201-2400',
  'sizes 36-37-38-39-40',
  '28-30-32-34-36-38',
  'sizes 36 37 38 39 40',
  'LED 3000-4000-6500 K',
  '1200-800-600',
  '250-500-1000',
  '2026-2027-2028',
  'NSN 5305-01-234-5678',
  '5305-01-234-5678',
  'VAT 1234567890',
  'vergi no: 1234567890',
  'IBAN DE89 3704 0044 0532 0130 00',
  '4006381333931',
  'mobile phone 5000-10000 pcs',
  'facebook 50000 keyrings',
  'facebook 50000pcs keyrings',
  'LINE ID: A12 production',
  'all that 10000000 pieces',
  'the hotel 12345678 pcs',
  'mobile: 100000 200000',
  'mobile phone 1234567 pcs',
  '180 gsm 1500000',
  'budget 50000000',
  '3840-2160',
  '0201 0402 0603 0805 1206',
  'RAL 9010 9016 7016',
  'GB/T 19001-2016',
  'vergi dairesi: Kadıköy 1234567890',
  'USt-IdNr. DE 123456789',
  'VAT: GB 123 4567 89',
  'P.IVA 01234567890',
  'SIRET 732 829 320 00074',
  'EIN 12-3456789',
  'CPF 123.456.789-09',
  'ИНН 7707083893',
  '统一社会信用代码 913100001322',
  'OEM 0986494123',
  'account no 1234567890',
  'ZIP 90210-1234',
  '数量 10000000',
  'hose, inline ID: 45.5mm',
  'LINE ID: 25mm',
  'WhatsApp: yes',
  'telegram 20x30 cm',
  'messenger bag',
  'messenger MB-2024',
  '0.45 @FOB Ningbo',
  'plug type G.uk',
  'pos.3.de',
] as const;

const words = fc.array(fc.constantFrom('please', 'send', 'the', 'lamps', 'soon', 'حقيبة', 'شكرا', '产品', '\n'), {
  minLength: 1,
  maxLength: 5,
});
const sentence = words.map((list) => list.join(' '));

describe('texts before both sides share their contact data', () => {
  test.each(CONTACTS)('%s is masked anywhere in a text', (contact) => {
    fc.assert(
      fc.property(sentence, sentence, (before, after) => {
        expect(maskContacts(`${before} ${contact} ${after}`)).toEqual(`${before} ${MASK} ${after}`);
      }),
    );
  });

  test.each(KEPT)('%s is not masked anywhere in a text', (kept) => {
    fc.assert(
      fc.property(sentence, sentence, (before, after) => {
        const text = `${before} ${kept} ${after}`;
        expect(maskContacts(text)).toEqual(text);
      }),
    );
  });

  test.each([
    ['WhatsApp: +91 98765 43210', `WhatsApp: ${MASK}`],
    ['my WeChat id: malabar_lamps', `my WeChat id: ${MASK}`],
    ['Skype: live:malabar.lamps', `Skype: ${MASK}`],
    ['wechat malabar_88', `wechat ${MASK}`],
    ['Tel. 2345 6789', `Tel. ${MASK}`],
    ['https://malabar.example/lamps?x=1 (022) 2345-6789', `${MASK} ${MASK}`],
    ['@malabar.@lamps', MASK + MASK],
    ['tel 5321234567', `tel ${MASK}`],
    ['call 0532 123 45 67 500 pcs', `call ${MASK} 500 pcs`],
    ['0532 123 45 67 500 pcs', `${MASK} 500 pcs`],
    ['واتساب: 01001234567', `واتساب: ${MASK}`],
    ['هاتفي: 501234567', `هاتفي: ${MASK}`],
    ['我的手机号码是13812345678谢谢', `我的手机号码是${MASK}谢谢`],
    ['联系电话：13812345678', `联系电话：${MASK}`],
    ['тел.: 912 345 67 89', `тел.: ${MASK}`],
    ['cep telefonum: 5321234567', `cep telefonum: ${MASK}`],
    ['numaram 5321234567', `numaram ${MASK}`],
    ['Handy 1711234567', `Handy ${MASK}`],
    ['tél. 612345678', `tél. ${MASK}`],
    ['Ph: 23456789', `Ph: ${MASK}`],
    ['QQ: 123456789', `QQ: ${MASK}`],
    ['facebook messenger malabar_88', `facebook messenger ${MASK}`],
    ['item +90 532 123 45 67', `item ${MASK}`],
  ])('%s is shown as %s', (written, shown) => {
    expect(maskContacts(written)).toEqual(shown);
  });

  test.each(getCountries())('a mobile number of %s is masked in its international format', (country) => {
    const number = getExampleNumber(country, examples);
    if (number === undefined) return;
    for (const form of [number.number, number.formatInternational()]) {
      expect(maskContacts(`my number ${form}, thanks`)).toEqual(`my number ${MASK}, thanks`);
    }
  });

  test.each(getCountries())(
    'a mobile number of %s is masked in its national format, for a buyer or supplier from there',
    (country) => {
      const number = getExampleNumber(country, examples);
      const written = number?.formatNational() ?? '';
      // Countries whose numbers have fewer digits than a quantity are left out.
      if (written.replace(/\D/g, '').length < 7) return;
      for (const countries of [[country], ['TR', country]])
        expect(maskContacts(`my number ${written}, thanks`, countries)).toEqual(`my number ${MASK}, thanks`);
      expect(maskContacts(`tel ${written}`, ['TR'])).toEqual(`tel ${MASK}`);
      expect(findContacts(`my number ${written}, thanks`, [country])).toEqual([written]);
    },
  );

  test('a number is masked only in the digit groups of the two sides’ countries', () => {
    expect(maskContacts('code A: 98765 43210', ['TR', 'CN'])).toEqual('code A: 98765 43210');
    expect(maskContacts('me: 98765 43210', ['TR', 'IN'])).toEqual(`me: ${MASK}`);
    expect(maskContacts('me: 131 2345 6789', ['CN'])).toEqual(`me: ${MASK}`);
    expect(maskContacts('me: 1312 345 6789', ['CN'])).toEqual('me: 1312 345 6789');
  });

  test.each([
    ['CO', ['321 123 4567']],
    ['DE', ['(030) 12 34 56 78', '030 123 456 78', '0221 123456-0', '030/12345678', '0171/1234567']],
    ['EG', ['02 2345 6789', '010 01234567']],
    ['ES', ['612 345 678', '91 123 45 67', '912 345 678']],
    ['GB', ['0207 946 0958', '(020) 7946 0958']],
    ['GR', ['210 123 4567']],
    ['IN', ['987 654 3210', '9876 543 210', '022 2345 6789']],
    ['KW', ['5001 2345']],
    ['NO', ['406 12 345']],
    ['TR', ['0850 123 45 67', '0 (212) 345 67 89', '444 1 234', '0212 3456789', '0 532 123 45 67']],
    ['BE', ['0470/12.34.56']],
  ])('numbers of %s are masked in other common digit groups too', (country, numbers) => {
    for (const written of numbers)
      expect(maskContacts(`me: ${written}, thanks`, ['CN', country])).toEqual(`me: ${MASK}, thanks`);
  });

  test.each(['Martin', 'München', 'Sven', 'our numbers', 'for Mrs', 'this country', 'the depot', 'please start'])(
    'a number after a word such as "%s", which only ends like a code or a currency, is masked',
    (word) => {
      for (const number of ['0532 123 45 67', '98765 43210', '+90 532 123 45 67'])
        expect(maskContacts(`${word} ${number}`, ['TR', 'IN'])).toEqual(`${word} ${MASK}`);
    },
  );

  test('lists of quantities, sizes and years are not masked, for buyers and suppliers of every country', () => {
    const step = fc.constantFrom(1, 2, 5, 10, 50, 100, 500);
    const start = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(
        start,
        step,
        fc.integer({ min: 3, max: 7 }),
        fc.constantFrom(...getCountries()),
        (from, by, size, country) => {
          const series = Array.from({ length: size }, (_, place) => (from + place) * by);
          const range = `${from * 100}-${(from + size) * 100 - 1}`;
          for (const written of [series.join('-'), `${series.join('-')} pcs`, range, `${range} pcs`, `MOQ ${range}`])
            expect(maskContacts(`we need ${written} soon`, [country])).toEqual(`we need ${written} soon`);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('the writer is shown exactly what is masked', () => {
    fc.assert(
      fc.property(sentence, fc.constantFrom(...CONTACTS), fc.constantFrom(...KEPT), (words, contact, kept) => {
        expect(hasPossibleContact(contact)).toBe(true);
        expect(findContacts(`${words} ${contact} ; ${kept}`)).toEqual([contact]);
        expect(findContacts(`${words} ${kept}`)).toEqual([]);
      }),
    );
  });

  test('whole numbers and prices of any size with a unit are not masked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.constantFrom('pcs', 'kg', 'sets', 'قطعة'),
        (count, unit) => {
          for (const text of [`${count} ${unit}`, `USD ${count}`, `${count.toLocaleString('en')} ${unit}`])
            expect(maskContacts(text)).toEqual(text);
        },
      ),
    );
  });

  test('masking again changes nothing, and only the contact data found is removed', () => {
    const part = fc.oneof(fc.constantFrom(...CONTACTS), fc.constantFrom(...KEPT), sentence, fc.string());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom(' ', ', ', '; ', '\n'), (parts, between) => {
        const text = parts.join(between);
        const shown = maskContacts(text);
        expect(maskContacts(shown)).toEqual(shown);
        const rest = shown.split(MASK);
        let from = 0;
        for (const piece of rest) {
          const at = text.indexOf(piece, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + piece.length;
        }
      }),
    );
  });
});
