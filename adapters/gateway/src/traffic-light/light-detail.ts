import type { OutputOf } from '@fairhall/core/contract/call';
import type { trafficLight } from '@fairhall/core/contract/traffic-light/calls';
import { LIGHT_DIMENSIONS, type Light } from '@fairhall/core/contract/traffic-light/limits';
import { type Row, textOf } from '@fairhall/core/operator-list/column';
import { lightScore } from '@fairhall/core/operator-list/light-list';
import type { CallContext } from '../call-context.ts';
import { shownLight } from './light-of-supplier.ts';
import type { TrafficLightPorts } from './traffic-light-ports.ts';

type Detail = OutputOf<typeof trafficLight.detail>;

/** The light of one supplier and what it is made of; undefined where there is no such supplier. D-25 */
export async function lightDetail(
  { namedSupplier, rowsOf }: TrafficLightPorts,
  context: CallContext,
  supplierId: string,
): Promise<Detail | undefined> {
  const { database, lang } = context;
  const named = await namedSupplier(context, supplierId);
  const supplier = database.kysely.selectFrom('supplier').select('light').where('id', '=', supplierId);
  const light = (await supplier.executeTakeFirst())?.light as Light | undefined; // as the table's check says
  if (named === undefined || light === undefined) return undefined;
  const kept = await rowsOf(database, 'light', supplierId);
  const rows = kept.map(({ content }) => content);
  return {
    supplierId,
    name: named.name,
    ...shownLight(rows, light),
    dimensions: LIGHT_DIMENSIONS.flatMap((key) => rows.filter((row) => row.dimension === key)).map((row) =>
      dimensionOf(row, lang),
    ),
    updateTime: kept.length === 0 ? null : Math.max(...kept.map(({ changed }) => changed)),
  };
}

/** Reason and source in one language: the reader's where both are written in it, else English. */
function dimensionOf(row: Row, lang: string): Detail['dimensions'][number] {
  const [key, score] = lightScore(row);
  const both = row[`reason.${lang}`] && row[`source.${lang}`] ? lang : 'en';
  const [reason, source] = [textOf(row, 'reason', both), textOf(row, 'source', both)];
  return { key, score, reason: reason.text, source: source.text, date: row.date ?? '', lang: reason.lang };
}
