import { expect, test } from 'vitest';
import { gatewayError } from './error.ts';
import { PAGE_ERRORS, pageErrorOf } from './page-error.ts';

test('R-8.021 a failed call maps to one of four page errors', () => {
  const errors = [
    gatewayError('SERVER_ERROR', '404'),
    gatewayError('TIME_OUT'),
    gatewayError('SERVER_ERROR', '500'),
    gatewayError('SERVER_ERROR', 'unreadable'),
  ];
  expect(errors.map(pageErrorOf)).toEqual(['noSuchPage', 'timeOut', 'apiError', 'dataError']);
  expect(pageErrorOf(gatewayError('SERVER_ERROR', '410'))).toBe('noSuchPage');
  expect(PAGE_ERRORS).toEqual(['noSuchPage', 'timeOut', 'apiError', 'dataError']);
});
