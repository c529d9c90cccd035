import type { HallGeometry } from '../../contract/exhibition/hall-geometry.ts';
import { type Cells, joinCell } from '../../files/cells.ts';
import { listLanguages, textColumn } from '../../files/columns.ts';
import { isBlankText } from '../../forms/text-input.ts';
import { addGeometry, toGeometryCells } from './hall-geometry-cells.ts';

/** A hall with its name in each language and, if the organiser gave it, its geometry. */
export interface ImportedHall {
  readonly hall: string;
  readonly names: Readonly<Record<string, string>>;
  readonly geometry?: HallGeometry;
}

const HALL_COUNT_MAX = 40;
const NAME_MAX = 120;

/**
 * Parses the halls of a row, each written as `hall: name`. The English column defines the halls; the other languages
 * only name them.
 */
export function parseHalls(cells: Cells, hallMax: number, before: readonly ImportedHall[]): readonly ImportedHall[] {
  const langs = listLanguages('exhibition', cells).filter((lang) => cells.has(textColumn('halls', lang)));
  const named = new Map(langs.map((lang) => [lang, parseNames(cells, textColumn('halls', lang), hallMax)]));
  const english = named.get('en');
  const halls = english === undefined ? before.map(({ hall }) => hall) : [...english.keys()];
  for (const [lang, names] of named)
    for (const hall of names.keys())
      if (!halls.includes(hall)) cells.reportProblem(textColumn('halls', lang), 'unknownId', { value: hall });
  const known = new Map(before.map((one) => [one.hall, one]));
  const listed = halls.toSorted().map((hall): ImportedHall => {
    const names = new Map(Object.entries(known.get(hall)?.names ?? {}));
    const geometry = known.get(hall)?.geometry;
    for (const [lang, given] of named) {
      const name = given.get(hall);
      if (name === undefined) names.delete(lang);
      else names.set(lang, name);
    }
    const own = { hall, names: Object.fromEntries([...names].sort(([one], [other]) => (one < other ? -1 : 1))) };
    return geometry === undefined ? own : { ...own, geometry };
  });
  return addGeometry(cells, listed);
}

function parseNames(cells: Cells, column: string, hallMax: number): ReadonlyMap<string, string> {
  const parts = cells.list(column, { most: HALL_COUNT_MAX, max: hallMax + NAME_MAX }) ?? [];
  return new Map(
    parts.map((part) => {
      const [, hall = '', name = ''] = /^([^:：]+)[:：](.+)$/s.exec(part) ?? [];
      const isGood = !isBlankText(hall) && !isBlankText(name) && hall.trim().length <= hallMax;
      if (!isGood) cells.reportProblem(column, 'attribute');
      return [hall.trim(), name.trim()];
    }),
  );
}

/** Returns the cells of the halls by column. */
export function hallCells(halls: readonly ImportedHall[]): Record<string, string> {
  const langs = [...new Set(halls.flatMap(({ names }) => Object.keys(names)))];
  const nameCells = langs.map((lang) => {
    const parts = halls.flatMap(({ hall, names }) => (names[lang] ? [`${hall}: ${names[lang]}`] : []));
    return [textColumn('halls', lang), joinCell(parts)] as const;
  });
  return { ...Object.fromEntries(nameCells), ...toGeometryCells(halls) };
}
