/**
 * The industry of the page on the screen: that of its head, or of the best result for a keyword. Undefined for a page
 * without one.
 */
export function readPageIndustry(): string | undefined {
  const best = document.querySelector<HTMLElement>('[data-best-industry]');
  return document.documentElement.dataset.industry ?? best?.dataset.bestIndustry;
}
