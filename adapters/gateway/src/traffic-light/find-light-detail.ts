import type { OutputOf } from '@fairhall/core/contract/call';
import type { trafficLight } from '@fairhall/core/contract/traffic-light/calls';
import { type Light, TRAFFIC_LIGHT_DIMENSIONS } from '@fairhall/core/contract/traffic-light/limits';
import { getLocalizedText, type Row } from '@fairhall/core/operator-list/column';
import { toLightScore } from '@fairhall/core/operator-list/light-list';
import type { CallContext } from '../call-context.ts';
import { toVisibleLight } from './supplier-light.ts';
import type { TrafficLightPorts } from './traffic-light-ports.ts';

type Detail = OutputOf<typeof trafficLight.detail>;

/** A supplier's light and its dimensions; undefined if there is no such supplier. D-25 */
export async function findLightDetail(
  { findNamedSupplier, listRows }: TrafficLightPorts,
  context: CallContext,
  supplierId: string,
): Promise<Detail | undefined> {
  const { database, lang } = context;
  const namedSupplier = await findNamedSupplier(context, supplierId);
  const supplier = database.kysely.selectFrom('supplier').select('light').where('id', '=', supplierId);
  const light = (await supplier.executeTakeFirst())?.light as Light | undefined; // the table's check constraint
  if (namedSupplier === undefined || light === undefined) return undefined;
  const stored = await listRows(database, 'light', supplierId);
  const rows = stored.map(({ content }) => content);
  return {
    supplierId,
    name: namedSupplier.name,
    ...toVisibleLight(rows, light),
    dimensions: TRAFFIC_LIGHT_DIMENSIONS.flatMap((key) => rows.filter((row) => row.dimension === key)).map((row) =>
      toDimension(row, lang),
    ),
    updateTime: stored.length === 0 ? null : Math.max(...stored.map(({ changed }) => changed)),
  };
}

/** Reason and source in one language: the reader's if both exist in it, else English. */
function toDimension(row: Row, lang: string): Detail['dimensions'][number] {
  const [key, score] = toLightScore(row);
  const both = row[`reason.${lang}`] && row[`source.${lang}`] ? lang : 'en';
  const [reason, source] = [getLocalizedText(row, 'reason', both), getLocalizedText(row, 'source', both)];
  return { key, score, reason: reason.text, source: source.text, date: row.date ?? '', lang: reason.lang };
}
