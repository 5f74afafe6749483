/**
 * Rows as aligned columns for a log: two spaces between columns, no trailing spaces. Width is counted in code points.
 */
export function renderTextTable(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, lengthOf(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(Number(widths[column]) - lengthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

function lengthOf(cell: string): number {
  return Array.from(cell).length;
}
