import { isRtl } from '../site/languages.ts';
import { PRODUCT_NAME } from '../site/product-name.ts';
import type { BadgeCanvas } from './badge-canvas.ts';
import { type BadgeContent, badgeNumberParts, toDrawableContent } from './badge-content.ts';
import { drawQr } from './draw-qr.ts';
import { BADGE_HEIGHT, BADGE_NAME_LINES, BADGE_QR_WIDTH, BADGE_WIDTH } from './limits.ts';
import type { QrSquares } from './qr-squares.ts';
import { pickTextColour } from './text-colour.ts';
import {
  createTextWriter,
  isJoined,
  lineOf,
  type Room,
  type Side,
  type TextStyle,
  type TextWriter,
} from './text-writer.ts';

const COLOUR = { paper: '#ffffff', ink: '#1b1c1f', second: '#44474d', third: '#63676e', dark: '#1f2023' } as const;
const LINE = { hair: '#e3e1dc', strong: '#c9c7c2', sunken: '#eeede9' } as const;
const SIDE = 56;
const WIDTH = BADGE_WIDTH - 2 * SIDE;
const BAND_TOP = 44;
/** The most lines of a site's name. */
const SITE_NAME_LINES = 3;
const QR_TOP = BADGE_HEIGHT - 48 - BADGE_QR_WIDTH;

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

/** The font sizes of a name, largest first. Scripts with taller lines start with a smaller size. */
const NAME_SIZES = { plain: [88, 72, 60], joined: [72, 60, 52] } as const;
const nameStyle = (size: number): TextStyle => ({
  size,
  weight: 650,
  tracking: -0.025,
  colour: COLOUR.ink,
  line: Math.round(size * 1.05),
});

/**
 * The drawing context. `start` is the side where lines begin in the badge's language; an `inset` is a distance from a
 * side.
 */
interface BadgeSheet {
  readonly canvas: BadgeCanvas;
  readonly writer: TextWriter;
  readonly content: BadgeContent;
  readonly start: Side;
  readonly end: Side;
  /** The x of a box that begins `inset` from the start side. */
  boxAt(inset: number, width: number): number;
  /** The x of text that begins `inset` from the given side. */
  edge(side: Side, inset?: number): number;
}

/**
 * Draws a badge of 750 by 1125 pixels. Load its fonts before; emoji are left out, since no badge font has them.
 * `squares` encode the badge's text., D-31
 */
export function drawBadge(canvas: BadgeCanvas, content: BadgeContent, squares: QrSquares): void {
  const sheet = sheetOf(canvas, toDrawableContent(content));
  canvas.fillStyle = COLOUR.paper;
  canvas.fillRect(0, 0, BADGE_WIDTH, BADGE_HEIGHT);
  drawSlot(canvas);
  const below = drawBand(sheet);
  drawPerson(sheet, below + 40);
  drawCode(sheet, squares);
  drawSite(sheet);
  drawNumber(sheet);
}

function sheetOf(canvas: BadgeCanvas, content: BadgeContent): BadgeSheet {
  const isMirrored = isRtl(content.lang);
  const [start, end]: readonly [Side, Side] = isMirrored ? ['right', 'left'] : ['left', 'right'];
  return {
    canvas,
    content,
    start,
    end,
    writer: createTextWriter(canvas, content.lang),
    boxAt: (inset, width) => (isMirrored ? BADGE_WIDTH - inset - width : inset),
    edge: (side, inset = SIDE) => (side === 'left' ? inset : BADGE_WIDTH - inset),
  };
}

/** The mark for punching the hole of the badge holder. */
function drawSlot(canvas: BadgeCanvas): void {
  fillBox(canvas, LINE.sunken, [(BADGE_WIDTH - 120) / 2, 14, 120, 16], 8);
  canvas.strokeStyle = LINE.strong;
  canvas.lineWidth = 1;
  canvas.stroke();
}

/** Draws the exhibition's name and dates on its colour; returns the y below the band. */
function drawBand({ canvas, writer, content, start, edge }: BadgeSheet): number {
  const colour = pickTextColour(content.brand);
  const name = { ...STYLE.exhibition, colour };
  const lines = writer.wrap(content.exhibitionName, name, { width: WIDTH, lines: 2 });
  const dates = content.dates === '' ? [] : writer.wrap(content.dates, STYLE.dates, { width: WIDTH, lines: 1 });
  const datesHeight = dates.length === 0 ? 0 : 8 + measureHeight(dates, STYLE.dates);
  const height = 44 + measureHeight(lines, name) + datesHeight + 36;
  canvas.fillStyle = content.brand;
  canvas.fillRect(0, BAND_TOP, BADGE_WIDTH, height);
  const position = { edge: edge(start), side: start };
  const below = writer.write(lines, name, { ...position, top: BAND_TOP + 44 });
  writer.write(dates, { ...STYLE.dates, colour }, { ...position, top: below + 8 });
  return BAND_TOP + height;
}

function drawPerson(sheet: BadgeSheet, top: number): void {
  const { writer, content, start, edge } = sheet;
  const position = { edge: edge(start), side: start };
  const country = writer.wrap(content.country, STYLE.country, { width: WIDTH, lines: 1 });
  const taken = drawPlate(sheet, top + 10);
  const bottom = QR_TOP - 8 - measureHeight(country, STYLE.country);
  const height = bottom - top - 16 - lineOf(content.company, STYLE.company);
  const { style, lines } = findNameFit(writer, content.name, { width: WIDTH, firstWidth: WIDTH - taken, height });
  const below = writer.write(lines, style, { ...position, top }) + 16;
  const room = Math.floor((bottom - below) / lineOf(content.company, STYLE.company));
  const company = writer.wrap(content.company, STYLE.company, { width: WIDTH, lines: Math.min(2, Math.max(1, room)) });
  writer.write(country, STYLE.country, {
    ...position,
    top: writer.write(company, STYLE.company, { ...position, top: below }),
  });
}

/**
 * The largest font size in which the whole name leaves room for the content below; else the smallest size, with the
 * name cut.
 */
function findNameFit(
  writer: TextWriter,
  name: string,
  { height, ...widths }: Omit<Room, 'lines'> & { readonly height: number },
) {
  const sizes = NAME_SIZES[isJoined(name) ? 'joined' : 'plain'];
  const [largest, ...smaller] = sizes.map((size) => {
    const style = nameStyle(size);
    const lines = writer.wrap(name, style, { ...widths, lines: BADGE_NAME_LINES });
    const isWhole = lines.at(-1)?.endsWith('…') !== true && writer.wordWidth(name, style) <= widths.width;
    return { style, lines, fits: isWhole && measureHeight(lines, style) <= height };
  }) as [NameFit, ...NameFit[]]; // there are three sizes
  return [largest, ...smaller].find(({ fits }) => fits) ?? smaller.at(-1) ?? largest;
}

interface NameFit {
  readonly style: TextStyle;
  readonly lines: readonly string[];
  readonly fits: boolean;
}

const measureHeight = (lines: readonly string[], style: TextStyle): number =>
  lines.reduce((height, line) => height + lineOf(line, style), 0);

/** Draws the VIP plate at the end of the name's line; returns the width that it takes. */
function drawPlate({ canvas, writer, content, end, boxAt, edge }: BadgeSheet, top: number): number {
  if (content.plate === '') return 0;
  const width = Math.ceil(writer.width(content.plate, STYLE.plate)) + 50;
  const inset = BADGE_WIDTH - SIDE - width;
  fillBox(canvas, COLOUR.dark, [boxAt(inset, width), top, width, STYLE.plate.line], 4);
  canvas.fillStyle = content.brand;
  canvas.fillRect(boxAt(inset, 10), top, 10, STYLE.plate.line);
  writer.write([content.plate], STYLE.plate, { edge: edge(end, SIDE + 20), side: end, top });
  return width + 24;
}

function drawCode({ canvas, boxAt }: BadgeSheet, squares: QrSquares): void {
  const x = boxAt(SIDE - 2, BADGE_QR_WIDTH);
  fillBox(canvas, COLOUR.paper, [x + 1, QR_TOP + 1, BADGE_QR_WIDTH - 2, BADGE_QR_WIDTH - 2], 8);
  drawQr(canvas, squares, { x, y: QR_TOP, width: BADGE_QR_WIDTH });
  canvas.strokeStyle = LINE.hair;
  canvas.lineWidth = 2;
  canvas.beginPath();
  canvas.roundRect(x + 1, QR_TOP + 1, BADGE_QR_WIDTH - 2, BADGE_QR_WIDTH - 2, 8);
  canvas.stroke();
}

/**
 * Draws the site's name at the end side, level with the top of the code; the product's own name with its mark, left to
 * right in every language.
 */
function drawSite({ canvas, writer, content, end, edge }: BadgeSheet): void {
  const { siteName = PRODUCT_NAME } = content;
  if (siteName !== PRODUCT_NAME) {
    const lines = writer.wrap(siteName, STYLE.site, { width: WIDTH - BADGE_QR_WIDTH - 24, lines: SITE_NAME_LINES });
    writer.write(lines, STYLE.site, { edge: edge(end), side: end, top: QR_TOP });
    return;
  }
  const width = Math.ceil(writer.width(siteName, STYLE.site));
  const left = end === 'right' ? edge(end) - width - 40 : edge(end);
  writer.write([siteName], STYLE.site, { edge: left + 40, side: 'left', top: QR_TOP });
  canvas.fillStyle = COLOUR.ink;
  for (const [x, y, across, down] of [
    [0, 0, 28, 7],
    [0, 10, 7, 18],
    [10, 10, 13, 7],
  ] as const)
    canvas.fillRect(left + x, QR_TOP + y, across, down);
}

function drawNumber({ writer, content, end, edge }: BadgeSheet): void {
  const parts = badgeNumberParts(content.badgeNo);
  const top = BADGE_HEIGHT - 48 - parts.length * STYLE.number.line - STYLE.label.line;
  const position = { edge: edge(end), side: end };
  const width = WIDTH - BADGE_QR_WIDTH - 24;
  const label = writer.wrap(content.numberLabel, STYLE.label, { width, lines: 1 });
  writer.write(parts, STYLE.number, { ...position, top: writer.write(label, STYLE.label, { ...position, top }) });
}

function fillBox(
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
