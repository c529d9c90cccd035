import { gatewayError } from '@fairhall/core/contract/error';
import { expect, test } from 'vitest';
import { toExitCode } from './exit-codes.ts';

test.each([
  ['no connection', gatewayError('NETWORK_ERROR'), 5],
  ['a time-out', gatewayError('TIME_OUT'), 5],
  ['a busy gateway', gatewayError('SERVER_ERROR', '503'), 5],
  ['a token that is no longer good', gatewayError('INVALID_TOKEN', '401'), 4],
  ['a call that needs a login', gatewayError('SERVER_ERROR', '401'), 4],
  ['something that is not there', gatewayError('SERVER_ERROR', '404'), 1],
  ['a limit that is reached', gatewayError('SERVER_ERROR', '429'), 1],
  ['an unknown account', gatewayError('SERVER_ERROR', '1001'), 1],
  ['a gateway that broke', gatewayError('SERVER_ERROR', '500'), 70],
  ['an answer that does not fit the contract', gatewayError('SERVER_ERROR', 'unreadable'), 70],
])('%s exits with the code of its failure class', (_title, error, exit) => {
  expect(toExitCode(error)).toBe(exit);
});
