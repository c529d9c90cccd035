import { PRIZE_COUNT_MAX } from '@fairhall/core/contract/lottery/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { ok, type Result } from '@fairhall/core/result';
import { isLanguageCode } from '@fairhall/core/site/languages';
import { type Failure, fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { readFileRows } from '../../file-rows.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';
import { toPrizeTable } from './prize-table.ts';

/** Replaces all prizes of an exhibition by those of a file; earlier draws stay. D-27 D-94 */
export async function setPrizes(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const path = readTextOption(options, 'file');
  if (path === undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--file' } });
  const rows = await readFileRows(invocation, path, PRIZE_COUNT_MAX);
  if (!rows.ok) return rows;
  const prizes = parsePrizes(rows.value);
  if (!prizes.ok) return prizes;
  return submitAsStaff(invocation, {
    data: { exhibitionId: args[0] ?? '', prizes: prizes.value },
    send: (gateway, data, sending) => gateway.staffLottery.setPrizes(data, sending),
    facts: Object.fromEntries(prizes.value.map(({ prizeId, sector, stock }) => [`${sector} ${prizeId}`, stock])),
    answer: (set) => ({
      data: set,
      view: toPrizeTable(set.prizes, invocation),
      remarks: [{ key: 'terminal.staff.rows.done' }],
    }),
  });
}

const COLUMN_NAMES = ['prize', 'sector', 'stock'];
const NAME = 'name_';

type Prize = ReturnType<typeof prizeOf>;

/**
 * Parses rows with the columns prize, sector, stock and name_en, name_tr, …; fails for another column or an invalid
 * number.
 */
function parsePrizes(rows: readonly Row[]): Result<Prize[], Failure> {
  const odd = rows
    .flatMap((row) => Object.keys(row))
    .find((column) => !COLUMN_NAMES.includes(column) && !isName(column));
  if (odd !== undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.prize.noColumn', values: { column: odd } });
  const invalidRow = rows.findIndex(({ sector = '', stock = '' }) => !/^\d+$/.test(sector) || !/^\d+$/.test(stock));
  if (invalidRow >= 0)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.prize.noNumber', values: { row: invalidRow + 1 } });
  return ok(rows.map(prizeOf));
}

const isName = (column: string): boolean => column.startsWith(NAME) && isLanguageCode(column.slice(NAME.length));

const prizeOf = (row: Row) => ({
  prizeId: (row.prize ?? '').trim(),
  sector: Number(row.sector),
  stock: Number(row.stock),
  texts: Object.entries(row).flatMap(([column, name]) => {
    const lang = column.slice(NAME.length);
    return isName(column) && isLanguageCode(lang) && name.trim() !== '' ? [{ lang, name: name.trim() }] : [];
  }),
});
