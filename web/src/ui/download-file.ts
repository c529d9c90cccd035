/** Hands a file over as a press on a link to it would. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
