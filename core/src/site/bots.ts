const BOT = /bot|crawl|spider|slurp|facebookexternalhit|bingpreview/i;

/** Whether a search engine or link preview is asking; a headless browser is a visitor. D-68 */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
