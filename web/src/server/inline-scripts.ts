// Scripts that stand in the document itself. The page's policy allows them by their hashes, so none may differ by request.

/** A screen narrower than 375 px gets a viewport of 375. D-91 */
export const VIEWPORT_SCRIPT = "if(screen.width<375)document.querySelector('meta[name=viewport]').content='width=375'";

/**
 * Holds a form that is sent before the page's script is there, and sends it once the page is rendered. The browser would
 * post it to the page's own address, which answers no form, and what was typed would be lost.
 */
export const HOLD_FORM_SCRIPT = [
  '{let held;const page=document.documentElement,isRendered=()=>page.dataset.pageState==="rendered",',
  'hold=event=>{if(isRendered()||event.target.method!=="post")return;',
  'event.preventDefault();held=event;page.dataset.formHeld=""};',
  'addEventListener("submit",hold,true);',
  'new MutationObserver((_,observer)=>{if(!isRendered())return;',
  'observer.disconnect();removeEventListener("submit",hold,true);delete page.dataset.formHeld;',
  'if(held?.target.isConnected)held.target.requestSubmit(held.submitter)})',
  '.observe(page,{attributeFilter:["data-page-state"]})}',
].join('');
