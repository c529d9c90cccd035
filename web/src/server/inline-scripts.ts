import { buildIfFutureScript, buildIfStoredScript } from '@fairhall/adapters/browser/stored-value';
import { buyerTokenName } from '@fairhall/core/account/stored-names';
import { myExhibitionEndName } from '@fairhall/core/exhibition/stored-names';

// Scripts inlined into the document. The page's policy allows them by their hashes, so they must not differ between
// requests.

/** Screens narrower than 375 px get a viewport of 375 px. D-91 */
export const MOBILE_VIEWPORT_SCRIPT =
  "if(screen.width<375)document.querySelector('meta[name=viewport]').content='width=375'";

/**
 * Marks the document before the first paint if the device stores an unexpired login, or a registration for an
 * exhibition that is not over. Shared pages then reserve room for content that only a buyer's browser adds, which
 * avoids layout shifts.
 */
export const BUYER_SCRIPT = [
  buildIfStoredScript(buyerTokenName, 'document.documentElement.dataset.buyer=""'),
  buildIfFutureScript(myExhibitionEndName, 'document.documentElement.dataset.ownShow=""'),
].join('');

/**
 * Holds presses that are made before React has rendered, and replays them afterwards. It covers buttons, and forms that
 * need a script. Otherwise the browser would post such a form to the page's own address, which accepts no posts, and
 * the typed values would be lost. Links, menus and other forms work without a script. `data-held` names the type of the
 * held event; a form takes precedence.
 */
export const EVENT_HOLD_SCRIPT = [
  '{let held=[];const page=document.documentElement,isRendered=()=>page.dataset.pageState==="rendered",',
  'hold=event=>{const{target,type,submitter}=event,isForm=type==="submit",',
  'pressed=isForm?target.matches("[method=post],[data-hold]")&&target:target.closest("button[type=button]");',
  'if(!pressed||isRendered())return;event.preventDefault();event.stopImmediatePropagation();',
  'if(isForm)held=held.filter(one=>one.pressed!==target);held.push({pressed,submitter});',
  'if(isForm||!page.dataset.held)page.dataset.held=type};',
  'for(const type of["click","submit"])addEventListener(type,hold,true);',
  'new MutationObserver((_,observer)=>{if(!isRendered())return;observer.disconnect();',
  'for(const type of["click","submit"])removeEventListener(type,hold,true);delete page.dataset.held;',
  'for(const{pressed,submitter}of held)if(pressed.isConnected)',
  'pressed.requestSubmit?pressed.requestSubmit(submitter):pressed.click()})',
  '.observe(page,{attributeFilter:["data-page-state"]})}',
].join('');
