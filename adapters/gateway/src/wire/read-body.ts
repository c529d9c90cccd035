/** Largest JSON body, in bytes. THR-40 */
export const MAX_BODY = 262_144;

export type BodyProblem = 'tooLarge' | 'notText';

/** The body as text, read no further than allowed. A byte that is no UTF-8 is a problem, not a question mark. */
export async function readBody(request: Request): Promise<string | { readonly problem: BodyProblem }> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > MAX_BODY) return { problem: 'tooLarge' };
  const bytes = length === null ? await pulled(request) : new Uint8Array(await request.arrayBuffer());
  if (bytes === undefined || bytes.byteLength > MAX_BODY) return { problem: 'tooLarge' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { problem: 'notText' };
  }
}

/** A body that did not tell its length, piece by piece. */
async function pulled(request: Request): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
