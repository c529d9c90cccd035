import type { Gateway } from '@fairhall/gateway/gateway';
import type { CallOptions } from './gateway.ts';

export type FormParts = readonly (readonly [name: string, value: string | Blob, fileName?: string])[];

const formOf = (parts: FormParts): FormData => {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
};

/** Posts a multipart body to a call: a form, or bytes with a content type of their own. */
export function postForm(
  gateway: Gateway,
  path: string,
  body: FormParts | Buffer,
  { headers = {}, address = '192.0.2.1', origin = 'http://127.0.0.1:3000' }: CallOptions = {},
): Promise<Response> {
  const init = { method: 'POST', headers, body: Buffer.isBuffer(body) ? new Uint8Array(body) : formOf(body) };
  return gateway.handle(new Request(`${origin}/gateway/${path}`, init), { address });
}
