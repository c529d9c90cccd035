/** Fetches a page in English as text. Throws if the server does not answer with success. */
export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { 'accept-language': 'en' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** Addresses of products that a page links to, in order. */
export const findProductLinks = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/[^"]*_P\d+\.html)"/g)].map(([, path = '']) => path);

/** Addresses of suppliers that a page links to, in order. */
export const findSupplierLinks = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/supplier\/[^"]*\.html)"/g)].map(([, path = '']) => path);
