/**
 * The path to which an RFQ page reloads at logout; undefined for every other page, which keeps its address.
 *
 */
export function pathAfterLogout(path: string, deployPath: string): string | undefined {
  const rfq = `${deployPath}/rfq`;
  const pathname = path.replace(/[?#].*$/s, '');
  return pathname === rfq || pathname.startsWith(`${rfq}/`) ? rfq : undefined;
}
