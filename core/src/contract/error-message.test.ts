import { describe, expect, test } from 'vitest';
import type { Texts } from '../ports/texts.ts';
import { gatewayError } from './error.ts';
import { errorMessage, toDisplayText } from './error-message.ts';

describe('what a person is told of a failed call', () => {
  test('R-8.013 a network error shows the words that came with it, else its own', () => {
    expect(errorMessage(gatewayError('NETWORK_ERROR', '', 'the line is cut'))).toEqual({ text: 'the line is cut' });
    expect(errorMessage(gatewayError('NETWORK_ERROR'))).toEqual({ key: 'request.network' });
  });

  test('R-8.014 a time-out shows one text whatever came with it', () => {
    expect(errorMessage(gatewayError('TIME_OUT'))).toEqual({ key: 'request.timeout' });
    expect(errorMessage(gatewayError('TIME_OUT', '', 'upstream'))).toEqual({ key: 'request.timeout' });
  });

  test('R-8.015 a server error shows its message, else its own words', () => {
    expect(errorMessage(gatewayError('SERVER_ERROR', '404', 'gone'))).toEqual({ text: 'gone' });
    expect(errorMessage(gatewayError('SERVER_ERROR', '500'))).toEqual({ key: 'request.server' });
  });

  test('R-8.011 a token that is no longer good asks for a new login', () => {
    expect(errorMessage(gatewayError('INVALID_TOKEN', '401'))).toEqual({ key: 'request.relogin' });
  });

  test('a key is looked up, the words of the gateway stay as they came', () => {
    const texts: Texts = { lang: 'en', text: (key) => `<${key}>`, counted: (key) => key };
    expect(toDisplayText(texts, { key: 'request.timeout' })).toBe('<request.timeout>');
    expect(toDisplayText(texts, { text: 'gone {n}' })).toBe('gone {n}');
  });
});
