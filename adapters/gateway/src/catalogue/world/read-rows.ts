import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type CatalogueRow, catalogueRow } from '@fairhall/core/catalogue/catalogue-row';

/** The rows of a catalogue file, one JSON object a line. Throws naming the first line that is no row. */
export async function* readRows(file: string): AsyncGenerator<CatalogueRow> {
  let number = 0;
  const input = createReadStream(file, 'utf8');
  // The lines do not pass on an error of the file: without a listener it would end the process.
  input.on('error', () => undefined);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (line !== '') yield readRow(line, `${file}:${number}`);
  }
  if (input.errored !== null) throw input.errored;
}

function readRow(line: string, place: string): CatalogueRow {
  try {
    return catalogueRow.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`${place} is no row of a catalogue`, { cause });
  }
}
