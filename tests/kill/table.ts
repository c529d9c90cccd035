/** One line a figure, one column an engine. */
export function tableOf(headings: readonly string[], columns: readonly (readonly (string | number)[])[]): string {
  const width = Math.max(...headings.map(({ length }) => length));
  return headings
    .map((heading, line) =>
      [heading.padEnd(width), ...columns.map((column) => String(column[line] ?? '').padStart(12))].join('  '),
    )
    .join('\n');
}
