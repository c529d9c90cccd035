/**
 * Whether a value was put in as a whole, by a password manager or by the browser: their events name no way of typing, or
 * say that a text was replaced. A-22
 */
export function isFilled(event: object): boolean {
  const inputType = 'inputType' in event ? event.inputType : '';
  return inputType === '' || inputType === 'insertReplacementText';
}
