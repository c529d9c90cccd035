/**
 * Whether a newer version of the site was installed after this page was loaded. The document at the address then names
 * another entry script, since the entry's name changes with every file that it imports.
 */
export async function isOldPage(address: string, entry: string): Promise<boolean> {
  const answer = await fetch(address);
  return answer.ok && !(await answer.text()).includes(entry);
}
