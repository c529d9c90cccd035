/**
 * Keeps a form from being sent until the returned function is called, which sends it if somebody has tried meanwhile.
 * Handlers of the page do not see the first try.
 */
export function queueSubmits(form: HTMLFormElement | null): () => void {
  let isQueued = false;
  const handleSubmit = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    isQueued = true;
  };
  form?.addEventListener('submit', handleSubmit, { capture: true });
  return () => {
    form?.removeEventListener('submit', handleSubmit, { capture: true });
    if (isQueued) form?.requestSubmit();
  };
}
