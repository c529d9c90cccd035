// Loaded into the server of the control run (--import): removes the error listener from every database connection, as
// before REL-23. The faults must crash such a server, otherwise they prove nothing.
import { createRequire } from 'node:module';

interface Emitter {
  on(name: string, listener: () => void): this;
}

const ofGateway = createRequire(new URL('../../adapters/gateway/package.json', import.meta.url));
const { Pool } = ofGateway('pg') as { readonly Pool: { readonly prototype: Emitter } }; // a CommonJS package
const { on } = Pool.prototype;
Pool.prototype.on = function onOther(this: Emitter, name, listener) {
  return name === 'connect' ? this : on.call(this, name, listener);
};
