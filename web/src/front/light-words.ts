import type { OutputOf } from '@fairhall/core/contract/call';
import type { trafficLight } from '@fairhall/core/contract/traffic-light/calls';
import {
  type Light,
  type LightDimension,
  TRAFFIC_LIGHT_DIMENSIONS,
} from '@fairhall/core/contract/traffic-light/limits';
import { getFormat } from '@fairhall/core/site/format';
import type { Visit } from '../page/screen.ts';

export interface DimensionWords {
  readonly key: LightDimension;
  readonly name: string;
  /** Null if it is not recorded. */
  readonly found: {
    readonly score: number;
    readonly reason: string;
    readonly source: string;
    /** The language of the reason if it is not the page's. */
    readonly lang: string | undefined;
  } | null;
}

export interface LightWords {
  readonly id: string;
  readonly name: string;
  readonly light: Light;
  readonly lightText: string;
  readonly score: string;
}

type Detail = OutputOf<typeof trafficLight.detail>;
type Words = Pick<Visit, 'texts' | 'boot'>;

/** Formats a supplier's traffic light with its score. */
export function toLightWords(
  { supplierId, name, light, score }: Pick<Detail, 'supplierId' | 'name' | 'light' | 'score'>,
  { texts, boot }: Words,
): LightWords {
  const scoreText =
    score === null
      ? texts.text('light.noScore')
      : texts.text('light.score', { score: getFormat(boot.lang).number(score) });
  return { id: supplierId, name, light, lightText: texts.text(`supplier.light.${light}`), score: scoreText };
}

/** Formats the five dimensions in order, including those that are not recorded. D-25 */
export function toDimensionWords({ dimensions }: Detail, { texts, boot }: Words): readonly DimensionWords[] {
  const { date } = getFormat(boot.lang);
  return TRAFFIC_LIGHT_DIMENSIONS.map((key) => {
    const row = dimensions.find((dimension) => dimension.key === key);
    const name = texts.text(`light.dimension.${key}`);
    if (row === undefined) return { key, name, found: null };
    const source = texts.text('light.source', { source: row.source, date: date(row.date) });
    const lang = row.lang === boot.lang ? undefined : row.lang;
    return { key, name, found: { score: row.score, reason: row.reason, source, lang } };
  });
}
