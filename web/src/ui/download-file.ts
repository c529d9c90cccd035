/** Downloads a file as a download link would. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
