/**
 * The network of an address, which is no longer that of one person: the first 24 bits of an IPv4 address, the first
 * 48 of an IPv6 address. Empty where the connection broke before its address was read.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return `${ipv4}.0`;
  const [start = ''] = address.split('::', 1);
  return `${start.split(':').slice(0, 3).join(':')}::`;
}
