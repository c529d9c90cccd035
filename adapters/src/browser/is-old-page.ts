/**
 * Whether a newer version of the site was installed after this page was loaded: the address's document names another entry
 * then, since the entry's name changes with every file that it leads to.
 */
export async function isOldPage(address: string, entry: string): Promise<boolean> {
  const answer = await fetch(address);
  return answer.ok && !(await answer.text()).includes(entry);
}
