import { isRtl } from '../site/languages.ts';
import type { BadgeCanvas } from './badge-canvas.ts';
import { type BadgeFace, badgeNumberParts, drawableFace } from './badge-face.ts';
import { createPen, isJoined, lineOf, type Pen, type Room, type Side, type TextStyle } from './badge-pen.ts';
import { drawQr } from './draw-qr.ts';
import { inkOn } from './ink-on.ts';
import { BADGE_HEIGHT, BADGE_NAME_LINES, BADGE_QR_WIDTH, BADGE_WIDTH } from './limits.ts';
import type { QrSquares } from './qr-squares.ts';

const COLOUR = { paper: '#ffffff', ink: '#1b1c1f', second: '#44474d', third: '#63676e', dark: '#1f2023' } as const;
const LINE = { hair: '#e3e1dc', strong: '#c9c7c2', sunken: '#eeede9' } as const;
const SIDE = 56;
const WIDTH = BADGE_WIDTH - 2 * SIDE;
const BAND_TOP = 44;
const QR_TOP = BADGE_HEIGHT - 48 - BADGE_QR_WIDTH;
const SITE_NAME = 'Fairhall';

const STYLE = {
  exhibition: { size: 46, weight: 650, line: 54, tracking: -0.015, colour: '' },
  dates: { size: 26, weight: 500, line: 34, colour: '' },
  company: { size: 32, weight: 600, line: 44, colour: COLOUR.ink },
  country: { size: 32, weight: 400, line: 44, colour: COLOUR.second },
  plate: { size: 30, weight: 650, line: 52, colour: COLOUR.paper },
  site: { size: 30, weight: 650, line: 28, tracking: -0.02, colour: COLOUR.ink },
  label: { size: 22, weight: 400, line: 30, colour: COLOUR.third },
  number: { size: 38, weight: 650, line: 44, colour: COLOUR.ink },
} as const satisfies Record<string, TextStyle>;

/** The sizes of a name, largest first. Scripts that build up and down take lines that are higher, so they begin smaller. */
const NAME_SIZES = { plain: [88, 72, 60], joined: [72, 60, 52] } as const;
const nameStyle = (size: number): TextStyle => ({
  size,
  weight: 650,
  tracking: -0.025,
  colour: COLOUR.ink,
  line: Math.round(size * 1.05),
});

/** Where things are: `start` is the side where lines begin in the badge's language, and `x` a distance from there. */
interface Sheet {
  readonly canvas: BadgeCanvas;
  readonly pen: Pen;
  readonly face: BadgeFace;
  readonly start: Side;
  readonly end: Side;
  /** The x of a box that begins `inset` from the start. */
  boxAt(inset: number, width: number): number;
  /** The x of text that begins `inset` from a side. */
  edge(side: Side, inset?: number): number;
}

/**
 * Draws a badge of 750 by 1125 pixels; its fonts have to be there before, and emoji, which none of them has, are left out. `squares` are those of its code's text.
 * D-31
 */
export function drawBadge(canvas: BadgeCanvas, face: BadgeFace, squares: QrSquares): void {
  const sheet = sheetOf(canvas, drawableFace(face));
  canvas.fillStyle = COLOUR.paper;
  canvas.fillRect(0, 0, BADGE_WIDTH, BADGE_HEIGHT);
  drawSlot(canvas);
  const below = drawBand(sheet);
  drawPerson(sheet, below + 40);
  drawCode(sheet, squares);
  drawSite(sheet);
  drawNumber(sheet);
}

function sheetOf(canvas: BadgeCanvas, face: BadgeFace): Sheet {
  const isMirrored = isRtl(face.lang);
  const [start, end]: readonly [Side, Side] = isMirrored ? ['right', 'left'] : ['left', 'right'];
  return {
    canvas,
    face,
    start,
    end,
    pen: createPen(canvas, face.lang),
    boxAt: (inset, width) => (isMirrored ? BADGE_WIDTH - inset - width : inset),
    edge: (side, inset = SIDE) => (side === 'left' ? inset : BADGE_WIDTH - inset),
  };
}

/** The mark where the holder is punched. */
function drawSlot(canvas: BadgeCanvas): void {
  box(canvas, LINE.sunken, [(BADGE_WIDTH - 120) / 2, 14, 120, 16], 8);
  canvas.strokeStyle = LINE.strong;
  canvas.lineWidth = 1;
  canvas.stroke();
}

/** The exhibition and when it is, on its colour; answers the y below. */
function drawBand({ canvas, pen, face, start, edge }: Sheet): number {
  const colour = inkOn(face.brand);
  const name = { ...STYLE.exhibition, colour };
  const lines = pen.wrap(face.exhibitionName, name, { width: WIDTH, lines: 2 });
  const dates = face.dates === '' ? [] : pen.wrap(face.dates, STYLE.dates, { width: WIDTH, lines: 1 });
  const datesHeight = dates.length === 0 ? 0 : 8 + heightOf(dates, STYLE.dates);
  const height = 44 + heightOf(lines, name) + datesHeight + 36;
  canvas.fillStyle = face.brand;
  canvas.fillRect(0, BAND_TOP, BADGE_WIDTH, height);
  const place = { edge: edge(start), side: start };
  const below = pen.write(lines, name, { ...place, top: BAND_TOP + 44 });
  pen.write(dates, { ...STYLE.dates, colour }, { ...place, top: below + 8 });
  return BAND_TOP + height;
}

function drawPerson(sheet: Sheet, top: number): void {
  const { pen, face, start, edge } = sheet;
  const place = { edge: edge(start), side: start };
  const country = pen.wrap(face.country, STYLE.country, { width: WIDTH, lines: 1 });
  const taken = drawPlate(sheet, top + 10);
  const bottom = QR_TOP - 8 - heightOf(country, STYLE.country);
  const height = bottom - top - 16 - lineOf(face.company, STYLE.company);
  const { style, lines } = fittingName(pen, face.name, { width: WIDTH, firstWidth: WIDTH - taken, height });
  const below = pen.write(lines, style, { ...place, top }) + 16;
  const room = Math.floor((bottom - below) / lineOf(face.company, STYLE.company));
  const company = pen.wrap(face.company, STYLE.company, { width: WIDTH, lines: Math.min(2, Math.max(1, room)) });
  pen.write(country, STYLE.country, { ...place, top: pen.write(company, STYLE.company, { ...place, top: below }) });
}

/** A name in the largest size in which it is whole and leaves room for what is below, else in the smallest, cut. */
function fittingName(pen: Pen, name: string, { height, ...widths }: Omit<Room, 'lines'> & { readonly height: number }) {
  const sizes = NAME_SIZES[isJoined(name) ? 'joined' : 'plain'];
  const [largest, ...smaller] = sizes.map((size) => {
    const style = nameStyle(size);
    const lines = pen.wrap(name, style, { ...widths, lines: BADGE_NAME_LINES });
    const isWhole = lines.at(-1)?.endsWith('…') !== true && pen.wordWidth(name, style) <= widths.width;
    return { style, lines, fits: isWhole && heightOf(lines, style) <= height };
  }) as [NameFit, ...NameFit[]]; // there are three sizes
  return [largest, ...smaller].find(({ fits }) => fits) ?? smaller.at(-1) ?? largest;
}

interface NameFit {
  readonly style: TextStyle;
  readonly lines: readonly string[];
  readonly fits: boolean;
}

const heightOf = (lines: readonly string[], style: TextStyle): number =>
  lines.reduce((height, line) => height + lineOf(line, style), 0);

/** The plate of a VIP at the end of the name's line; answers how much of the line it takes. */
function drawPlate({ canvas, pen, face, end, boxAt, edge }: Sheet, top: number): number {
  if (face.plate === '') return 0;
  const width = Math.ceil(pen.width(face.plate, STYLE.plate)) + 50;
  const inset = BADGE_WIDTH - SIDE - width;
  box(canvas, COLOUR.dark, [boxAt(inset, width), top, width, STYLE.plate.line], 4);
  canvas.fillStyle = face.brand;
  canvas.fillRect(boxAt(inset, 10), top, 10, STYLE.plate.line);
  pen.write([face.plate], STYLE.plate, { edge: edge(end, SIDE + 20), side: end, top });
  return width + 24;
}

function drawCode({ canvas, boxAt }: Sheet, squares: QrSquares): void {
  const x = boxAt(SIDE - 2, BADGE_QR_WIDTH);
  box(canvas, COLOUR.paper, [x + 1, QR_TOP + 1, BADGE_QR_WIDTH - 2, BADGE_QR_WIDTH - 2], 8);
  drawQr(canvas, squares, { x, y: QR_TOP, width: BADGE_QR_WIDTH });
  canvas.strokeStyle = LINE.hair;
  canvas.lineWidth = 2;
  canvas.beginPath();
  canvas.roundRect(x + 1, QR_TOP + 1, BADGE_QR_WIDTH - 2, BADGE_QR_WIDTH - 2, 8);
  canvas.stroke();
}

/** The site's mark and name at the end, level with the top of the code; read from the left in every language. */
function drawSite({ canvas, pen, end, edge }: Sheet): void {
  const width = Math.ceil(pen.width(SITE_NAME, STYLE.site));
  const left = end === 'right' ? edge(end) - width - 40 : edge(end);
  pen.write([SITE_NAME], STYLE.site, { edge: left + 40, side: 'left', top: QR_TOP });
  canvas.fillStyle = COLOUR.ink;
  for (const [x, y, across, down] of [
    [0, 0, 28, 7],
    [0, 10, 7, 18],
    [10, 10, 13, 7],
  ] as const)
    canvas.fillRect(left + x, QR_TOP + y, across, down);
}

function drawNumber({ pen, face, end, edge }: Sheet): void {
  const parts = badgeNumberParts(face.badgeNo);
  const top = BADGE_HEIGHT - 48 - parts.length * STYLE.number.line - STYLE.label.line;
  const place = { edge: edge(end), side: end };
  const width = WIDTH - BADGE_QR_WIDTH - 24;
  const label = pen.wrap(face.numberLabel, STYLE.label, { width, lines: 1 });
  pen.write(parts, STYLE.number, { ...place, top: pen.write(label, STYLE.label, { ...place, top }) });
}

function box(
  canvas: BadgeCanvas,
  colour: string,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
): void {
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.roundRect(x, y, width, height, radius);
  canvas.fill();
}
