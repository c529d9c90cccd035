import type { StaffPrizes } from '@fairhall/core/contract/lottery/staff-calls';
import { getFormat } from '@fairhall/core/site/format';
import type { ListAnswer } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';

/** A table of prizes by sector, with their stock and the number of draws. */
export function toPrizeTable(
  prizes: readonly StaffPrizes['prizes'][number][],
  { texts, global }: Invocation,
): ListAnswer['view'] {
  const { number } = getFormat(global.lang);
  const columns = (['sector', 'prize', 'name', 'stock', 'drawn'] as const).map((column) => ({
    title: texts.text(`terminal.prize.column.${column}`),
    ...((column === 'stock' || column === 'drawn') && { align: 'end' as const }),
  }));
  const nameOf = (named: StaffPrizes['prizes'][number]['texts']) =>
    (named.find(({ lang }) => lang === global.lang) ?? named.find(({ lang }) => lang === 'en'))?.name ?? '';
  const rows = prizes.map((each) => [
    number(each.sector),
    each.prizeId,
    nameOf(each.texts),
    number(each.stock),
    number(each.drawn),
  ]);
  return { kind: 'table', columns, rows };
}
