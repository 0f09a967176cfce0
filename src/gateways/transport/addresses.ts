import { lookup } from 'node:dns/promises'

/** All addresses of a name; only those of IPv4 when it has some. */
export async function addressesOf(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true })
  const four = found.filter(({ family }) => family === 4)
  return (four.length > 0 ? four : found).map(({ address }) => address)
}

/** A URL with the address in place of its name. */
export function atAddress(url: string, address: string): string {
  const at = new URL(url)
  at.hostname = address.includes(':') ? `[${address}]` : address
  return at.origin
}
