import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { selectSetting } from './site-settings.ts';

const database = testDatabase();
const gateway = testGateway(database);
const NAME = 'flags.tagSelectorV2';

async function ask(call: 'show' | 'set', data: object): Promise<Response> {
  const { token } = await insertStaff(database(), { role: 'operator' });
  return post(gateway(), `staff/site/${call}`, data, { headers: createHeaders(createPerson()), envelope: { token } });
}

/** Settings that nobody has set. */
const CONTACTS = { name: 'enquiry.contacts', value: 'masked', isSet: false };
const TEAM = { name: 'fallbackEmail', value: '', isSet: false };
const HOURS = { name: 'answerHours', value: 48, isSet: false };
const CHANGES = { name: 'product.changes', value: 'direct', isSet: false };

const set = (siteId: number, ...settings: readonly (readonly [name: string, value: string])[]) =>
  ask('set', { siteId, settings: settings.map(([name, value]) => ({ name, value })), reason: 'a test' });

const flagOf = async (websiteId: number) => {
  const info = (await readData(post(gateway(), 'blade-system/website/info', { websiteId }))) as {
    flags: Record<string, boolean>;
  };
  return info.flags.tagSelectorV2;
};

describe('the settings of a site', () => {
  test('D-97 a setting applies to its site only, until it is reset', async () => {
    expect(await readData(set(5, [NAME, 'true']))).toMatchObject({
      settings: expect.arrayContaining([{ name: NAME, value: true, isSet: true }, CONTACTS, CHANGES, TEAM, HOURS]),
    });
    expect([await flagOf(5), await flagOf(6)]).toEqual([true, false]);
    expect(await readData(set(5, [NAME, 'false']))).toMatchObject({
      settings: expect.arrayContaining([{ name: NAME, value: false, isSet: true }, CONTACTS, CHANGES, TEAM, HOURS]),
    });
    expect(await readData(set(5, [NAME, '']))).toMatchObject({
      settings: expect.arrayContaining([{ name: NAME, value: false, isSet: false }, CONTACTS, CHANGES, TEAM, HOURS]),
    });
    expect(await readData(ask('show', { siteId: 5 }))).toMatchObject({
      settings: expect.arrayContaining([{ name: NAME, value: false, isSet: false }, CONTACTS, CHANGES, TEAM, HOURS]),
    });
  });

  test('D-97 a site of a country has what the international site sets, until it sets its own', async () => {
    const shown = async (siteId: number) => {
      const { settings } = (await readData(ask('show', { siteId }))) as {
        settings: { name: string; value: unknown }[];
      };
      return Object.fromEntries(settings.map(({ name, value }) => [name, value]));
    };
    const shared = { fallbackEmail: 'team@fair.example', answerHours: '24', 'enquiry.contacts': 'shown' };
    await readData(set(999, [NAME, 'true'], ['host', 'fair.example'], ...Object.entries(shared)));
    await readData(set(8, ['fallbackEmail', 'mexico@fair.example'], ['answerHours', '12']));
    expect(await shown(9)).toMatchObject({ ...shared, answerHours: 24, host: '' });
    expect(await shown(8)).toMatchObject({ ...shared, fallbackEmail: 'mexico@fair.example', answerHours: 12 });
    expect([await flagOf(9), await flagOf(8)]).toEqual([true, true]);
    await readData(set(8, ['fallbackEmail', '']));
    expect(await shown(8)).toMatchObject({ fallbackEmail: 'team@fair.example' });
    const { json } = database();
    const text = `select to_json(array[${['8', '9'].map((id) => selectSetting(id, 'answerHours'))}])::text`;
    expect(await json({ name: 'settings by site', text }, [])).toBe('["12","24"]');
    await readData(set(999, [NAME, ''], ['host', ''], ...Object.keys(shared).map((name) => [name, ''] as const)));
  });

  test.each([
    ['another name', [['flags.other', 'true']], 'There is no setting called flags.other.'],
    ['another value', [[NAME, 'perhaps']], `Allowed for ${NAME}: true, false`],
    ['a colour that is too light', [['accent', '#ffee00']], 'Allowed for accent: a value such as #8a1c4a'],
    ['a logo by its file', [['logo', 'logo.png']], 'fairhall staff site logo'],
    [
      'a wrong one beside a right one',
      [
        [NAME, 'true'],
        ['flags.other', 'true'],
      ],
      'There is no setting',
    ],
  ] as const)('%s is rejected with the allowed values, and nothing is set', async (_, settings, said) => {
    expect(await readError(set(7, ...settings))).toEqual({
      status: 400,
      code: '400',
      message: expect.stringContaining(said),
    });
    expect(await flagOf(7)).toBe(false);
  });

  test('an unknown site has no settings', async () => {
    expect(await readError(set(4711, [NAME, 'true']))).toMatchObject({ status: 404 });
    expect(await readError(ask('show', { siteId: 4711 }))).toMatchObject({ status: 404 });
  });
});
