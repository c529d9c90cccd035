import { isStored } from '@fairhall/adapters/browser/stored-value';
import { supplierTokenName } from '@fairhall/core/supplier-login/stored-names';
import { useEffect, useState } from 'react';

/**
 * Whether a supplier is logged in on this device. False until the browser has rendered, since the server does not know.
 */
export function useSupplierToken(): boolean {
  const [isLoggedIn, setLoggedIn] = useState(false);
  useEffect(() => setLoggedIn(isStored(window, supplierTokenName, Date.now())), []);
  return isLoggedIn;
}
