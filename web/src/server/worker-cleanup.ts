/**
 * What stands in the place of the worker where OFFLINE_PAGES is 0. Browsers look for a new worker as pages are opened; this
 * one drops all that was kept and leaves, whatever was wrong with the one before.
 */
export const WORKER_CLEANUP_SCRIPT = [
  'addEventListener("install",()=>skipWaiting());',
  'addEventListener("activate",event=>event.waitUntil((async()=>{',
  'for(const name of await caches.keys())await caches.delete(name);await registration.unregister()})()))',
].join('');
