import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createOperatorDesk } from './operator-desk.ts';

const { folder, running, startAgain, line, runJson, begin, newestBatch } = createOperatorDesk();
const because = ['--reason', 'a test'] as const;

const SHOW = [
  'industry=textile',
  'site=turkey',
  'opens=2096-03-01',
  'closes=2096-03-04',
  'time_zone=Europe/Istanbul',
  'location=Expo Center',
  'name_en=Istanbul Textile Fair',
  'intro_en=Fabrics.',
  'published=yes',
  'halls_en=1: Fabrics',
] as const;
const detail = async (id: string) => (await runJson('exhibition', 'show', id)).data;
const VISITORS = 'visitors.ndjson';
const visitor = (number: number) => ({
  key: `V-${number}`,
  email: `visitor-${number}@acme.example`,
  name: 'Jo',
  company: 'Acme',
  country: 'IN',
  mobile: '9847012345',
});
const save = (file: string, rows: readonly object[]) =>
  writeFileSync(join(folder, file), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
const registered = async (id: string) => (await runJson('staff', 'pre-register', 'list', id)).data.total;

describe('the organiser’s show', () => {
  test('R-1.016 is created and changed by columns, and a repeat changes nothing', async () => {
    expect((await line('staff', 'exhibition', 'set', '2001', ...SHOW, ...because)).exit).toBe(0);
    const dry = await runJson('staff', 'exhibition', 'set', '2001', 'location=Hall of Nations', '--dry-run');
    expect(dry.data).toMatchObject({ dryRun: true, action: 'changed', changed: ['location'] });
    expect((await detail('2001')).location).toBe('Expo Center');
    expect((await line('staff', 'exhibition', 'set', '2001', 'location=Hall of Nations', ...because)).exit).toBe(0);
    expect(await detail('2001')).toMatchObject({ location: 'Hall of Nations', name: 'Istanbul Textile Fair' });
    expect((await runJson('staff', 'exhibition', 'set', '2001', 'opens=tomorrow', ...because)).exit).toBe(1);
    expect((await line('staff', 'exhibition', 'set', '2001', 'colour=red', ...because)).err).toContain('colour');
    const again = await runJson('staff', 'exhibition', 'set', '2001', 'location=Hall of Nations', ...because);
    expect(again.data).toMatchObject({ action: 'same' });
  });

  test('R-1.016 is exported and imported again with its stands', async () => {
    await line('staff', 'exhibition', 'set', '2002', ...SHOW, ...because);
    expect((await line('staff', 'exhibition', 'export', 'shows.csv')).exit).toBe(0);
    expect(readFileSync(join(folder, 'shows.csv'), 'utf8')).toContain('Istanbul Textile Fair');
    const back = await runJson('staff', 'exhibition', 'import', 'shows.csv', ...because);
    expect(back.data).toMatchObject({ added: 0, changed: 0, refused: 0 });
    await line('staff', 'supplier', 'export', 'suppliers.ndjson');
    const [first = ''] = readFileSync(join(folder, 'suppliers.ndjson'), 'utf8').split('\n');
    const { id: supplierId } = JSON.parse(first);
    save('stands.ndjson', [{ exhibition: '2002', supplier_id: supplierId, stand: 'A02', hall: '1' }]);
    expect((await runJson('staff', 'exhibitor', 'import', 'stands.ndjson', ...because)).data).toMatchObject({
      added: 1,
    });
    expect((await detail('2002')).figures.exhibitors).toBe(1);
  });
});

describe('a file of visitors', () => {
  test('R-1.008 is previewed first, its valid rows are imported, and its invalid rows are saved to a file', async () => {
    await line('staff', 'exhibition', 'set', '2003', ...SHOW, ...because);
    save(VISITORS, [visitor(1), { ...visitor(2), email: 'none' }, visitor(3)]);
    const submit = ['staff', 'pre-register', 'import', '2003', VISITORS] as const;
    const dry = await runJson(...submit, '--dry-run');
    expect(dry.data).toMatchObject({
      dryRun: true,
      added: 2,
      refused: 1,
      rows: [{}, { problems: [{ column: 'email' }] }, {}],
    });
    expect(await registered('2003')).toBe(0);
    expect(await runJson(...submit, ...because)).toMatchObject({ exit: 1, data: { added: 2, refused: 1 } });
    const refused = readFileSync(join(folder, 'visitors.refused.ndjson'), 'utf8');
    expect(refused).toContain('V-2');
    writeFileSync(join(folder, 'back.ndjson'), refused.replace('"none"', '"good@acme.example"'));
    const back = await runJson('staff', 'pre-register', 'import', '2003', 'back.ndjson', ...because);
    expect(back.data).toMatchObject({ added: 1, refused: 0 });
    expect(await registered('2003')).toBe(3);
  });

  test('REL-04 continues after the server was killed, and registers nobody twice', { timeout: 180_000 }, async () => {
    const ROWS = 1_010; // two complete chunks and the start of a third
    await line('staff', 'exhibition', 'set', '2004', ...SHOW, ...because);
    save(
      'many.ndjson',
      Array.from({ length: ROWS }, (_, number) => visitor(number)),
    );
    const command = ['staff', 'pre-register', 'import', '2004', 'many.ndjson', ...because] as const;
    await startAgain('after_commit_before_reply:kill:3');
    await Promise.all([once(begin(...command), 'exit'), running().ended]);
    await startAgain();
    const { batchId, state, added } = await newestBatch();
    expect([state, added]).toEqual(['loading', 1_000]);
    expect((await runJson(...command)).data).toMatchObject({ batchId, added: ROWS, refused: 0 });
    expect(await registered('2004')).toBe(ROWS);
    expect((await runJson(...command)).data).toMatchObject({ added: 0, same: ROWS });
    expect(existsSync(join(folder, 'many.refused.ndjson'))).toBe(false);
    expect((await runJson('staff', 'batch', 'undo', batchId, ...because)).data).toMatchObject({
      undone: ROWS,
      kept: [],
    });
    expect(await registered('2004')).toBe(0);
  });
});

describe('badges that are sent again', () => {
  test('R-7.077 REL-07 500 badges, interrupted in the middle, are each sent once', { timeout: 180_000 }, async () => {
    const ROWS = 500;
    await line('staff', 'exhibition', 'set', '2005', ...SHOW, ...because);
    save(
      'hall.ndjson',
      Array.from({ length: ROWS }, (_, number) => ({ ...visitor(number), email: `hall-${number}@acme.example` })),
    );
    await runJson('staff', 'pre-register', 'import', '2005', 'hall.ndjson', ...because);
    const badges: { badgeNo: string; email: string }[] = [];
    for (let page = 1; badges.length < ROWS; page += 1)
      badges.push(...(await runJson('staff', 'pre-register', 'list', '2005', '--page', String(page))).data.records);
    const numbers = badges.map(({ badgeNo }) => badgeNo);
    const command = ['staff', 'badge', 'resend', '2005', ...numbers, '--key', crypto.randomUUID(), ...because] as const;
    await startAgain('after_commit_before_reply:kill:1');
    await Promise.all([once(begin(...command), 'exit'), running().ended]);
    await startAgain();
    expect((await runJson(...command)).data).toMatchObject({ mailed: ROWS, unknown: [], recent: [] });
    for (const { email, badgeNo } of [badges[0], badges[250], badges[499]].flatMap((one) => one ?? [])) {
      const mails = await (await fetch(`${running().url}/gateway/dev/mails?to=${email}`)).json();
      expect(mails).toMatchObject([{ badgeNo }]);
      expect(mails).toHaveLength(1);
    }
  });
});
