/** A page in English as text. Throws when there is none. */
export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { 'accept-language': 'en' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** Addresses of products that a page links to, in its order. */
export const findProductLinks = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/[^"]*_P\d+\.html)"/g)].map(([, path = '']) => path);

/** Addresses of suppliers that a page links to, in its order. */
export const findSupplierLinks = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/supplier\/[^"]*\.html)"/g)].map(([, path = '']) => path);
