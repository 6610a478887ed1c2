import { isIP } from 'node:net';

/**
 * The network of an address, which does not identify a person: the first 24 bits of an IPv4 address, the first 48 of an
 * IPv6 address. Empty where the connection broke before its address was read.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return `${ipv4}.0`;
  const [start = ''] = address.split('::', 1);
  return `${start.split(':').slice(0, 3).join(':')}::`;
}

const WITH_PORT = /^(?:\[([^[\]]*)\]|([\d.]+))(?::\d+)?$/;

/** An entry of `X-Forwarded-For` as an address; undefined for what is none, or names an interface of the proxy. */
function addressIn(entry: string): string | undefined {
  const [, ipv6, ipv4] = WITH_PORT.exec(entry) ?? [];
  const address = ipv6 ?? ipv4 ?? entry;
  return isIP(address) !== 0 && !address.includes('%') ? address : undefined;
}

/**
 * An `X-Forwarded-For` header without ports, and without the entries up to the last one that is not an address. Anyone
 * can make up such an entry; the request then counts for the proxy that passed it on.
 */
export function addressesIn(forwarded: string): string {
  const entries = forwarded.split(',').map((entry) => entry.trim());
  const addresses = entries.filter((entry) => entry !== '').map(addressIn);
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ');
}
