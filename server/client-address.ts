import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** How much of an IPv6 address a provider gives to one customer, in bits. */
const customerBits = 64

/** An IPv4 address, or the network of an IPv6 customer, who has all addresses in it. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${customerBits}`)}/${customerBits}`
}

const listOf = (proxies?: string) => proxies?.split(',').map((one) => one.trim()) ?? []

/** Whether a call comes straight from one of these proxies, who say how it is traced. */
export function comesFrom(proxies?: string): (request: IncomingMessage) => boolean {
  const trusts = proxyAddr.compile(listOf(proxies))
  return ({ socket: { remoteAddress } }) => remoteAddress !== undefined && trusts(remoteAddress, 0)
}

/**
 * Reads who calls, as limits count callers. What the header `X-Forwarded-For` says is believed from
 * the right as far as each next hop is one of these proxies.
 * @param proxies addresses and networks, separated by commas
 */
export function clientAddresses(proxies?: string): (request: IncomingMessage) => string {
  const trusts = proxyAddr.compile(listOf(proxies))
  return (request) =>
    request.socket.remoteAddress === undefined ? 'unknown' : networkOf(proxyAddr(request, trusts))
}
