import type { CallExample } from '../call-examples/call-example.ts';

/** Calls that carry a login to another host. */
export const LOGIN_TRANSFER_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'loginTransfer.issue': {
    input: { audience: 'https://turkey.fairhall.example' },
    output: { ac: 'code' },
    bounds: { audience: [0, 200] },
  },
  'loginTransfer.exchange': {
    input: { ac: 'code', from: 'https://fairhall.example' },
    output: { token: 'bt_1' },
    bounds: { ac: [0, 200], from: [0, 200] },
  },
};
