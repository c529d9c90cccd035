import { buildIfFutureScript, buildIfStoredScript } from '@fairhall/adapters/browser/stored-value';
import { buyerTokenName } from '@fairhall/core/account/stored-names';
import { myExhibitionEndName } from '@fairhall/core/exhibition/stored-names';

// Scripts that stand in the document itself. The page's policy allows them by their hashes, so none may differ by request.

/** A screen narrower than 375 px gets a viewport of 375. D-91 */
export const MOBILE_VIEWPORT_SCRIPT =
  "if(screen.width<375)document.querySelector('meta[name=viewport]').content='width=375'";

/**
 * Marks the document of a reader whose device keeps a login that has not expired, and of one who is registered for a show that is
 * not over, before anything is painted: so everybody's page leaves the place for what a buyer's browser shows there, and nothing
 * moves.
 */
export const BUYER_SCRIPT = [
  buildIfStoredScript(buyerTokenName, 'document.documentElement.dataset.buyer=""'),
  buildIfFutureScript(myExhibitionEndName, 'document.documentElement.dataset.ownShow=""'),
].join('');

/**
 * Holds what is pressed before React is there, and does it once the page is rendered: buttons, and forms that need a script.
 * The browser would post such a form to the page's own address, which answers no form, and what was typed would be lost.
 * Links, menus and other forms work by themselves. `data-held` says what is held, a form before all else.
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
