/** Longer ones are no browser's; reading them would cost for nothing. */
const MAX_LENGTH = 1_000;

/** The first that fits counts: most browsers name others beside themselves. */
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

/** "Chrome, Windows": what a user agent tells of a device, in names that no language changes; '' where it tells nothing. */
export function describeDevice(userAgent: string): string {
  if (userAgent.length > MAX_LENGTH) return '';
  return [BROWSER_PATTERNS, DEVICE_SYSTEM_PATTERNS]
    .map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1])
    .filter((name) => name !== undefined)
    .join(', ');
}
