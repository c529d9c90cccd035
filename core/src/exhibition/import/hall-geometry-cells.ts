import {
  HALL_DOOR_KINDS,
  HALL_SIDES,
  type HallDoor,
  type HallFacility,
  type HallGeometry,
  isWithin,
} from '../../contract/exhibition/hall-geometry.ts';
import { type Cells, joinCell } from '../../files/cells.ts';
import { HALL_METRES_MAX, parseMetres } from './metres.ts';

/** A hall with its geometry, if the organiser gave any. */
interface MeasuredHall {
  readonly hall: string;
  readonly geometry?: HallGeometry;
}

/** The columns with the geometry of halls, each with an example of one part. */
const EXAMPLES = {
  hall_sizes: '1: 73 x 43.6',
  hall_doors: '1: entrance bottom 30 6 North entrance',
  hall_facilities: '1: 2.5 38 9 4 cafe',
} as const;
type GeometryColumn = keyof typeof EXAMPLES;

const PARTS_MAX = 400;
const PART_MAX = 200;
const NAME_MAX = 60;
const SIZE_LEAST = 1;

/** A hall's part of a cell: the hall's name and the words after it. */
interface HallPart {
  readonly hall: string;
  readonly words: readonly string[];
}

/**
 * Adds the geometry of a row to its halls: sizes, doors and facilities, each part written as in `EXAMPLES`. A column
 * that the file lacks keeps what is stored. A hall without a size has no geometry. D-28
 */
export function addGeometry<Hall extends MeasuredHall>(cells: Cells, halls: readonly Hall[]): readonly Hall[] {
  const known = new Set(halls.map(({ hall }) => hall));
  const sizes = parseParts(cells, 'hall_sizes', known, toSize);
  const doors = parseParts(cells, 'hall_doors', known, toDoor);
  const facilities = parseParts(cells, 'hall_facilities', known, toFacility);
  if (sizes === undefined && doors === undefined && facilities === undefined) return halls;
  return halls.map((hall) => {
    const { geometry: before, ...plain } = hall;
    const listOf = <Part>(parts: ReadonlyMap<string, readonly Part[]> | undefined, stored: readonly Part[] = []) =>
      parts === undefined ? stored : (parts.get(hall.hall) ?? []);
    const size = sizes === undefined ? before : sizes.get(hall.hall)?.[0];
    const own = { doors: listOf(doors, before?.doors), facilities: listOf(facilities, before?.facilities) };
    if (size === undefined) {
      const isReported = cells.problems.some(({ column }) => column === 'hall_sizes');
      if (own.doors.length + own.facilities.length > 0 && !isReported) cells.reportProblem('hall_sizes', 'required');
      return plain as Hall;
    }
    const geometry = { width: size.width, depth: size.depth, ...own };
    reportOutside(cells, hall.hall, geometry);
    return { ...plain, geometry } as unknown as Hall;
  });
}

function reportOutside(cells: Cells, hall: string, { width, depth, doors, facilities }: HallGeometry): void {
  const value = `${hall}: ${width} x ${depth}`;
  const isDoorWithin = ({ side, at, width: wide }: HallDoor) =>
    isWithin({ x: at, y: 0, width: wide, depth: 0 }, { width: isHorizontal(side) ? width : depth, depth: 0 });
  if (!doors.every(isDoorWithin)) cells.reportProblem('hall_doors', 'outside', { value });
  if (!facilities.every((box) => isWithin(box, { width, depth })))
    cells.reportProblem('hall_facilities', 'outside', { value });
}

const isHorizontal = (side: HallDoor['side']): boolean => side === 'top' || side === 'bottom';

/** Parses the parts of a column by hall; undefined if the file lacks the column. */
function parseParts<Part>(
  cells: Cells,
  column: GeometryColumn,
  known: ReadonlySet<string>,
  parse: (words: readonly string[]) => Part | undefined,
): ReadonlyMap<string, readonly Part[]> | undefined {
  const written = cells.list(column, { most: PARTS_MAX, max: PART_MAX });
  if (written === undefined) return undefined;
  const parsed = written.flatMap((text) => {
    const part = splitPart(text);
    const value = part === undefined ? undefined : parse(part.words);
    if (part === undefined || value === undefined) {
      cells.reportProblem(column, 'setting', { choices: EXAMPLES[column] });
      return [];
    }
    if (!known.has(part.hall)) cells.reportProblem(column, 'unknownId', { value: part.hall });
    return [{ hall: part.hall, value }];
  });
  return new Map(
    [...Map.groupBy(parsed, ({ hall }) => hall)].map(([hall, parts]) => [hall, parts.map(({ value }) => value)]),
  );
}

function splitPart(text: string): HallPart | undefined {
  const [, hall = '', rest = ''] = /^([^:：]+)[:：](.+)$/s.exec(text) ?? [];
  return hall === '' ? undefined : { hall: hall.trim(), words: rest.trim().split(/\s+/) };
}

function toSize([width = '', times = '', depth = '', ...more]: readonly string[]) {
  const size = { width: parseMetres(width, SIZE_LEAST), depth: parseMetres(depth, SIZE_LEAST) };
  const isGood = /^[x×*]$/i.test(times) && more.length === 0 && size.width <= HALL_METRES_MAX;
  return isGood && !Number.isNaN(size.depth) ? size : undefined;
}

function toDoor([kindWord, sideWord, at = '', width = '', ...words]: readonly string[]): HallDoor | undefined {
  const kind = HALL_DOOR_KINDS.find((each) => each === kindWord);
  const side = HALL_SIDES.find((each) => each === sideWord);
  const door = { at: parseMetres(at), width: parseMetres(width, SIZE_LEAST), label: words.join(' ') };
  const isGood = !Number.isNaN(door.at + door.width) && door.label.length <= NAME_MAX;
  return isGood && kind !== undefined && side !== undefined ? { kind, side, ...door } : undefined;
}

function toFacility([x = '', y = '', width = '', depth = '', ...words]: readonly string[]): HallFacility | undefined {
  const box = {
    x: parseMetres(x),
    y: parseMetres(y),
    width: parseMetres(width, SIZE_LEAST),
    depth: parseMetres(depth, SIZE_LEAST),
  };
  const name = words.join(' ');
  const isGood = !Number.isNaN(box.x + box.y + box.width + box.depth) && name.length <= NAME_MAX;
  return isGood && name !== '' ? { name, ...box } : undefined;
}

/** Returns the cells with the geometry of halls by column; none without geometry. */
export function toGeometryCells(halls: readonly MeasuredHall[]): Partial<Record<GeometryColumn, string>> {
  const toCell = (listParts: (geometry: HallGeometry) => readonly (readonly (string | number)[])[]) =>
    joinCell(
      halls.flatMap(({ hall, geometry }) =>
        geometry === undefined ? [] : listParts(geometry).map((words) => `${hall}: ${words.join(' ')}`.trim()),
      ),
    );
  if (halls.every(({ geometry }) => geometry === undefined)) return {};
  return {
    hall_sizes: toCell(({ width, depth }) => [[width, 'x', depth]]),
    hall_doors: toCell(({ doors }) => doors.map(({ kind, side, at, width, label }) => [kind, side, at, width, label])),
    hall_facilities: toCell(({ facilities }) =>
      facilities.map(({ name, x, y, width, depth }) => [x, y, width, depth, name]),
    ),
  };
}
