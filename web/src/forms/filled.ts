/**
 * Whether an input event filled in a whole value, from a password manager or the browser: such events have no input
 * type, or one that says that text was replaced. A-22
 */
export function isFilled(event: object): boolean {
  const inputType = 'inputType' in event ? event.inputType : '';
  return inputType === '' || inputType === 'insertReplacementText';
}
