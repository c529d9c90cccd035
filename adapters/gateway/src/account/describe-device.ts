/** Longer ones come from no browser, so parsing them would be wasted work. */
const MAX_LENGTH = 1_000;

/** The first match counts: most browsers also name others in their user agent. */
const BROWSER_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICE_SYSTEM_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Describes the device of a user agent in names that are the same in every language, such as "Chrome, Windows"; '' if
 * it is unknown.
 */
export function describeDevice(userAgent: string): string {
  if (userAgent.length > MAX_LENGTH) return '';
  return [BROWSER_PATTERNS, DEVICE_SYSTEM_PATTERNS]
    .map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1])
    .filter((name) => name !== undefined)
    .join(', ');
}
