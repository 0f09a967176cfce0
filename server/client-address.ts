import type { IncomingMessage } from 'node:http'

/** The shopper's address; the one our own proxy adds last is believed only when there is one. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const socket = request.socket.remoteAddress ?? 'unknown'
  if (!trustProxy) return socket
  const forwarded = request.headers['x-forwarded-for']
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last || socket
}
