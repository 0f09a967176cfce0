import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Bits of an IPv6 address that a provider assigns to one customer. */
const customerBits = 64

/** An IPv4 address, or the network of an IPv6 address: one customer has all addresses of it. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${customerBits}`)}/${customerBits}`
}

const listOf = (proxies?: string) => proxies?.split(',').map((one) => one.trim()) ?? []

/** Whether a call comes directly from one of these proxies, whose trace headers are trusted. */
export function comesFrom(proxies?: string): (request: IncomingMessage) => boolean {
  const trusts = proxyAddr.compile(listOf(proxies))
  return ({ socket: { remoteAddress } }) => remoteAddress !== undefined && trusts(remoteAddress, 0)
}

/** For rate limits; `X-Forwarded-For` is trusted while the hop is one of `proxies`. */
export function clientAddresses(proxies?: string): (request: IncomingMessage) => string {
  const trusts = proxyAddr.compile(listOf(proxies))
  return (request) =>
    request.socket.remoteAddress === undefined ? 'unknown' : networkOf(proxyAddr(request, trusts))
}
