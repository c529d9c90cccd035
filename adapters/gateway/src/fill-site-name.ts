/** Returns a text of a page as JSON, with the name of the site wherever `{siteName}` stands. D-45 D-97 */
export function fillSiteName(page: object, siteName: string): string {
  const escaped = JSON.stringify(siteName).slice(1, -1);
  return JSON.stringify(page).replaceAll('{siteName}', () => escaped);
}
