import { describe, expect, test } from 'vitest';
import type { Texts } from '../ports/texts.ts';
import { gatewayError } from './error.ts';
import { errorMessage, toDisplayText } from './error-message.ts';

describe('the message of a failed call', () => {
  test('R-8.013 a network error shows its own message, else a default text', () => {
    expect(errorMessage(gatewayError('NETWORK_ERROR', '', 'the line is cut'))).toEqual({ text: 'the line is cut' });
    expect(errorMessage(gatewayError('NETWORK_ERROR'))).toEqual({ key: 'request.network' });
  });

  test('R-8.014 a time-out always shows the same text', () => {
    expect(errorMessage(gatewayError('TIME_OUT'))).toEqual({ key: 'request.timeout' });
    expect(errorMessage(gatewayError('TIME_OUT', '', 'upstream'))).toEqual({ key: 'request.timeout' });
  });

  test('R-8.015 a server error shows its own message, or a default text', () => {
    expect(errorMessage(gatewayError('SERVER_ERROR', '404', 'gone'))).toEqual({ text: 'gone' });
    expect(errorMessage(gatewayError('SERVER_ERROR', '500'))).toEqual({ key: 'request.server' });
  });

  test('R-8.011 an invalid token asks for a new login', () => {
    expect(errorMessage(gatewayError('INVALID_TOKEN', '401'))).toEqual({ key: 'request.relogin' });
  });

  test('a message key is translated, and text from the gateway is shown unchanged', () => {
    const texts: Texts = { lang: 'en', text: (key) => `<${key}>`, counted: (key) => key };
    expect(toDisplayText(texts, { key: 'request.timeout' })).toBe('<request.timeout>');
    expect(toDisplayText(texts, { text: 'gone {n}' })).toBe('gone {n}');
  });
});
