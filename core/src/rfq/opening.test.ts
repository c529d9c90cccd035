import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { err, ok } from '../result.ts';
import { readQuery } from '../routes/query.ts';
import { readDefaultData } from './default-data.ts';
import { type RfqOpening, readRfqOpening } from './opening.ts';
import { createMemory, fillEvents, openRfq, send, toFieldChanged } from './rfq.test-driver.ts';
import { rfqStart } from './rfq.view.ts';

const bundleOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const opened = async (opening: RfqOpening, memory = createMemory()) =>
  (await openRfq({ opening, memory }).settled()).fields;

describe('the bundle of a URL', () => {
  test('R-2.038 fills in the known fields, in any script', () => {
    const bundle = bundleOf({
      description: 'قماش قطني 🧵',
      quantity: 2_000,
      unit: 'roll',
      countryId: '792',
      cateAndTag: 'tote bag',
    });
    expect(readDefaultData(bundle)).toEqual({
      description: 'قماش قطني 🧵',
      quantity: '2000',
      unit: 'roll',
      countryId: '792',
      cateAndTag: { tag: [], product: 'tote bag' },
    });
  });

  test('leaves out invalid and unknown values, and uses the rest', () => {
    const bundle = bundleOf({
      description: 'x'.repeat(2_001),
      email: 7,
      countryId: 'IN',
      unit: 'set',
      source: 8,
    });
    expect(readDefaultData(bundle)).toEqual({ unit: 'set' });
  });

  test.each([
    ['in the alphabet of addresses', bundleOf({ unit: 'a?>~' }), /[-_]/],
    ['in that of mails', Buffer.from(JSON.stringify({ unit: 'a?>~' })).toString('base64'), /[+/]/],
    ['with its padding', Buffer.from('{"unit":"a?>~" }').toString('base64'), /=$/],
    ['over several lines', Buffer.from(JSON.stringify({ unit: 'a?>~' }, null, '\t')).toString('base64url'), /^/],
  ])('R-2.038 is read %s', (_, written, shape) => {
    expect([shape.test(written), readDefaultData(written)]).toEqual([true, { unit: 'a?>~' }]);
  });

  test('R-2.038 every letter of both base64 alphabets is decoded', () => {
    const letters = Array.from({ length: 256 }, (_, code) => String.fromCodePoint(code + 0x20)).join('');
    const bundle = Buffer.from(JSON.stringify({ description: letters.repeat(3) }));
    const read = [bundle.toString('base64'), bundle.toString('base64url')].map(readDefaultData);
    expect(read).toEqual([{ description: letters.repeat(3) }, { description: letters.repeat(3) }]);
  });

  test.each(['', '!!!', 'YWJj', bundleOf(null), bundleOf([1]), bundleOf('text'), 'gICA'])(
    '%s fills in nothing',
    (written) => {
      expect(readDefaultData(written)).toEqual({});
    },
  );
});

describe('the URL', () => {
  const query = readQuery(
    '?rfq_description=Cotton+bags&rfq_question=Print%3F&rfq_email=priya%40malabar.example&rfq_source=7',
  );

  test('R-2.038 fills in its values; its own parameters override the bundle (D-34)', () => {
    const rfqDefaultData = bundleOf({ description: 'Other', unit: 'roll' });
    expect(readRfqOpening({ ...query, rfqDefaultData }).prefill).toEqual({
      description: 'Cotton bags',
      question: 'Print?',
      email: 'priya@malabar.example',
      unit: 'roll',
    });
  });

  test('R-3.082 has a source that is stored, sent with the RFQ, and used for the next one', async () => {
    const memory = createMemory();
    const form = openRfq({ memory, opening: readRfqOpening(query) });
    await form.do(...fillEvents, send);
    expect([memory.sources.read(), form.tasks.map(({ payload }) => (payload as { source: number }).source)]).toEqual([
      7,
      [7],
    ]);
    const later = openRfq({ memory });
    await later.do(...fillEvents, send);
    expect(later.tasks.map(({ payload }) => (payload as { source: number }).source)).toEqual([7]);
  });

  test.each([
    ['that the page is about', '?exhibition_id=1001&hidden_exhibition_id=1002', '1000', '1000'],
    ['that is shown', '?exhibition_id=1001&hidden_exhibition_id=1002', undefined, '1001'],
    ['that is hidden', '?hidden_exhibition_id=1002', undefined, '1002'],
    ['that nobody names', '', undefined, undefined],
  ])('R-2.121 R-2.253 the exhibition is the one %s', (_, search, exhibitionId, wanted) => {
    expect(readRfqOpening(readQuery(search), { exhibitionId }).exhibitionId).toBe(wanted);
  });

  test('R-2.038 the product of the page overrides that of the bundle', () => {
    const query = { rfqDefaultData: bundleOf({ productId: 'P2', unit: 'set' }) };
    expect(readRfqOpening(query, { product: { id: 'P1', name: 'Towel', image: null, unit: null } }).prefill).toEqual({
      productId: 'P1',
      unit: 'set',
    });
    expect(readRfqOpening(query).prefill).toEqual({ productId: 'P2', unit: 'set' });
  });

  test('an exhibition, visible or hidden, is sent with the RFQ', async () => {
    const form = openRfq({ opening: readRfqOpening(readQuery('?hidden_exhibition_id=1002')) });
    await form.do(...fillEvents, send);
    expect(form.tasks.map(({ payload }) => payload)).toEqual([expect.objectContaining({ exhibitionId: '1002' })]);
  });

  test('overrides an older draft for its own values only', async () => {
    const memory = createMemory();
    await openRfq({ memory }).do(toFieldChanged('description', 'Old'), toFieldChanged('question', 'Kept?'));
    const fields = await opened(readRfqOpening(readQuery('?rfq_description=New')), memory);
    expect([fields.description.value, fields.question.value]).toEqual(['New', 'Kept?']);
  });

  test('does not undo typed changes when the page is reloaded', async () => {
    const memory = createMemory();
    const opening = readRfqOpening(readQuery('?rfq_description=From+the+link'));
    await openRfq({ memory, opening }).do(toFieldChanged('description', 'My own words'));
    expect((await opened(opening, memory)).description.value).toBe('My own words');
  });
});

describe('known details of the buyer or guest', () => {
  test('R-3.080 the earlier email address and country of a guest are filled in', async () => {
    const memory = createMemory();
    memory.guests.save({ email: 'guest@example.com', countryId: '792' });
    const fields = await opened({}, memory);
    expect([fields.email.value, fields.countryId.value]).toEqual(['guest@example.com', '792']);
  });

  test('a buyer’s own details override those of a guest', async () => {
    const memory = createMemory();
    memory.guests.save({ email: 'guest@example.com', countryId: '792' });
    memory.buyers.save({ email: 'buyer@example.com', countryId: '' });
    const fields = await opened({}, memory);
    expect([fields.email.value, fields.countryId.value]).toEqual(['buyer@example.com', '792']);
  });

  test('the default country is that of the visit, or India if it is unknown (A-69)', async () => {
    expect((await opened({ visitorCountryId: '792' })).countryId.value).toBe('792');
    expect((await opened({ visitorCountryId: '000' })).countryId.value).toBe('356');
  });

  test('A-84 the IP address gives the country, and is looked up only if no country is known', async () => {
    const asked: string[] = [];
    const ipAnalysis = {
      analyse: async () => {
        asked.push('ip');
        return ok({ id: '792', cnName: '', enName: 'Turkey', code2: 'TR' });
      },
    };
    const form = openRfq({ ipAnalysis });
    expect((await form.settled()).fields.countryId.value).toBe('792');
    const memory = createMemory();
    memory.guests.save({ countryId: '356' });
    const known = openRfq({ ipAnalysis, memory });
    expect((await known.settled()).fields.countryId.value).toBe('356');
    const nowhere = { analyse: async () => err(gatewayError('NETWORK_ERROR')) };
    expect((await openRfq({ ipAnalysis: nowhere }).settled()).fields.countryId.value).toBe('356');
    expect(asked).toEqual(['ip']);
  });
});

test('R-2.047 the product of a page and its name are shown before the form is ready', () => {
  const product = { id: 'P1', name: 'Bath towel', image: '11', unit: 'piece' };
  expect(rfqStart(readRfqOpening({}, { product }))).toMatchObject({
    product,
    cateAndTag: { tag: [], product: 'Bath towel' },
    busy: true,
  });
});
