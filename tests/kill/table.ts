/** A table with one line per figure and one column per engine. */
export function formatTable(headings: readonly string[], columns: readonly (readonly (string | number)[])[]): string {
  const width = Math.max(...headings.map(({ length }) => length));
  return headings
    .map((heading, line) =>
      [heading.padEnd(width), ...columns.map((column) => String(column[line] ?? '').padStart(12))].join('  '),
    )
    .join('\n');
}
