/**
 * Replaces the service worker if OFFLINE_PAGES is 0. Browsers check for a new worker when pages are opened. This one
 * deletes all caches and unregisters itself, even if the previous worker was defective.
 */
export const WORKER_CLEANUP_SCRIPT = [
  'addEventListener("install",()=>skipWaiting());',
  'addEventListener("activate",event=>event.waitUntil((async()=>{',
  'for(const name of await caches.keys())await caches.delete(name);await registration.unregister()})()))',
].join('');
