import { readQuery } from '@fairhall/core/routes/query';
import { type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { hrefOf, resolveAddress, rootOf } from '../page/address.ts';
import {
  addressContext,
  loginStatusContext,
  pageBootContext,
  pagePortsContext,
  pageTextsContext,
} from '../page/contexts.ts';
import { findRedirect, loginHref } from '../page/guard.ts';
import { LoadFailed } from '../page/load-module.ts';
import { loadScreen } from '../page/load-screen.ts';
import { LoginNeeded } from '../page/login-status.ts';
import { type PageError, pageError } from '../page/page-error.ts';
import { pageLocation } from '../page/page-location.ts';
import type { LoadedPage } from '../page/screen.ts';
import { isAtExhibition, screenTexts } from '../page/screens.ts';
import './screens.ts';

/** The contexts of `page/contexts.ts`, which all steps to a page share. */
type Context = Readonly<RouterContextProvider>;

/**
 * Finds the page of an address, for the loader. An unknown address redirects to the deploy root, another address
 * with a language loads a new document, and guards come last. Throws redirects.
 */
export async function findPage(url: URL, context: Context): Promise<void> {
  const boot = context.get(pageBootContext);
  const address = resolveAddress(url.pathname, boot);
  if (address === null) throw redirect(rootOf(boot));
  if (!import.meta.env.SSR && url.searchParams.has('lang') && !isOpen(url)) throw redirectDocument(url.href);
  const target = await findRedirect(address.name, url, boot, context.get(loginStatusContext));
  if (target !== null) throw redirect(target);
  context.set(addressContext, address);
}

/** Loads the page that was found. Throws redirects, and errors that are shown instead of the page. */
export async function loadPage(url: URL, signal: AbortSignal, context: Context): Promise<LoadedPage> {
  const { name, params } = context.get(addressContext);
  const boot = context.get(pageBootContext);
  const { texts, ensure, cacheViewData } = context.get(pageTextsContext);
  const atExhibition = isAtExhibition(url.searchParams);
  try {
    const [screen] = await Promise.all([loadScreen(name, atExhibition), ensure(screenTexts(name, atExhibition))]);
    const ports = await context.get(pagePortsContext)();
    const visit = { params, search: url.searchParams, boot, ports, texts, href: hrefOf(boot), signal, cacheViewData };
    const { industryType: industry } = readQuery(url.searchParams);
    return { name, data: (await screen.loader?.(visit)) ?? null, ...(industry !== undefined && { industry }) };
  } catch (error) {
    if (error instanceof LoadFailed) throw redirectWithoutCode(url);
    if (!(error instanceof LoginNeeded)) throw error;
    context.get(loginStatusContext).reject();
    throw redirect(loginHref(boot, url));
  }
}

/**
 * Handles a page whose code could not be loaded. Redirects to its document, which names the files of the present
 * version. Returns an error if the browser is offline or already shows this document.
 */
function redirectWithoutCode(url: URL): Response | PageError {
  return navigator.onLine && !isOpen(url) ? redirectDocument(url.pathname + url.search) : pageError('timeOut');
}

/** Whether the browser already shows this document: redirecting to it would reload it without end. */
function isOpen({ pathname, search }: URL): boolean {
  const here = pageLocation();
  return pathname + search === here.pathname + here.search;
}
