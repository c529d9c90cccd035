import { QUERY_SECRET_NAMES } from '@fairhall/core/routes/query';

/**
 * Removes secrets from the address bar and the browser's history before anything of the page loads. The history entry
 * stores the whole address for the page's own script (`page/page-location.ts`). After a reload, or a return to the
 * page, the script requests the whole address again. Without the secret the server would show the page for visitors who
 * have no link. THR-04 THR-58
 */
export const HIDE_SECRETS_SCRIPT = [
  '{const{pathname,search,hash}=location,{masked}=history.state||{},query=new URLSearchParams(search);',
  `for(const name of${JSON.stringify([...QUERY_SECRET_NAMES])})query.delete(name);`,
  'if(query.size<new URLSearchParams(search).size)history.replaceState({...history.state,masked:{pathname,search,hash}},"",',
  'pathname+(query.size?"?"+query:"")+hash);',
  'else if(masked&&masked.pathname===pathname)location.replace(pathname+masked.search+hash)}',
].join('');
