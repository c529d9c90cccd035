/** A PDF page with lines in Latin letters, the first one large. */
export function demoPdf([title = '', ...lines]: readonly string[]): Uint8Array {
  const words = [
    'BT /F1 24 Tf 72 720 Td',
    `${encodeLine(title)} Tj /F1 13 Tf 0 -14 Td`,
    ...lines.map((line) => `0 -22 Td ${encodeLine(line)} Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  return Buffer.from(withPlaces(objects), 'latin1');
}

const encodeLine = (line: string): string => `(${line.replace(/[()\\]/g, '\\$&')})`;

/** PDF objects with the cross-reference table of their byte offsets. */
function withPlaces(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const places: string[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
