import stringWidth from 'string-width';
import type { Column, View } from './answer.ts';

const COLUMN_GAP = '  ';

/**
 * A table for a terminal: columns are padded by display width, since a Chinese letter takes two cells and an accent
 * none.
 */
export function formatAlignedTable(view: View, heading: (title: string) => string): string {
  if (view.kind === 'text') return `${view.text}\n`;
  if (view.kind === 'facts') return formatFacts(view.facts, heading);
  const rows = view.rows.map((row) => row.map(toOneLine));
  const widths = view.columns.map(({ title }, place) =>
    Math.max(stringWidth(title), ...rows.map((row) => stringWidth(row[place] ?? ''))),
  );
  const line = (cells: readonly string[], dress: (text: string) => string = (text) => text) =>
    `${cells
      .map((cell, place) => dress(fillCell(cell, widths[place] ?? 0, view.columns[place])))
      .join(COLUMN_GAP)
      .trimEnd()}\n`;
  const titles = view.columns.map(({ title }) => title);
  return [line(titles, heading), ...rows.map((row) => line(row))].join('');
}

/** A table for other programs: one row a line, fields separated by tabs, no titles. */
export function formatTabSeparated(view: View): string {
  if (view.kind === 'text') return `${view.text}\n`;
  const rows = view.kind === 'facts' ? view.facts : view.rows;
  return rows.map((row) => `${row.map(toOneLine).join('\t')}\n`).join('');
}

function formatFacts(facts: readonly (readonly [string, string])[], heading: (title: string) => string): string {
  const width = Math.max(0, ...facts.map(([label]) => stringWidth(label)));
  const line = ([label, value]: readonly [string, string]) =>
    `${heading(fillCell(label, width))}${COLUMN_GAP}${toOneLine(value)}`;
  return facts.map((fact) => `${line(fact).trimEnd()}\n`).join('');
}

function fillCell(cell: string, width: number, column?: Column): string {
  const filling = ' '.repeat(Math.max(0, width - stringWidth(cell)));
  return column?.align === 'end' ? filling + cell : cell + filling;
}

/** Control characters and line breaks become spaces: text from the gateway must not move the cursor or end the row. */
function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
