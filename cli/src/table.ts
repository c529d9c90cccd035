import stringWidth from 'string-width';
import type { Column, View } from './answer.ts';

const GAP = '  ';

/**
 * A table for a terminal: columns are padded by display width, since a Chinese letter takes two cells and an accent
 * none.
 */
export function alignedText(view: View, heading: (title: string) => string): string {
  if (view.kind === 'text') return `${view.text}\n`;
  if (view.kind === 'facts') return factsText(view.facts, heading);
  const rows = view.rows.map((row) => row.map(oneLine));
  const widths = view.columns.map(({ title }, place) =>
    Math.max(stringWidth(title), ...rows.map((row) => stringWidth(row[place] ?? ''))),
  );
  const line = (cells: readonly string[], dress: (text: string) => string = (text) => text) =>
    `${cells
      .map((cell, place) => dress(padded(cell, widths[place] ?? 0, view.columns[place])))
      .join(GAP)
      .trimEnd()}\n`;
  const titles = view.columns.map(({ title }) => title);
  return [line(titles, heading), ...rows.map((row) => line(row))].join('');
}

/** A table for other programs: one row a line, fields separated by tabs, no titles. */
export function tabbedText(view: View): string {
  if (view.kind === 'text') return `${view.text}\n`;
  const rows = view.kind === 'facts' ? view.facts : view.rows;
  return rows.map((row) => `${row.map(oneLine).join('\t')}\n`).join('');
}

function factsText(facts: readonly (readonly [string, string])[], heading: (title: string) => string): string {
  const width = Math.max(0, ...facts.map(([label]) => stringWidth(label)));
  const line = ([label, value]: readonly [string, string]) => `${heading(padded(label, width))}${GAP}${oneLine(value)}`;
  return facts.map((fact) => `${line(fact).trimEnd()}\n`).join('');
}

function padded(cell: string, width: number, column?: Column): string {
  const filling = ' '.repeat(Math.max(0, width - stringWidth(cell)));
  return column?.align === 'end' ? filling + cell : cell + filling;
}

/** Control characters and line breaks become spaces: text of the gateway must not move the cursor or end the row. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
