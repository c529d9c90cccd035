import { expect, test } from 'vitest';
import { ERROR_TYPE, gatewayError } from './error.ts';

test('R-8.020 a call fails with one of four error kinds', () => {
  expect(Object.keys(ERROR_TYPE)).toEqual(['NETWORK_ERROR', 'TIME_OUT', 'INVALID_TOKEN', 'SERVER_ERROR']);
  expect(gatewayError('TIME_OUT')).toEqual({ kind: 'TIME_OUT', code: '', message: '' });
  expect(gatewayError('SERVER_ERROR', '429', 'wait', 3)).toEqual({
    kind: 'SERVER_ERROR',
    code: '429',
    message: 'wait',
    retryAfterSeconds: 3,
  });
});
