/**
 * Where a page of requests for quotation is reloaded at logout; undefined for any other, which keeps its address.
 *
 */
export function pathAfterLogout(path: string, deployPath: string): string | undefined {
  const rfq = `${deployPath}/rfq`;
  const pathname = path.replace(/[?#].*$/s, '');
  return pathname === rfq || pathname.startsWith(`${rfq}/`) ? rfq : undefined;
}
